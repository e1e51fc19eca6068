// The pages that list works, stamps and drawings: their name, and the newest of what they hold.
import { fanArt } from '../../../src/assets/lettering/fanArt.ts'
import { CARD } from '../canvas.ts'
import type { ListCard } from '../cardSpec.ts'
import type { Design, Tools } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, Overlay, Title } from '../parts.tsx'
import { svgImage, svgLayer } from '../pictures.ts'
import { layOutText } from '../title.ts'
import { color } from '../tokens.ts'
import { halftone } from './fanart.tsx'
import { ENGLISH, heading, KOREAN, logoAtRight } from './heading.tsx'
import { postmark, stamp } from './stamp.ts'

const LINE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

async function newest({ pictures, instead }: ListCard, { picture }: Tools, most: number): Promise<Buffer[]> {
  const sources = pictures.length > 0 ? pictures.slice(0, most) : [instead]
  return (await Promise.all(sources.map(picture))).filter((each) => each !== null)
}

/** Paper: two works on the desk, the newest larger. */
export const portfolioListCard: Design<'portfolio-list'> = async (spec, tools) => {
  const ink = color('paper-text')
  const [first, second] = await newest(spec, tools, 2)
  const screens = [
    first
      ? await svgImage(first, { left: 196, top: 322, width: second ? 520 : 808, height: 360 }, [0.5, 0])
      : '',
    second ? await svgImage(second, { left: 740, top: 398, width: 408, height: 280 }, [0.5, 0]) : '',
  ]
  const words = {
    title: spec.title,
    line: spec.line,
    face: ENGLISH,
    size: 150,
    ink,
    muted: color('paper-muted'),
  }
  return {
    ground: color('paper-bg'),
    layers: [
      svgLayer(
        `<path d="M196 306.5H${CARD.width - 52}" stroke="${ink}" stroke-width="1.5"/>${screens.join('')}${logoAtRight(56, ink)}`,
      ),
      { input: await heading(tools, words), left: 0, top: 0 },
    ],
  }
}

/** Paper: three stamps in a row. */
export const favoritesListCard: Design<'favorites-list'> = async (spec, tools) => {
  const ink = color('paper-text')
  const pictures = await newest(spec, tools, 3)
  const places = [
    { left: 206, top: 302, width: 272, degrees: -2.2 },
    { left: 504, top: 318, width: 238, degrees: 1.4 },
    { left: 770, top: 292, width: 255, degrees: -1 },
  ]
  const stamps = await Promise.all(
    pictures.map((picture, index) =>
      stamp(picture, { ...(places[index] ?? places[0] ?? noPlace), foot: 46 }),
    ),
  )
  const words = {
    title: spec.title,
    line: spec.line,
    face: KOREAN,
    size: 112,
    ink,
    muted: color('paper-muted'),
  }
  return {
    ground: color('paper-bg'),
    layers: [
      svgLayer(`${stamps.join('')}${postmark(470, 318)}${logoAtRight(56, ink)}`),
      { input: await heading(tools, words), left: 0, top: 0 },
    ],
  }
}

const noPlace = { left: 206, top: 302, width: 272, degrees: 0 }

/** Pink: the lettering over a row of slanted panels. */
export const fanartListCard: Design<'fanart-list'> = async (spec, tools) => {
  const ink = color('pink-text')
  const pictures = await newest(spec, tools, 3)
  const scale = 132 / fanArt.height
  const line = await layOutText(tools.studio, spec.line, { style: LINE, size: 30, width: 250, lines: 2 })
  return {
    ground: color('pink-bg'),
    layers: [
      svgLayer(`${halftone()}<path transform="translate(200 108) scale(${scale})" d="${fanArt.d}" fill="${ink}"/>
        ${await panels(pictures, ink)}${logoAtRight(56, ink)}`),
      {
        input: await tools.studio.draw(
          <Overlay>
            <Column style={{ right: 202, top: 160, alignItems: 'flex-end', color: ink }}>
              <Title title={line} face={LINE} leading={1.34} style={{ alignItems: 'flex-end' }} />
            </Column>
          </Overlay>,
        ),
        left: 0,
        top: 0,
      },
    ],
  }
}

const PANELS = { top: 272, height: 300, left: 60, right: 1140, gap: 14, slant: 34, ink: 4 } as const

/** Panels of one height, their inner sides slanted one way and the other. */
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
