// `npm run art`: generates the files that browsers load from each picture NAME.webp in the art folders of the content:
// NAME-960.avif (960 px wide), NAME.avif (full width), for some pictures the crop NAME-portrait.webp, and the folder's index.ts,
// which pages import: `import { background, left } from './art'`. Pictures that another page loads without the rest of their folder
// are exported from a module of their own, such as home.ts. Run it after adding or changing a picture; files that are newer than
// their picture are kept. `--draft` encodes quickly, for placeholders.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { contentFolder } from './contentFolder.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')
const ROOT = join(REPOSITORY, contentFolder(REPOSITORY))

/** All folders of the content that contain pictures. */
const FOLDERS = [
  ...new Set(
    readdirSync(ROOT, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.webp'))
      .map(({ parentPath }) => relative(ROOT, parentPath).split(sep).join('/')),
  ),
].toSorted()

/** Additional widths in px; the first matching pattern applies. */
const WIDTHS: [picture: RegExp, widths: number[]][] = [
  [/^series\/.*\/background$/, [960, 1280]],
  [/^series\/.*\/(left|right)$/, [600]],
  [/^series\/.*\/cover$/, [450]],
  [/^series\/.*\/character-\d+$/, [400]],
  [/^series\/.*\/illust-\d+$/, [480, 800]],
  [/^novels\/.*\/cover$/, [380]],
  [/\/profile\//, [480, 800]],
]

/** Backgrounds that are cropped at their centre on upright phones, and the visible width in px. */
const PORTRAIT: { picture: RegExp; width: number } = { picture: /^series\/.*\/background$/, width: 720 }

/** Modules for pictures that are loaded without the rest of their folder: by home, menus, and the block of what was read last. */
const MODULES: [module: string, picture: RegExp][] = [
  ['home', /^series\/.*\/(background|background-portrait|left|right|scene-back)$/],
  ['menu', /\/menu$/],
  ['portrait', /^series\/.*\/character-1$/],
]

/** Pictures without placeholder, because they appear over other artwork. */
const BARE = /^series\/.*\/(background-portrait|left|right|scene-back)$/

/** Previews in menus, which are already compressed more. */
const PREVIEW = /^art\/navigation\/|\/menu$/

/** Closer to the original than a WebP of quality 80 with 60 % of its size. */
const EFFORT = process.argv.includes('--draft') ? 0 : 6
const avifOptions = (id: string) => ({ quality: PREVIEW.test(id) ? 38 : 50, effort: EFFORT })

const isNewer = (copy: string, picture: string): boolean =>
  existsSync(copy) && statSync(copy).mtimeMs >= statSync(picture).mtimeMs

/** Writes the portrait crop of a background. It is then treated like any other picture. */
async function cropPortrait(folder: string, name: string): Promise<void> {
  const file = join(ROOT, folder, `${name}.webp`)
  const portrait = join(ROOT, folder, `${name}-portrait.webp`)
  if (!PORTRAIT.picture.test(`${folder}/${name}`) || isNewer(portrait, file)) return
  const { height } = await sharp(file).metadata()
  await sharp(file)
    .resize(PORTRAIT.width, height, { fit: 'cover' })
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toFile(portrait)
}

/** Writes the AVIF file of each width, one at a time to limit memory. */
async function encode(folder: string, name: string): Promise<void> {
  const file = join(ROOT, folder, `${name}.webp`)
  const smaller = WIDTHS.find(([picture]) => picture.test(`${folder}/${name}`))?.[1] ?? []
  for (const width of [...smaller, null]) {
    const copy = join(ROOT, folder, width === null ? `${name}.avif` : `${name}-${width}.avif`)
    if (isNewer(copy, file)) continue
    const picture = sharp(file)
    if (width !== null) picture.resize(width)
    await picture.avif(avifOptions(`${folder}/${name}`)).toFile(copy)
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

/** Returns the import lines and the export of a picture. */
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
  const placeholderLine = bare
    ? []
    : [`  placeholder: '${await placeholder(join(ROOT, folder, `${name}.webp`))}',\n`]
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
${placeholderLine.join('')}}\n`,
  }
}

function writeModule(folder: string, name: string, parts: Description[], reExports: string[] = []): void {
  const exported = parts.map((part) => part.export).join('\n')
  const types = ['BarePicture', 'Picture'].filter((type) => exported.includes(`: ${type} =`))
  const text = [
    '// Written by scripts/build/art.ts.',
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from '@/assets/picture'`] : []),
    ...parts.flatMap(({ imports }) => imports),
    '',
    ...reExports.map((module) => `export * from './${module}'`),
    '',
    exported,
  ].join('\n')
  writeFileSync(join(ROOT, folder, `${name}.ts`), text)
}

const pictures = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => basename(file, '.webp'))
    .toSorted()

/** Removes the AVIF files of deleted pictures. */
function removeOrphans(folder: string, names: readonly string[]): void {
  for (const file of readdirSync(join(ROOT, folder)))
    if (file.endsWith('.avif') && !names.includes(file.replace(/(-\d{3,4})?\.avif$/, '')))
      rmSync(join(ROOT, folder, file))
}

for (const folder of FOLDERS) {
  // Sequentially, because sharp uses all cores for each picture.
  for (const name of pictures(folder)) await cropPortrait(folder, name)
  const names = pictures(folder)
  for (const name of names) await encode(folder, name)
  removeOrphans(folder, names)
  const files = readdirSync(join(ROOT, folder))
  const modules = new Map<string, Description[]>([['index', []]])
  for (const name of names) {
    const module = MODULES.find(([, picture]) => picture.test(`${folder}/${name}`))?.[0] ?? 'index'
    modules.set(module, [...(modules.get(module) ?? []), await describe(folder, name, files)])
  }
  const others = [...modules.keys()].filter((module) => module !== 'index').toSorted()
  for (const [module, parts] of modules) writeModule(folder, module, parts, module === 'index' ? others : [])
  console.log(`${folder}: ${names.length} pictures`)
}
