// Cache keys of social cards: cards with the same key are identical.
import { createHash } from 'node:crypto'
import { listPictures, type CardSpec } from './cardSpec.ts'
import {
  CONTENT,
  HERO_POSTER,
  listRepositoryFiles,
  readRepositoryFile,
  TOKEN_FILES,
} from './repositoryFiles.ts'

const hashes = new Map<string, string>()

function hashFile(path: string): string {
  const cached = hashes.get(path)
  if (cached !== undefined) return cached
  const hash = createHash('sha256').update(readRepositoryFile(path)).digest('hex')
  hashes.set(path, hash)
  return hash
}

let sharedHash: string | undefined

/** Returns a hash of everything that affects all cards: code, colours, logo, lettering and the rendering libraries. */
function hashOfShared(): string {
  sharedHash ??= createHash('sha256')
    .update(
      [
        ...listRepositoryFiles('scripts/social-cards'),
        ...listRepositoryFiles('src/cards'),
        ...listRepositoryFiles(`${CONTENT}/art/logo`),
        ...listRepositoryFiles(`${CONTENT}/art/lettering`),
        ...TOKEN_FILES,
        'scripts/fonts/faceFiles.ts',
        'scripts/fonts/ranges.ts',
        `${CONTENT}/faces.ts`,
        'scripts/seo/plainText.ts',
        'src/config/socialCard.ts',
        'src/lib/image/cropping.ts',
        'src/lib/colorContrast.ts',
        'src/lib/korean/graphemes.ts',
        'node_modules/satori/package.json',
        'node_modules/sharp/package.json',
      ]
        .map(hashFile)
        .join(),
    )
    .digest('hex')
  return sharedHash
}

/** Lists the files that a card of this kind draws in addition to the pictures of its spec. */
function designFiles(spec: CardSpec): string[] {
  if (spec.kind === 'home') return [HERO_POSTER]
  if (spec.kind === 'series')
    return ['background.webp', 'left.webp', 'right.webp', ...(spec.hasLogo ? ['logo.svg'] : [])].map(
      (file) => `${spec.art}/${file}`,
    )
  return []
}

/**
 * Returns the key of a card, 12 hexadecimal digits. A stored picture is identified by its address, which is never reused for
 * another picture; a file of the repository by its content.
 */
export function cardKey(spec: CardSpec, xmp: string): string {
  const files = listPictures(spec).flatMap((picture) => ('file' in picture ? [picture.file] : []))
  const parts = [hashOfShared(), JSON.stringify(spec), xmp, ...[...designFiles(spec), ...files].map(hashFile)]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
