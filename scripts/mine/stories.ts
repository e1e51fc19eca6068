import { type Answers, type OwnText, textIn } from './answers.ts'
import type { MineTexts } from './messages.ts'
import { shade, tint } from './palette.ts'
// The folders of series and novels with neutral texts and pictures.
import { writePlaceholder } from './pictures.ts'
import { code, type Writer } from './writer.ts'

/** Files of text by path in the content's folder. */
export type TextFiles = Record<string, string>

/** A key with a capital letter, as in addresses and in the names of variables. */
export const capitalize = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** Returns whether a text has only Latin letters. */
export const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text)

/** Returns the Latin name of something: its English text, or the fallback. */
const latinName = (name: OwnText, fallback: string): string => {
  const text = textIn(name, 'en')
  return isLatin(text) ? text : fallback
}

type SeriesAnswer = Answers['series'][number]

interface SeriesOptions {
  writer: Writer
  accent: string
  visible: boolean
}

/** Name of a variable that cannot be a reserved word. */
const variable = (kind: 'series' | 'novel', key: string) => `${kind}${capitalize(key)}`

function seriesEntry({ key, title }: SeriesAnswer, { writer, accent, visible }: SeriesOptions): string {
  const name = writer.text((_, language) => textIn(title, language))
  const record = `{
  key: ${code(key)},
  title: ${name},
  ${isLatin(textIn(title, 'ko')) ? "titleLang: 'en'," : ''}
  titleKo: ${name},
  schedule: ${writer.text(({ series }) => series.schedule)},
  colors: { plate: '#14110f', plateLine: '#fff6e9', accent: ${code(tint(accent, 0.4))}, background: ${code(tint(accent, 0.6))} },
  path: ${code(`/webtoon/${capitalize(key)}`)},
  ${visible ? '' : 'visible: false,'}
}`
  return `${writer.imports}import type { SeriesEntry } from '@/content/series/seriesEntry'

export const ${variable('series', key)} = ${writer.localized(record, 'constant')} satisfies SeriesEntry
`
}

const seriesHome = (
  { title }: SeriesAnswer,
  { writer }: SeriesOptions,
) => `${writer.imports}import type { SeriesHome } from '@/content/series/webtoon'
import { background, backgroundPortrait, left, right, sceneBack } from './art/home'

/** The series on home, and the head of its page. */
export default ${writer.localized(`{
  text: ${writer.text(({ series }, language) => series.synopsis(textIn(title, language)))},
  imgLeft: left,
  imgRight: right,
  backgroundImg: { wide: background, tall: backgroundPortrait, behindCard: sceneBack, focus: '50% 40%' },
  useLink: false,
  links: [],
}`)} satisfies SeriesHome
`

function characterRecord(name: OwnText, index: number, { writer, accent }: SeriesOptions): string {
  const text = (key: keyof MineTexts['character']) => writer.text(({ character }) => character[key])
  return `{
      slug: 'character-${index + 1}',
      name: cast['character-${index + 1}'],
      nameEn: ${code(latinName(name, `Character ${index + 1}`))},
      tag: ${text('tag')},
      line: ${text('line')},
      quote: ${text('quote')},
      age: ${text('age')},
      likes: ${text('likes')},
      dislikes: ${text('dislikes')},
      bio: ${text('bio')},
      image: art.character${index + 1},
      background: ${code(tint(accent, 0.62))},
    },`
}

function seriesPage({ title, characters }: SeriesAnswer, options: SeriesOptions): string {
  const { writer } = options
  const drawing = (kind: 'scene' | 'cover' | 'drawing', picture: string) =>
    `const ${kind} = { slug: '${kind}', title: ${writer.text(({ series }) => series[kind])}, alt: ${writer.text(
      ({ series }, language) => series.alts[kind](textIn(title, language)),
    )}, picture: art.${picture} }`
  const page = `{
  ...home,
  sentence: ${writer.text(({ series }) => series.sentence)},
  genre: ${writer.text(({ series }) => series.genre)},
  story: [${writer.text(({ series }) => series.story)}],
  scene,
  panels: [drawing],
  gallery: [drawing, cover, scene],
  characters: [
    ${characters.map((name, index) => characterRecord(name, index, options)).join('\n')}
  ],
}`
  return `${writer.imports}import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

${drawing('scene', 'background')}
${drawing('cover', 'cover')}
${drawing('drawing', 'illust1')}

/** Content of the page of the series. */
export default ${writer.localized(page)} satisfies WebtoonTexts
`
}

function seriesCast({ characters }: SeriesAnswer, { writer }: SeriesOptions): string {
  const names = characters.map(
    (name, index) => `'character-${index + 1}': ${writer.text((_, language) => textIn(name, language))}`,
  )
  return `${writer.imports}
/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = ${writer.localized(`{ ${names.join(', ')} }`)}
`
}

async function writeSeriesPictures(root: string, { key, characters }: SeriesAnswer, color: string) {
  const pictures: [name: string, width: number, height: number, transparent?: boolean][] = [
    ['background', 1920, 1080],
    ['scene-back', 960, 540],
    ['left', 900, 1200, true],
    ['right', 900, 1200, true],
    ['menu', 640, 462],
    ['cover', 900, 1200],
    ['illust-1', 1200, 800],
    ...characters.map((_, index): [string, number, number] => [`character-${index + 1}`, 640, 800]),
  ]
  for (const [name, width, height, transparent = false] of pictures)
    await writePlaceholder(root, `series/${key}/art/${name}.webp`, { width, height, color, transparent })
}

/** Returns the module that lists the folders of series or novels. */
const listModule = (
  kind: 'series' | 'novel',
  keys: readonly string[],
  { name, type, from, list }: Record<'name' | 'type' | 'from' | 'list', string>,
) => `import type { ${type} } from '${from}'
${keys.map((key) => `import { ${variable(kind, key)} } from './${key}'\n`).join('')}
/** In the order of menus. A new folder is listed here. The build checks the folders. */
export const ${name} = [${keys.map((key) => variable(kind, key)).join(', ')}] as const satisfies ${list}
`

/** Returns the modules of series and writes their pictures into the content's folder. */
export async function writeSeries(
  root: string,
  series: Answers['series'],
  options: SeriesOptions,
): Promise<TextFiles> {
  const keys = series.map(({ key }) => key)
  const files: TextFiles = {
    'series/index.ts': listModule('series', keys, {
      name: 'series',
      type: 'SeriesEntry',
      from: '@/content/series/seriesEntry',
      list: 'readonly [SeriesEntry, ...SeriesEntry[]]',
    }),
  }
  for (const item of series) {
    const folder = `series/${item.key}`
    files[`${folder}/index.ts`] = seriesEntry(item, options)
    files[`${folder}/home.ts`] = seriesHome(item, options)
    files[`${folder}/page.ts`] = seriesPage(item, options)
    files[`${folder}/cast.ts`] = seriesCast(item, options)
    await writeSeriesPictures(root, item, options.accent)
  }
  return files
}

type NovelOptions = Pick<SeriesOptions, 'writer' | 'accent'>
type NovelAnswer = Answers['novels'][number]

function novelEntry({ key, title }: NovelAnswer, writer: Writer): string {
  const record = `{
  key: ${code(key)},
  title: ${writer.text((_, language) => textIn(title, language))},
  nameEn: ${code(latinName(title, capitalize(key)))},
  path: ${code(`/novel/${capitalize(key)}`)},
}`
  return `${writer.imports}import type { NovelEntry } from '@/content/novels/novelEntry'

export const ${variable('novel', key)} = ${writer.localized(record, 'constant')} satisfies NovelEntry
`
}

function novelTexts({ key, title }: NovelAnswer, { writer, accent }: NovelOptions): string {
  const texts = `{
  titleLines: [${writer.text((_, language) => textIn(title, language))}],
  titleEn: ${code(latinName(title, capitalize(key)))},
  genre: ${writer.text(({ novel }) => novel.genre)},
  blurb: ${writer.text(({ novel }) => novel.blurb)},
  cover,
  coverAlt: ${writer.text(({ novel }, language) => novel.coverAlt(textIn(title, language)))},
  ground: ${code(shade(accent, 0.55))},
}`
  return `${writer.imports}import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default ${writer.localized(texts)} satisfies NovelTexts
`
}

/** Returns the modules of novels and writes their pictures into the content's folder. */
export async function writeNovels(
  root: string,
  novels: Answers['novels'],
  options: NovelOptions,
): Promise<TextFiles> {
  const keys = novels.map(({ key }) => key)
  const files: TextFiles = {
    'novels/index.ts': listModule('novel', keys, {
      name: 'novels',
      type: 'NovelEntry',
      from: '@/content/novels/novelEntry',
      list: 'readonly NovelEntry[]',
    }),
  }
  for (const item of novels) {
    const folder = `novels/${item.key}`
    files[`${folder}/index.ts`] = novelEntry(item, options.writer)
    files[`${folder}/novel.ts`] = novelTexts(item, options)
    await writePlaceholder(root, `${folder}/art/cover.webp`, {
      width: 600,
      height: 900,
      color: options.accent,
    })
    await writePlaceholder(root, `${folder}/art/menu.webp`, {
      width: 640,
      height: 462,
      color: options.accent,
    })
  }
  return files
}
