// Encodes the search index as a module: the cards as one JSON string, which parses faster than an object literal, and the
// pictures as imports, so that they have the file names of the build.
import type { BarePicture } from '../../../src/assets/picture.ts'
import type { SearchIndex } from '../../../src/features/search/card.ts'

/** Paths of pictures in the repository, as in addresses of the development server. */
const ASSET = /\/src\/(?:assets|content)\/[\w/.-]+/g

/** Returns the source of the module. A card's `picture` is an index in `pictures`. */
export function encodeIndex({ cards, example }: SearchIndex): string {
  const files: string[] = []
  const pictures: string[] = []

  const importName = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return `f${files.indexOf(file)}`
  }
  const text = (paths: string) => `\`${paths.replaceAll(ASSET, (file) => `\${${importName(file)}}`)}\``
  const pictureIndex = ({ src, avif, width, height }: BarePicture) => {
    const source = `{src:${text(src)},avif:${text(avif)},width:${width},height:${height}}`
    if (!pictures.includes(source)) pictures.push(source)
    return pictures.indexOf(source)
  }

  const encoded = {
    cards: cards.map(({ picture, ...card }) => ({
      ...card,
      ...(picture && { picture: pictureIndex(picture) }),
    })),
    example: example && { ...example, picture: pictureIndex(example.picture) },
  }
  return [
    ...files.map((file, index) => `import f${index} from ${JSON.stringify(file)}`),
    `export const pictures = [${pictures.join(',')}]`,
    `export const catalogue = ${JSON.stringify(JSON.stringify(encoded))}`,
  ].join('\n')
}
