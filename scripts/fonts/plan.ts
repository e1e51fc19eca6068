import { GOWUN, HEDVIG, MYUNG, PRETENDARD, type Family } from './families.ts'
import { codePoints, difference, formatRanges, intersection, union } from './ranges.ts'
import type { StaticText } from './staticText.ts'

/** One woff2 file to cut. */
export interface Cut {
  /** File name without `.woff2`; stable, so that `index.html` may preload it. */
  name: string
  of: Family
  points: Set<number>
}

/** One generated stylesheet with the faces in it. */
export interface Sheet {
  file: 'faces.css' | 'reading.css' | 'slices.css'
  css: string
}

export interface Plan {
  cuts: Cut[]
  sheets: Sheet[]
}

/** The files that every page asks for at once; `index.html` preloads them. */
export const PRELOADED = ['pretendard-core', 'hedvig-latin', 'myung-home']

/**
 * What the first view of home and the menus set in the Korean display face: the glyphs that are preloaded.
 * A word missing here is no fault, only a later file.
 */
const DISPLAY_FIRST =
  '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다. 페이지를 넘기는 중… 차례 소개 웹디자인 · 웹퍼블리싱 웹툰과 일러스트 웹소설 사진첩 팬아트 ' +
  '좋아하는 것들 작가 바깥에 꽂아 둔 책갈피 빛으로 이야기 자를 대고 긋고, 코드로 한 번 더 긋습니다. 이 페이지는 일부러 비워 두었습니다. ' +
  '0123456789 ()!?:-–—“”‘’'

const LATIN_LETTERS = codePoints('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')

const face = (of: Family, url: string, points: Iterable<number>): string =>
  `@font-face{font-family:'${of.family}';font-style:normal;font-weight:${of.weight};font-display:swap;` +
  `src:url(${url}) format('woff2');unicode-range:${formatRanges(points)}}\n`

const faces = (cuts: Cut[]): string =>
  cuts.map(({ of, name, points }) => face(of, `./${name}.woff2`, points)).join('')

const claimed = (cuts: Cut[]): Set<number> => union(cuts.map(({ points }) => points))

/** Gives every character to the first chunk that wants it, and drops what the family cannot show. */
function cutFamily(of: Family, prefix: string, chunks: Record<string, ReadonlySet<number>>): Cut[] {
  const left = union(of.slices.map(({ points }) => points))
  return Object.entries(chunks).flatMap(([chunk, wanted]) => {
    const points = intersection(wanted, left)
    for (const point of points) left.delete(point)
    return points.size === 0 ? [] : [{ name: `${prefix}-${chunk}`, of, points }]
  })
}

/**
 * The package's own slices without what is cut already: of two faces that claim a character the browser takes
 * the later one, so a slice would be loaded for every common syllable.
 */
function restOf(of: Family, taken: ReadonlySet<number>): string {
  const done = new Set(taken)
  return of.slices
    .map(({ path, points }) => {
      const rest = difference(points, done)
      for (const point of rest) done.add(point)
      return rest.size === 0 ? '' : face(of, `${of.pack}/${path}`, rest)
    })
    .join('')
}

/** Decides which files are cut from which characters, and writes the stylesheets that name them. */
export function planFonts(text: StaticText): Plan {
  const { core, sample, pages, series, article, novel, chapter, admin } = text
  const later = { sample, pages, series, article, novel, chapter, admin }
  // Latin letters in the display line are Hedvig's, also where the Korean face has some.
  const korean = (points: ReadonlySet<number>): Set<number> => difference(points, LATIN_LETTERS)

  const sans = cutFamily(PRETENDARD, 'pretendard', { core, ...later })
  const latin = cutFamily(HEDVIG, 'hedvig', { latin: core })
  const display = cutFamily(MYUNG, 'myung', {
    home: codePoints(DISPLAY_FIRST),
    shell: korean(core),
    ...Object.fromEntries(Object.entries(later).map(([part, points]) => [part, korean(points)])),
  })
  const reading = GOWUN.flatMap((of) => cutFamily(of, `gowun-${of.weight}`, { novel, chapter }))

  const slices =
    restOf(PRETENDARD, claimed(sans)) +
    restOf(HEDVIG, claimed(latin)) +
    restOf(MYUNG, union([claimed(display), LATIN_LETTERS]))
  return {
    cuts: [...sans, ...latin, ...display, ...reading],
    sheets: [
      { file: 'faces.css', css: faces([...sans, ...latin, ...display]) },
      { file: 'reading.css', css: faces(reading) },
      { file: 'slices.css', css: slices },
    ],
  }
}
