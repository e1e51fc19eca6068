// npm run art: from every picture NAME.webp in src/assets makes what browsers load, NAME-960.avif (960 px wide) and
// NAME.avif (as wide as the picture), its portrait crop NAME-portrait.webp where one is needed, and the folder's index.ts,
// whose exports pages import: `import { background, left } from '@/assets/webtoon/tls'`. What home shows is in a module of
// its own beside it, home.ts, so that home loads no more than that. Run it after adding or changing a picture; a copy
// younger than its picture stays.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

const ROOT = join(import.meta.dirname, '..', '..', 'src', 'assets')
const FOLDERS = ['navigation', 'novel', 'profile', 'webtoon/tls', 'webtoon/they', 'webtoon/some']

/** Widths in px beside the picture's own, by what it shows; the first fitting line counts. */
const WIDTHS: [picture: RegExp, widths: number[]][] = [
  [/webtoon\/\w+\/background-portrait$/, []],
  [/webtoon\/\w+\/background$/, [960, 1280]],
  [/webtoon\/\w+\/(left|right)$/, [600]],
  [/webtoon\/\w+\/cover$/, [450]],
  [/webtoon\/\w+\/character-\d$/, [400]],
  [/webtoon\/\w+\/illust-\d$/, [480, 800]],
  [/^novel\//, [380]],
  [/^profile\//, [480, 800]],
  [/^navigation\//, []],
]

/** The scenes fill an upright phone from their middle: this much of them is all that can be seen there. */
const PORTRAIT: { picture: RegExp; width: number } = { picture: /webtoon\/\w+\/background$/, width: 720 }

/** The pictures that home shows, in folders where it shows some of them. */
const HOME = /^webtoon\/\w+\/(background|background-portrait|left|right|scene-back)$/

/** Those of them that come over something painted: no placeholder. */
const BARE = /^webtoon\/\w+\/(background-portrait|left|right|scene-back)$/

/** Closer to the picture than a WebP of quality 80, at three fifths of its bytes; previews are thrifty WebPs already. */
const avif = (id: string) => ({ quality: id.startsWith('navigation/') ? 38 : 50, effort: 6 })

const isYounger = (copy: string, picture: string): boolean =>
  existsSync(copy) && statSync(copy).mtimeMs >= statSync(picture).mtimeMs

/** Cuts the upright copy of a scene, which is a picture like any other from then on. */
async function crop(folder: string, name: string): Promise<void> {
  const file = join(ROOT, folder, `${name}.webp`)
  const upright = join(ROOT, folder, `${name}-portrait.webp`)
  if (!PORTRAIT.picture.test(`${folder}/${name}`) || isYounger(upright, file)) return
  const { height } = await sharp(file).metadata()
  await sharp(file)
    .resize(PORTRAIT.width, height, { fit: 'cover' })
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toFile(upright)
}

/** Writes the AVIF of every width; one picture in memory at a time. */
async function encode(folder: string, name: string): Promise<void> {
  const file = join(ROOT, folder, `${name}.webp`)
  const smaller = WIDTHS.find(([picture]) => picture.test(`${folder}/${name}`))?.[1] ?? []
  for (const width of [...smaller, null]) {
    const copy = join(ROOT, folder, width === null ? `${name}.avif` : `${name}-${width}.avif`)
    if (isYounger(copy, file)) continue
    const picture = sharp(file)
    if (width !== null) picture.resize(width)
    await picture.avif(avif(`${folder}/${name}`)).toFile(copy)
  }
}

async function placeholder(file: string): Promise<string> {
  const { data, info } = await sharp(file)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

interface Description {
  imports: string[]
  export: string
}

/** The picture's import lines and its export. */
async function describe(folder: string, name: string, files: string[]): Promise<Description> {
  const { width, height } = await sharp(join(ROOT, folder, `${name}.webp`)).metadata()
  const id = camelCase(name)
  const widths = files
    .map((file) => new RegExp(`^${name}-(\\d{3,4})\\.avif$`).exec(file)?.[1])
    .filter((found) => found !== undefined)
    .map(Number)
    .toSorted((a, b) => a - b)
  const sources = [...widths.map((each) => `\${${id}${each}} ${each}w`), `\${${id}Full} ${width}w`].join(', ')
  const bare = BARE.test(`${folder}/${name}`)
  const light = bare ? [] : [`  placeholder: '${await placeholder(join(ROOT, folder, `${name}.webp`))}',\n`]
  return {
    imports: [
      ...widths.map((each) => `import ${id}${each} from './${name}-${each}.avif'`),
      `import ${id}Full from './${name}.avif'`,
      `import ${id}Plain from './${name}.webp'`,
    ],
    export: `export const ${id}: ${bare ? 'BarePicture' : 'Picture'} = {
  src: ${id}Plain,
  avif: \`${sources}\`,
  width: ${width},
  height: ${height},
${light.join('')}}\n`,
  }
}

function writeModule(folder: string, name: string, parts: Description[], reExports: string[] = []): void {
  const depth = '../'.repeat(folder.split('/').length)
  const text = [
    '// Written by scripts/build/art.ts.',
    `import type { ${name === 'home' ? 'BarePicture, Picture' : 'Picture'} } from '${depth}picture'`,
    ...parts.flatMap(({ imports }) => imports),
    '',
    ...reExports.flatMap((line) => [line, '']),
    ...parts.map((part) => part.export),
  ].join('\n')
  writeFileSync(join(ROOT, folder, `${name}.ts`), text)
}

const pictures = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => basename(file, '.webp'))
    .toSorted()

/** Removes the copies of pictures that are gone. */
function sweep(folder: string, names: readonly string[]): void {
  for (const file of readdirSync(join(ROOT, folder)))
    if (file.endsWith('.avif') && !names.includes(file.replace(/(-\d{3,4})?\.avif$/, '')))
      rmSync(join(ROOT, folder, file))
}

for (const folder of FOLDERS) {
  // One after another: sharp uses every core for one.
  for (const name of pictures(folder)) await crop(folder, name)
  const names = pictures(folder)
  for (const name of names) await encode(folder, name)
  sweep(folder, names)
  const files = readdirSync(join(ROOT, folder))
  const home: Description[] = []
  const others: Description[] = []
  for (const name of names) {
    const part = await describe(folder, name, files)
    if (HOME.test(`${folder}/${name}`)) home.push(part)
    else others.push(part)
  }
  if (home.length > 0) writeModule(folder, 'home', home)
  writeModule(folder, 'index', others, home.length > 0 ? ["export * from './home'"] : [])
  console.log(`${folder}: ${home.length + others.length} pictures`)
}
