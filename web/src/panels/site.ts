declare const __VERSION__: string
declare const __SITE__: string

/** The version of Longwood. */
export const version = __VERSION__

/** Where links of this page lead. */
export interface Site {
  /** The address before the #. */
  address: string
  /** Another machine cannot open it. */
  local: boolean
}

/** `named` is the public address that was given when the page was built; without it links lead to where the page is. */
export function siteOf(href: string, named: string): Site {
  if (named !== '') return { address: named.replace(/#.*/, ''), local: false }
  const { protocol, hostname } = new URL(href)
  const local = protocol === 'file:' || /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return { address: href.replace(/#.*/, ''), local }
}

export const site = () => siteOf(location.href, __SITE__)
