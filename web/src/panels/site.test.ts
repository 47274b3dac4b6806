import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteOf, version } from './site'

test('a link leads where the page is, and it is known where no friend can follow it', () => {
  for (const host of ['127.0.0.1:8160', '127.1.2.3', 'localhost:5173', 'longwood.localhost', '[::1]:80'])
    expect(siteOf(`http://${host}/some/index.html#/fortress/7`, '')).toEqual({
      address: `http://${host}/some/index.html`,
      local: true,
    })
  expect(siteOf('file:///home/one/longwood/index.html#/', '').local).toBe(true)
  for (const host of ['longwood.example', '192.168.1.7:8160', '127.0.0.1.example'])
    expect(siteOf(`https://${host}/#/`, '')).toEqual({ address: `https://${host}/`, local: false })
})

test('where a public address is named, links lead there', () => {
  expect(siteOf('http://127.0.0.1:8160/#/fortress', 'https://longwood.example/play/')).toEqual({
    address: 'https://longwood.example/play/',
    local: false,
  })
})

test('the version is that of the program', () => {
  expect(readFileSync('../CMakeLists.txt', 'utf8')).toContain(`project(longwood VERSION ${version} `)
})
