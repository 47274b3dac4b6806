import { expose } from 'comlink'
import { giveNet } from './nets'
import { Searches } from './searches'

expose(new Searches(undefined, giveNet))
