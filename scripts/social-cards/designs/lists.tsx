// Cards with a heading: the list pages with their newest pictures, and all other pages of the menu.
import type { ReactElement, ReactNode } from 'react'
import { fanArt } from '@content/art/lettering/fanArt'
import type { CardPicture } from '../../../src/cards/design.ts'
import { halftone } from '../../../src/cards/designs/fanart.tsx'
import { drawStamp, postmark } from '../../../src/cards/designs/stamp.tsx'
import { FAMILY } from '../../../src/cards/families.ts'
import { fitText, upToLines } from '../../../src/cards/fitText.ts'
import { Art, Card, Column, Line, placed, Rectangle, SvgPicture, Title } from '../../../src/cards/parts.tsx'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { ListCard } from '../cardSpec.ts'
import type { BuildDesign, Tools } from '../tools.ts'
import { drawBook } from './novel.tsx'

const KOREAN = { size: 112, style: { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } } as const
const ENGLISH = { size: 150, style: { fontFamily: FAMILY.display, letterSpacing: '-0.055em' } } as const
const LINE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

/** Card of a theme with title and line above, the logo at the right, and the page's art. */
async function drawHeadedCard(
  { color, measure, logo }: Tools,
  { title: name, line }: { title: string; line: string },
  { theme, font, art }: { theme: string; font: typeof KOREAN | typeof ENGLISH; art: ReactNode },
): Promise<ReactElement> {
  const steps = [{ lines: 1, from: 1, to: 0.4 }]
  const title = await fitText(measure, name, { ...font, width: 800, steps })
  const ink = color(`${theme}-text`)
  return (
    <Card background={color(`${theme}-bg`)}>
      {art}
      <SvgPicture source={logo} right={56} top={56} height={34} color={ink} />
      <Column style={{ left: 196, top: 104, color: ink }}>
        <Title title={title} leading={1} />
        <Line size={24} leading={1.4} style={{ margin: '16px 0 0 6px', color: color(`${theme}-muted`) }}>
          {line}
        </Line>
      </Column>
    </Card>
  )
}

const rule = (ink: string): ReactElement => (
  <Art key="rule">
    <path d={`M196 306.5H${CARD_SIZE.width - 52}`} stroke={ink} strokeWidth={1.5} />
  </Art>
)

const PICTURE = { left: 196, top: 322, width: 808, height: 360 } as const

/** Any page: its picture below a rule. */
export const pageCard: BuildDesign<'page'> = async (spec, tools) => {
  const picture = await tools.openPicture(spec.picture)
  const art = [rule(tools.color('paper-text')), picture && (await picture.draw({ box: PICTURE }))]
  return drawHeadedCard(tools, spec, { theme: 'paper', font: KOREAN, art })
}

const BOOK_HEIGHT = 262
const BOARD_TOP = 566

/** The shelf of novels: books side by side on a board. */
export const shelfCard: BuildDesign<'shelf'> = async (spec, tools) => {
  const covers = (await Promise.all(spec.covers.map(tools.openPicture))).filter((cover) => cover !== null)
  let left = 200
  const books: ReactElement[] = []
  for (const cover of covers) {
    const width = Math.round((BOOK_HEIGHT * cover.size.width) / cover.size.height)
    books.push(await drawBook(cover, { left, top: BOARD_TOP - BOOK_HEIGHT, width }))
    left += width + 40
  }
  const board = { left: 0, width: CARD_SIZE.width }
  const art = (
    <>
      {books}
      <Rectangle {...board} top={BOARD_TOP} height={14} style={{ background: '#b98f5a' }} />
      <Rectangle {...board} top={BOARD_TOP + 14} height={5} style={{ background: '#94683a' }} />
    </>
  )
  return drawHeadedCard(tools, spec, { theme: 'reading', font: KOREAN, art })
}

async function loadNewest(spec: ListCard, { openPicture }: Tools, count: number): Promise<CardPicture[]> {
  const sources = spec.pictures.length > 0 ? spec.pictures.slice(0, count) : [spec.fallback]
  return (await Promise.all(sources.map(openPicture))).filter((picture) => picture !== null)
}

/** The portfolio: the two newest works, the newest one larger. */
export const portfolioListCard: BuildDesign<'portfolio-list'> = async (spec, tools) => {
  const [first, second] = await loadNewest(spec, tools, 2)
  const boxes = [
    { ...PICTURE, width: second ? 520 : PICTURE.width },
    { left: 740, top: 398, width: 408, height: 280 },
  ]
  const art = (
    <>
      {rule(tools.color('paper-text'))}
      {await first?.draw({ box: boxes[0] ?? PICTURE, focus: [0.5, 0] })}
      {await second?.draw({ box: boxes[1] ?? PICTURE, focus: [0.5, 0] })}
    </>
  )
  return drawHeadedCard(tools, spec, { theme: 'paper', font: ENGLISH, art })
}

const STAMPS = [
  { left: 206, top: 302, width: 272, degrees: -2.2 },
  { left: 504, top: 318, width: 238, degrees: 1.4 },
  { left: 770, top: 292, width: 255, degrees: -1 },
] as const

/** The favorites: three stamps in a row. */
export const favoritesListCard: BuildDesign<'favorites-list'> = async (spec, tools) => {
  const { color } = tools
  const pictures = await loadNewest(spec, tools, STAMPS.length)
  const colors = { paper: color('paper-sheet'), blank: color('paper-ruler') }
  const stamps = STAMPS.slice(0, pictures.length).map((place, index) =>
    drawStamp(pictures[index] ?? null, { ...place, foot: 46 }, colors),
  )
  const art = [...(await Promise.all(stamps)), postmark(470, 318, color('paper-text'))]
  return drawHeadedCard(tools, spec, { theme: 'paper', font: KOREAN, art })
}

/** The fan art: its lettering above a row of slanted panels. */
export const fanartListCard: BuildDesign<'fanart-list'> = async (spec, tools) => {
  const { color, measure, logo } = tools
  const ink = color('pink-text')
  const pictures = await loadNewest(spec, tools, 3)
  const line = await fitText(measure, spec.line, {
    style: LINE,
    size: 30,
    width: 250,
    steps: upToLines(2),
  })
  return (
    <Card background={color('pink-bg')}>
      {halftone(color('pink-dot'))}
      <Art>
        <path transform={`translate(200 108) scale(${132 / fanArt.height})`} d={fanArt.d} fill={ink} />
      </Art>
      {await drawPanels(pictures, ink)}
      <SvgPicture source={logo} right={56} top={56} height={34} color={ink} />
      <Column style={{ right: 202, top: 160, alignItems: 'flex-end', color: ink }}>
        <Title title={line} leading={1.34} style={{ alignItems: 'flex-end' }} />
      </Column>
    </Card>
  )
}

const PANELS = { top: 272, height: 300, left: 60, right: 1140, gap: 14, slant: 34, ink: 4 } as const

/** Panels of equal height whose inner sides are slanted alternately. */
async function drawPanels(pictures: readonly CardPicture[], ink: string): Promise<ReactElement[]> {
  const { top, height, left, right, gap, slant } = PANELS
  const width = (right - left - gap * (pictures.length - 1)) / pictures.length
  const drawn = pictures.map(async (picture, index) => {
    const [x, end] = [left + index * (width + gap), left + index * (width + gap) + width]
    const lean = (at: number) =>
      at === 0 || at === pictures.length ? 0 : at % 2 === 1 ? slant / 2 : -slant / 2
    const [a, b] = [lean(index), lean(index + 1)]
    const corners = [
      [x + a, top],
      [end + b, top],
      [end - b, top + height],
      [x - a, top + height],
    ] as const
    const box = { left: x - slant, top, width: width + 2 * slant, height }
    const outline = corners.map(([cornerX, cornerY]) => `${cornerX}px ${cornerY}px`).join(', ')
    return (
      <>
        <div
          style={{
            display: 'flex',
            ...placed({ left: 0, top: 0, ...CARD_SIZE }),
            clipPath: `polygon(${outline})`,
          }}
        >
          {await picture.draw({ box })}
        </div>
        <Art>
          <polygon points={corners.join(' ')} fill="none" stroke={ink} strokeWidth={PANELS.ink} />
        </Art>
      </>
    )
  })
  return Promise.all(drawn)
}
