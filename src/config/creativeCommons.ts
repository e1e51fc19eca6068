import { RESERVED } from './constants.ts'
import { licenseName } from './licenses.ts'

const ROOT = 'https://creativecommons.org'

/** The licences of Creative Commons (https://creativecommons.org/share-your-work/cclicenses/), by the names in use. */
export const CREATIVE_COMMONS: readonly { name: string; url: string }[] = [
  ...['by', 'by-sa', 'by-nc', 'by-nc-sa', 'by-nd', 'by-nc-nd'].map((kind) => `${ROOT}/licenses/${kind}/4.0/`),
  `${ROOT}/publicdomain/zero/1.0/`,
].map((url) => ({ name: licenseName(url), url }))

/** The names of Creative Commons, and the one of works whose author keeps all rights. */
export const LICENSE_NAMES: readonly string[] = [RESERVED, ...CREATIVE_COMMONS.map(({ name }) => name)]
