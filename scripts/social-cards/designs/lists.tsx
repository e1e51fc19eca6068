// Cards with a heading: the list pages with their newest pictures, and all other pages of the menu.
import { fanArt } from '@content/art/lettering/fanArt'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { ListCard } from '../cardSpec.ts'
import type { Design, Drawing, Tools } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, layOutText, layOutTitle, Line, textLayer, Title } from '../layout.tsx'
import { logoAtRight, readSize, svgImage, svgLayer } from '../pictures.ts'
import { color } from '../repositoryFiles.ts'
import { halftone } from './fanart.tsx'
import { book } from './novel.tsx'
import { postmark, stamp } from './stamp.ts'

const KOREAN = { size: 112, style: { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } } as const
const ENGLISH = { size: 150, style: { fontFamily: FAMILY.display, letterSpacing: '-0.055em' } } as const
const LINE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

/** Card of a world with title and line above, the logo at the right, and the page's art as SVG. */
async function drawHeadedCard(
  { renderer }: Tools,
  { title: name, line }: { title: string; line: string },
  { world, font, art }: { world: string; font: typeof KOREAN | typeof ENGLISH; art: string },
): Promise<Drawing> {
  const steps = [{ lines: 1, from: 1, to: 0.4 }]
  const title = await layOutTitle(renderer, name, { ...font, width: 800, steps })
  const ink = color(`${world}-text`)
  return {
    background: color(`${world}-bg`),
    layers: [
      svgLayer(art + logoAtRight(34, 56, ink)),
      await textLayer(
        renderer,
        <Column style={{ left: 196, top: 104, color: ink }}>
          <Title title={title} leading={1} />
          <Line size={24} leading={1.4} style={{ margin: '16px 0 0 6px', color: color(`${world}-muted`) }}>
            {line}
          </Line>
        </Column>,
      ),
    ],
  }
}

const rule = (): string =>
  `<path d="M196 306.5H${CARD_SIZE.width - 52}" stroke="${color('paper-text')}" stroke-width="1.5"/>`

const PICTURE = { left: 196, top: 322, width: 808, height: 360 } as const

/** Any page: its picture below a rule. */
export const pageCard: Design<'page'> = async (spec, tools) => {
  const picture = await tools.loadPicture(spec.picture)
  const art = rule() + (picture ? await svgImage(picture, PICTURE) : '')
  return drawHeadedCard(tools, spec, { world: 'paper', font: KOREAN, art })
}

const BOOK_HEIGHT = 262
const BOARD_TOP = 566

/** The shelf of novels: books side by side on a board. */
export const shelfCard: Design<'shelf'> = async (spec, tools) => {
  const covers = (await Promise.all(spec.covers.map(tools.loadPicture))).filter((cover) => cover !== null)
  let left = 200
  const books: string[] = []
  for (const cover of covers) {
    const size = await readSize(cover)
    const width = Math.round((BOOK_HEIGHT * size.width) / size.height)
    books.push(await book(cover, { left, top: BOARD_TOP - BOOK_HEIGHT, width }, 0))
    left += width + 40
  }
  const art = `${books.join('')}<rect y="${BOARD_TOP}" width="${CARD_SIZE.width}" height="14" fill="#b98f5a"/><rect y="${BOARD_TOP + 14}" width="${CARD_SIZE.width}" height="5" fill="#94683a"/>`
  return drawHeadedCard(tools, spec, { world: 'reading', font: KOREAN, art })
}

async function loadNewest(spec: ListCard, { loadPicture }: Tools, count: number): Promise<Buffer[]> {
  const sources = spec.pictures.length > 0 ? spec.pictures.slice(0, count) : [spec.fallback]
  return (await Promise.all(sources.map(loadPicture))).filter((picture) => picture !== null)
}

/** The portfolio: the two newest works, the newest one larger. */
export const portfolioListCard: Design<'portfolio-list'> = async (spec, tools) => {
  const [first, second] = await loadNewest(spec, tools, 2)
  const screens = [
    first ? await svgImage(first, { ...PICTURE, width: second ? 520 : PICTURE.width }, [0.5, 0]) : '',
    second ? await svgImage(second, { left: 740, top: 398, width: 408, height: 280 }, [0.5, 0]) : '',
  ]
  return drawHeadedCard(tools, spec, { world: 'paper', font: ENGLISH, art: rule() + screens.join('') })
}

const STAMPS = [
  { left: 206, top: 302, width: 272, degrees: -2.2 },
  { left: 504, top: 318, width: 238, degrees: 1.4 },
  { left: 770, top: 292, width: 255, degrees: -1 },
] as const

/** The favorites: three stamps in a row. */
export const favoritesListCard: Design<'favorites-list'> = async (spec, tools) => {
  const pictures = await loadNewest(spec, tools, STAMPS.length)
  const stamps = await Promise.all(
    STAMPS.slice(0, pictures.length).map((position, index) =>
      stamp(pictures[index] ?? null, { ...position, foot: 46 }),
    ),
  )
  const art = stamps.join('') + postmark(470, 318)
  return drawHeadedCard(tools, spec, { world: 'paper', font: KOREAN, art })
}

/** The fan art: its lettering above a row of slanted panels. */
export const fanartListCard: Design<'fanart-list'> = async (spec, tools) => {
  const ink = color('pink-text')
  const pictures = await loadNewest(spec, tools, 3)
  const scale = 132 / fanArt.height
  const line = await layOutText(tools.renderer, spec.line, { style: LINE, size: 30, width: 250, lines: 2 })
  return {
    background: color('pink-bg'),
    layers: [
      svgLayer(`${halftone()}<path transform="translate(200 108) scale(${scale})" d="${fanArt.d}" fill="${ink}"/>
        ${await panels(pictures, ink)}${logoAtRight(34, 56, ink)}`),
      await textLayer(
        tools.renderer,
        <Column style={{ right: 202, top: 160, alignItems: 'flex-end', color: ink }}>
          <Title title={line} leading={1.34} style={{ alignItems: 'flex-end' }} />
        </Column>,
      ),
    ],
  }
}

const PANELS = { top: 272, height: 300, left: 60, right: 1140, gap: 14, slant: 34, ink: 4 } as const

/** Panels of equal height whose inner sides are slanted alternately. */
async function panels(pictures: readonly Buffer[], ink: string): Promise<string> {
  const { top, height, left, right, gap, slant } = PANELS
  const width = (right - left - gap * (pictures.length - 1)) / pictures.length
  const drawn = pictures.map(async (picture, index) => {
    const [x, end] = [left + index * (width + gap), left + index * (width + gap) + width]
    const lean = (at: number) =>
      at === 0 || at === pictures.length ? 0 : at % 2 === 1 ? slant / 2 : -slant / 2
    const [a, b] = [lean(index), lean(index + 1)]
    const points = `${x + a},${top} ${end + b},${top} ${end - b},${top + height} ${x - a},${top + height}`
    const box = { left: x - slant, top, width: width + 2 * slant, height }
    return `<clipPath id="p${index}"><polygon points="${points}"/></clipPath><g clip-path="url(#p${index})">${await svgImage(picture, box)}</g><polygon points="${points}" fill="none" stroke="${ink}" stroke-width="${PANELS.ink}"/>`
  })
  return (await Promise.all(drawn)).join('')
}
