// What a card depends on, as a hash: the same key is the same picture.
import { createHash } from 'node:crypto'
import { picturesOf, type CardSpec } from './cardSpec.ts'
import { filesIn, repositoryFile } from './files.ts'
import { TOKENS } from './tokens.ts'

const hashes = new Map<string, string>()

function hashOf(path: string): string {
  const known = hashes.get(path)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(repositoryFile(path)).digest('hex')
  hashes.set(path, hash)
  return hash
}

/** What draws every card: this folder, the colours, the logo and letterings, and the versions of what sets type. */
let recipe: string | undefined

function recipeHash(): string {
  recipe ??= createHash('sha256')
    .update(
      [
        ...filesIn('scripts/social-cards'),
        ...filesIn('src/assets/logo'),
        ...filesIn('src/assets/lettering'),
        ...filesIn(TOKENS),
        'scripts/seo/plainText.ts',
        'src/config/socialCard.ts',
        'src/lib/image/cardPicture.ts',
        'src/lib/image/cropping.ts',
        'src/lib/canvas/fitTitle.ts',
        'node_modules/satori/package.json',
        'node_modules/sharp/package.json',
      ]
        .map(hashOf)
        .join(),
    )
    .digest('hex')
  return recipe
}

/** Files that a kind of card draws beside the pictures that it is given. */
function ownFiles(spec: CardSpec): string[] {
  if (spec.kind === 'home') return ['public/video/hero-poster.jpg']
  if (spec.kind === 'series')
    return ['background.webp', 'left.webp', 'right.webp', 'logo.svg'].map(
      (file) => `src/assets/webtoon/${spec.series}/${file}`,
    )
  return []
}

/**
 * The key of a card in 12 hexadecimal digits. A stored picture counts by its address, which never comes to hold another
 * one; a file of the repository by what it holds.
 */
export function cardKey(spec: CardSpec): string {
  const files = picturesOf(spec).flatMap((picture) => ('file' in picture ? [picture.file] : []))
  const parts = [recipeHash(), JSON.stringify(spec), ...[...ownFiles(spec), ...files].map(hashOf)]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
