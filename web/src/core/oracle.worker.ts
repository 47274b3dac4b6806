import { expose } from 'comlink'
import { Searches } from './searches'

expose(new Searches())
