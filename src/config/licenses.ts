import { licenses } from '#messages/licenses'
import { parseUrl } from '../lib/parseUrl.ts'
import { RESERVED } from './constants.ts'

const ADDRESS = /^https:\/\/creativecommons\.org\/(?:licenses|publicdomain)\/([a-z-]+)\/([\d.]+)\//

/** Returns the name of a licence: “CC BY 4.0”, or its host. */
export function licenseName(license: string): string {
  if (license === RESERVED) return licenses.reserved
  const [, kind, version] = ADDRESS.exec(license) ?? []
  if (kind) return kind === 'zero' ? `CC0 ${version}` : `CC ${kind.toUpperCase()} ${version}`
  return parseUrl(license)?.host ?? license
}
