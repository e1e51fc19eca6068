// The content security policy within every page, for a host that sends no headers.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Before all that it decides about but the script of the first paint, which is the build’s own. */
const PLACE = '<meta charset="utf-8" />'
/** Browsers take these from a header alone. */
const HEADER_ALONE = /frame-ancestors [^;]*; /

/** Writes the policy into every page of a build. Throws when a page lacks the place for it. */
export function writePolicies(outDir: string, policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ALONE, '')}" />`
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(outDir, name)
    const html = readFileSync(file, 'utf8')
    if (!html.includes(PLACE)) throw new Error(`${name} has no place for its policy.`)
    writeFileSync(file, html.replace(PLACE, `${PLACE}${meta}`))
  }
}
