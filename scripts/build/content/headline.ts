import type { Plugin } from 'vite'
import { FAMILY } from '../../../src/cards/families.ts'
import type { Language } from '../../../src/config/language.ts'
import { readContent } from './readContent.ts'

const MODULE = 'virtual:headline'

/** Letter spacing and indent of home's headline and letter spacing of its other titles, as in the stylesheets. */
const HERO = { style: { fontFamily: FAMILY.display, letterSpacing: '-0.048em' }, indent: 1.42 }
const TITLE = { fontFamily: FAMILY.display, letterSpacing: '-0.05em' }

/** Widest lines in em at 60 % of the design's size: on a wide screen and on a phone. */
const WIDE_EM = 13
const NARROW_EM = 8.2
const WIDE_LINES = 4
const NARROW_LINES = 4

const round = (em: number) => Number(em.toFixed(3))

/** Returns the module's source: home's titles with their measured widths. */
async function generate(root: string, language: Language): Promise<string> {
  const { homeTitles } = await readContent(root, language)
  // Rendered with React, which must be imported after Vite has set NODE_ENV.
  const [{ TextRenderer }, { fitHeadline }] = await Promise.all([
    import('../../social-cards/textRenderer.tsx'),
    import('../../social-cards/fitHeadline.ts'),
  ])
  const renderer = new TextRenderer()
  const wide = await fitHeadline(
    renderer.measure,
    homeTitles.headline.map((line) => line.replaceAll('|', ' ')),
    { ...HERO, maxEm: WIDE_EM, maxLines: WIDE_LINES },
  )
  const isGiven = wide.lines.length === homeTitles.headline.length
  const lines = await Promise.all(
    wide.lines.map((line, index) =>
      fitHeadline(renderer.measure, (isGiven ? (homeTitles.headline[index] ?? line) : line).split('|'), {
        style: HERO.style,
        indent: 0,
        maxEm: NARROW_EM,
        maxLines: NARROW_LINES,
      }),
    ),
  )
  const last = wide.lines.at(-1) ?? ''
  const [beforeLast = 0] = await renderer.measure(
    [last.slice(0, Math.max(0, last.lastIndexOf(' ')))],
    HERO.style,
  )
  const fitted = {
    /** Each line in the parts that are lines on a phone. */
    lines: lines.map((line) => line.lines),
    wideEm: round(wide.em),
    narrowEm: round(Math.max(...lines.map(({ em }) => em))),
    /** Position of the last word's space. */
    lastWordEm: round(beforeLast + (wide.lines.length > 1 ? HERO.indent : 0)),
  }
  const widths = await renderer.measure(homeTitles.others, TITLE)
  const titleEms = Object.fromEntries(
    homeTitles.others.map((text, index) => [text, round(widths[index] ?? 0)]),
  )
  return [
    `export const headline = ${JSON.stringify(fitted)}`,
    `export const titleEms = ${JSON.stringify(titleEms)}`,
  ].join('\n')
}

/** Shared by the browser build and the static renderer's build. */
const built = new Map<Language, Promise<string>>()

function generateOnce(root: string, language: Language): Promise<string> {
  const module = built.get(language) ?? generate(root, language)
  built.set(language, module)
  return module
}

/** Vite plugin: generates `virtual:headline`, so that home's titles fit their places with words of any length. */
export function headline(root: string, language: Language): Plugin {
  let isBuild = false
  return {
    name: 'site-headline',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: { filter: { id: /^virtual:headline$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:headline$/ },
      handler: async () => ({
        code: await (isBuild ? generateOnce : generate)(root, language),
        map: null,
      }),
    },
  }
}
