// The index as a module: cards as one text that is parsed at once, pictures as imports, so that each is sent under the name
// that the build gives it.
import type { BarePicture } from '../../../src/assets/picture.ts'
import type { SearchIndex } from '../../../src/features/search/card.ts'

/** Where drawings are in the repository, as the development server names them. */
const ASSET = /\/src\/assets\/[\w/.-]+/g

/** The source of a module whose default export is the index; `pictures` of cards are numbers of its list. */
export function encodeIndex({ cards, example }: SearchIndex): string {
  const files: string[] = []
  const pictures: string[] = []

  const nameOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return `f${files.indexOf(file)}`
  }
  const text = (paths: string) => `\`${paths.replaceAll(ASSET, (file) => `\${${nameOf(file)}}`)}\``
  const numberOf = ({ src, avif, width, height }: BarePicture) => {
    const source = `{src:${text(src)},avif:${text(avif)},width:${width},height:${height}}`
    if (!pictures.includes(source)) pictures.push(source)
    return pictures.indexOf(source)
  }

  const numbered = {
    cards: cards.map(({ picture, ...card }) => ({
      ...card,
      ...(picture && { picture: numberOf(picture) }),
    })),
    example: example && { ...example, picture: numberOf(example.picture) },
  }
  return [
    ...files.map((file, index) => `import f${index} from ${JSON.stringify(file)}`),
    `export const pictures = [${pictures.join(',')}]`,
    `export const catalogue = ${JSON.stringify(JSON.stringify(numbered))}`,
  ].join('\n')
}
