// Checks the series and the novels. Reads them: load it through Vite.
import { novelEntries } from '@/content/novels'
import type { NovelTexts } from '@/content/novels/novel'
import type { NovelEntry } from '@/content/novels/novelEntry'
import { webtoonSeries } from '@/content/series'
import type { SeriesEntry } from '@/content/series/seriesEntry'
import type { SeriesWorld } from '@/content/series/seriesWorld'
import type { WebtoonTexts } from '@/content/series/webtoon'
import { contrastRatio, parseHex } from '../../../src/lib/colorContrast.ts'
import { color } from '../../social-cards/repositoryFiles.ts'

/** The registries, and the modules and pictures of all folders by path in the content's folder. */
export interface Stories {
  series: readonly SeriesEntry[]
  novels: readonly NovelEntry[]
  pages: Readonly<Record<string, Pick<WebtoonTexts, 'characters' | 'gallery'>>>
  worlds: Readonly<Record<string, Pick<SeriesWorld, 'cast'>>>
  novelTexts: Readonly<Record<string, Pick<NovelTexts, 'ground'>>>
  files: readonly string[]
}

const TEXT_CONTRAST = 4.5
/** Pictures that the build reads by name. */
const SERIES_PICTURES = ['background', 'left', 'right', 'menu']

const fromContent = (path: string) => path.replace(/^.*\/src\/content\/[^/]+\//, '')
const byFolder = <Module>(modules: Record<string, Module>) =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [fromContent(path), module]))

/** Returns the sources of the content's modules, by path in its folder. */
export const readSources = (): Readonly<Record<string, string>> =>
  byFolder(
    import.meta.glob<string>(['@content/**/*.ts', '!@content/**/art/**'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  )

/** Returns the stories of the repository. */
export const readStories = (): Stories => ({
  series: webtoonSeries,
  novels: novelEntries,
  pages: byFolder(
    import.meta.glob<WebtoonTexts>('@content/series/*/page.ts', { eager: true, import: 'default' }),
  ),
  worlds: byFolder(
    import.meta.glob<SeriesWorld>('@content/series/*/world.ts', { eager: true, import: 'default' }),
  ),
  novelTexts: byFolder(
    import.meta.glob<NovelTexts>('@content/novels/*/novel.ts', { eager: true, import: 'default' }),
  ),
  files: Object.keys(
    import.meta.glob(['@content/{series,novels}/*/*.ts', '@content/{series,novels}/*/art/*.webp']),
  ).map(fromContent),
})

const findTwice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) < index)

/** Faults of the keys and of the folders of one registry. */
function folderFaults(registry: 'series' | 'novels', keys: readonly string[], files: readonly string[]) {
  const folders = new Set(
    files.filter((file) => file.startsWith(`${registry}/`)).map((file) => file.split('/')[1]),
  )
  return [
    ...findTwice(keys).map((key) => `${registry}/index.ts: the key “${key}” occurs twice.`),
    ...keys.flatMap((key) =>
      /^[a-z][a-z0-9-]*$/.test(key)
        ? []
        : [`${registry}/index.ts: the key “${key}” may only have lower-case letters, digits and hyphens.`],
    ),
    ...[...folders].flatMap((folder = '') =>
      keys.includes(folder) ? [] : [`${registry}/index.ts does not list the folder ${folder}.`],
    ),
  ]
}

const missingFiles = (folder: string, names: readonly string[], files: readonly string[]) =>
  names.flatMap((name) => (files.includes(`${folder}/${name}`) ? [] : [`${folder}/${name} is missing.`]))

function contrastFaults(file: string, name: string, text: string, ground: string): string[] {
  const [first, second] = [parseHex(text), parseHex(ground)]
  if (!first || !second) return [`${file}: the colours of ${name} are not written as #rrggbb.`]
  const contrast = contrastRatio(first, second)
  return contrast >= TEXT_CONTRAST
    ? []
    : [
        `${file}: ${name} (${text} on ${ground}) has a contrast of ${contrast.toFixed(2)}:1, but needs ${TEXT_CONTRAST}:1.`,
      ]
}

function seriesFaults({ key, colors }: SeriesEntry, { pages, worlds, files }: Stories): string[] {
  const folder = `series/${key}`
  const modules = ['home.ts', 'page.ts', ...SERIES_PICTURES.map((name) => `art/${name}.webp`)]
  const missing = missingFiles(folder, modules, files)
  const page = pages[`${folder}/page.ts`]
  if (!page) return missing
  const slugs = page.characters.map(({ slug }) => slug)
  const { plate, plateLine, accent, background } = colors
  return [
    ...missing,
    ...(slugs.length > 0 ? [] : [`${folder}/page.ts has no characters.`]),
    ...findTwice(slugs).map((slug) => `${folder}/page.ts: the character “${slug}” occurs twice.`),
    ...findTwice(page.gallery.map(({ slug }) => slug)).map(
      (slug) => `${folder}/page.ts: the picture “${slug}” occurs twice in the gallery.`,
    ),
    ...(worlds[`${folder}/world.ts`]?.cast ?? []).flatMap((slug) =>
      slugs.includes(slug) ? [] : [`${folder}/world.ts: “${slug}” is no character in page.ts.`],
    ),
    ...contrastFaults(`${folder}/index.ts`, 'light text on the plate', color('pink-plate-text'), plate),
    ...contrastFaults(`${folder}/index.ts`, 'the second line on the plate', plateLine, plate),
    ...[accent, background].flatMap((value) =>
      parseHex(value) ? [] : [`${folder}/index.ts: the colour ${value} is not written as #rrggbb.`],
    ),
  ]
}

function novelFaults({ key, path, tab }: NovelEntry, { novelTexts, files }: Stories): string[] {
  const folder = `novels/${key}`
  const pictures = path === undefined ? ['cover'] : ['cover', 'menu']
  const missing = missingFiles(folder, ['novel.ts', ...pictures.map((name) => `art/${name}.webp`)], files)
  const ground = novelTexts[`${folder}/novel.ts`]?.ground
  return [
    ...missing,
    ...((path === undefined) === (tab === undefined)
      ? [`${folder}/index.ts: a novel has either a path or a tab.`]
      : []),
    ...(path === undefined || parseHex(ground ?? null) || missing.length > 0
      ? []
      : [`${folder}/novel.ts: a novel with a page needs its ground as #rrggbb.`]),
  ]
}

/** Returns the faults of the series and the novels, one line each. */
export function storyFaults(stories: Stories = readStories()): string[] {
  const { series, novels, files } = stories
  const tabs = novels.flatMap(({ tab }) => (tab ? [tab.slug] : []))
  return [
    ...folderFaults(
      'series',
      series.map(({ key }) => key),
      files,
    ),
    ...folderFaults(
      'novels',
      novels.map(({ key }) => key),
      files,
    ),
    ...series.flatMap((entry) => seriesFaults(entry, stories)),
    ...novels.flatMap((entry) => novelFaults(entry, stories)),
    ...findTwice(tabs).map((slug) => `novels/index.ts: the tab “${slug}” occurs twice.`),
  ]
}
