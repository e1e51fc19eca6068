// Files that the static pages add to those of the bundle, named like them.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Site {
  outDir: string
  /** The site's base path, with a slash at both ends. */
  base: string
}

/** Writes a file that never changes under its name, which says what it holds: `styles.css` as `styles-k3Xz.css`. Returns its address. */
export function writeAsset({ outDir, base }: Site, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const file = `assets/${name.replace('.', `-${hash}.`)}`
  writeFileSync(join(outDir, file), content)
  return base + file
}
