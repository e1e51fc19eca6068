// The folders of series and novels with neutral texts and pictures.
import { writePlaceholder } from './pictures.ts'
import { shade, tint } from './palette.ts'
import type { Answers } from './answers.ts'

/** Files of text by path in the content's folder. */
export type TextFiles = Record<string, string>

/** A key with a capital letter, as in addresses and in the names of variables. */
export const capitalize = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** Returns a value as source code. The formatter changes the quotes. */
export const code = (value: unknown): string => JSON.stringify(value, null, 2)

/** Returns whether a text has only Latin letters. */
export const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text)

type SeriesAnswer = Answers['series'][number]

/** Name of a variable that cannot be a reserved word. */
const variable = (kind: 'series' | 'novel', key: string) => `${kind}${capitalize(key)}`

function seriesEntry({ key, title }: SeriesAnswer, accent: string, visible: boolean): string {
  return `import type { SeriesEntry } from '@/content/series/seriesEntry'

export const ${variable('series', key)} = {
  key: ${code(key)},
  title: ${code(title)},
  ${isLatin(title) ? "titleLang: 'en'," : ''}
  titleKo: ${code(title)},
  schedule: '연재 준비 중',
  colors: { plate: '#14110f', plateLine: '#fff6e9', accent: ${code(tint(accent, 0.4))}, background: ${code(tint(accent, 0.6))} },
  path: ${code(`/webtoon/${capitalize(key)}`)},
  ${visible ? '' : 'visible: false,'}
} as const satisfies SeriesEntry
`
}

const seriesHome = ({ title }: SeriesAnswer) => `import type { SeriesHome } from '@/content/series/webtoon'
import { background, backgroundPortrait, left, right, sceneBack } from './art/home'

/** The series on home, and the head of its page. */
export default {
  text: ${code(`${title}의 줄거리를 이곳에 적습니다.`)},
  imgLeft: left,
  imgRight: right,
  backgroundImg: { wide: background, tall: backgroundPortrait, behindCard: sceneBack, focus: '50% 40%' },
  useLink: false,
  links: [],
} satisfies SeriesHome
`

const seriesPage = (
  { title, characters }: SeriesAnswer,
  accent: string,
) => `import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

const scene = { slug: 'scene', title: '장면', alt: ${code(`${title}의 장면이 들어갈 자리`)}, picture: art.background }
const cover = { slug: 'cover', title: '표지', alt: ${code(`${title}의 표지가 들어갈 자리`)}, picture: art.cover }
const drawing = { slug: 'drawing', title: '그림', alt: ${code(`${title}의 그림이 들어갈 자리`)}, picture: art.illust1 }

/** Content of the page of the series. */
export default {
  ...home,
  sentence: ['한 문장으로 쓴', '작품의 소개.'],
  genre: '장르',
  story: ['이야기의 시작을 이곳에 적습니다.'],
  scene,
  panels: [drawing],
  gallery: [drawing, cover, scene],
  characters: [
    ${characters
      .map(
        (name, index) => `{
      slug: 'character-${index + 1}',
      name: cast['character-${index + 1}'],
      nameEn: ${code(isLatin(name) ? name : `Character ${index + 1}`)},
      tag: '인물',
      line: '인물을 한 문장으로 적습니다.',
      quote: ['인물이 하는', '말 한마디.'],
      age: '나이',
      likes: '좋아하는 것',
      dislikes: '싫어하는 것',
      bio: '인물의 이야기를 이곳에 적습니다.',
      image: art.character${index + 1},
      background: ${code(tint(accent, 0.62))},
    },`,
      )
      .join('\n')}
  ],
} satisfies WebtoonTexts
`

const seriesCast = ({ characters }: SeriesAnswer) =>
  `/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = ${code(Object.fromEntries(characters.map((name, index) => [`character-${index + 1}`, name])))}
`

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
  { series, accent, visible }: Pick<Answers, 'series' | 'accent'> & { visible: boolean },
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
    files[`${folder}/index.ts`] = seriesEntry(item, accent, visible)
    files[`${folder}/home.ts`] = seriesHome(item)
    files[`${folder}/page.ts`] = seriesPage(item, accent)
    files[`${folder}/cast.ts`] = seriesCast(item)
    await writeSeriesPictures(root, item, accent)
  }
  return files
}

type NovelAnswer = Answers['novels'][number]

const novelEntry = ({
  key,
  title,
}: NovelAnswer) => `import type { NovelEntry } from '@/content/novels/novelEntry'

export const ${variable('novel', key)} = {
  key: ${code(key)},
  title: ${code(title)},
  nameEn: ${code(isLatin(title) ? title : capitalize(key))},
  path: ${code(`/novel/${capitalize(key)}`)},
} as const satisfies NovelEntry
`

const novelTexts = (
  { key, title }: NovelAnswer,
  accent: string,
) => `import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default {
  titleLines: [${code(title)}],
  titleEn: ${code(isLatin(title) ? title : capitalize(key))},
  genre: '장르',
  blurb: '소설의 소개를 이곳에 적습니다.',
  cover,
  coverAlt: ${code(`${title}의 표지가 들어갈 자리`)},
  ground: ${code(shade(accent, 0.55))},
} satisfies NovelTexts
`

/** Returns the modules of novels and writes their pictures into the content's folder. */
export async function writeNovels(
  root: string,
  { novels, accent }: Pick<Answers, 'novels' | 'accent'>,
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
    files[`${folder}/index.ts`] = novelEntry(item)
    files[`${folder}/novel.ts`] = novelTexts(item, accent)
    await writePlaceholder(root, `${folder}/art/cover.webp`, { width: 600, height: 900, color: accent })
    await writePlaceholder(root, `${folder}/art/menu.webp`, { width: 640, height: 462, color: accent })
  }
  return files
}
