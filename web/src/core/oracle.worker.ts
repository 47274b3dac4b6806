import { expose } from 'comlink'
import { SearchThread } from './thread'

expose(new SearchThread())
