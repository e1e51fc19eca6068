import { makeIndex } from './makeIndex.ts'

/** Made while this module is loaded: its loader goes when it has come, and texts of chapters are files of their own. */
export default await makeIndex()
