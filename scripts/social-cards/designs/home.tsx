import { FAMILY } from '../../../src/cards/families.ts'
import { fitText } from '../../../src/cards/fitText.ts'
import { Art, Card, Column, Line, placed, Rectangle, SvgPicture, Title } from '../../../src/cards/parts.tsx'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import { fitHeadline } from '../fitHeadline.ts'
import { HERO_POSTER } from '../repositoryFiles.ts'
import type { BuildDesign } from '../tools.ts'

const HEADLINE = { fontFamily: FAMILY.display, letterSpacing: '-0.048em' } as const
/** Font size, leading and indent of the later lines; the headline's box, px. */
const SIZE = 118
const LEADING = 0.95
const INDENT = 1.02
const BOX = { width: 806, height: 256 } as const
const TAGLINE = { fontFamily: FAMILY.title, letterSpacing: '-0.03em' } as const

/** Corners of the sheet, px. */
const SHEET = '619,41.6 952.8,20.2 1015.2,572 681.6,601'
const SHEET_CORNERS = SHEET.split(' ')
  .map((corner) => corner.replace(',', 'px ').concat('px'))
  .join(', ')

/** Centre, size (px) and opacity of each star. None overlaps the sheet or the texts. */
const STARS = [
  [470, 118, 24, 1],
  [318, 92, 9, 0.7],
  [430, 168, 11, 0.8],
  [150, 250, 12, 0.7],
  [92, 120, 8, 0.5],
  [520, 96, 15, 0.9],
  [1040, 132, 34, 1],
  [1106, 208, 12, 0.8],
  [1130, 92, 10, 0.6],
  [1066, 470, 18, 0.9],
  [1048, 566, 12, 0.8],
  [596, 585, 9, 0.6],
  [120, 545, 11, 0.6],
  [392, 562, 14, 0.8],
  [1150, 392, 9, 0.6],
] as const

const STAR = 'M0-10C.9-2.6 2.6-.9 10 0 2.6.9.9 2.6 0 10-.9 2.6-2.6.9-10 0-2.6-.9-.9-2.6 0-10Z'

const WHOLE_CARD = { left: 0, top: 0, ...CARD_SIZE } as const

/** Home: the hero's poster, the lit sheet, and the headline in ink where it overlaps the sheet. */
export const homeCard: BuildDesign<'home'> = async (spec, { color, measure, openPicture, logo }) => {
  const poster = await openPicture({ file: HERO_POSTER })
  const { lines, em } = await fitHeadline(measure, spec.headline, {
    style: HEADLINE,
    indent: INDENT,
    maxEm: BOX.width / (0.6 * SIZE),
    maxLines: 4,
  })
  const size = Math.min(SIZE, BOX.width / em, BOX.height / (LEADING * lines.length))
  const tagline = await fitText(measure, spec.tagline, {
    style: TAGLINE,
    size: 26,
    // It ends before the sheet.
    width: 460,
    steps: [
      { lines: 1, from: 1, to: 0.9 },
      { lines: 2, from: 1, to: 0.8 },
      { lines: 3, from: 0.9, to: 0.5 },
    ],
  })
  const light = color('night-text')
  return (
    <Card background={color('night-bg')}>
      {await poster?.draw({ box: WHOLE_CARD, focus: [0.5, 0.46], at: [0.5, 0.46], density: 1 })}
      <Scrim />
      <Headline lines={lines} size={size} ink={light} />
      <Column style={{ left: 202, top: 470, color: light }}>
        <Title title={tagline} leading={1.3} />
      </Column>
      <Sheet />
      <div style={{ display: 'flex', ...placed(WHOLE_CARD), clipPath: `polygon(${SHEET_CORNERS})` }}>
        <Headline lines={lines} size={size} ink={color('paper-text')} />
      </div>
      <Art>
        {STARS.map(([x, y, starSize, opacity]) => (
          <path
            key={x}
            d={STAR}
            transform={`translate(${x} ${y}) scale(${starSize / 20})`}
            fill={color('night-accent')}
            opacity={opacity}
          />
        ))}
      </Art>
      <SvgPicture source={logo} left={202} top={116} height={40} color={light} />
    </Card>
  )
}

function Headline({ lines, size, ink }: { lines: readonly string[]; size: number; ink: string }) {
  return (
    <Column style={{ left: 198, top: 196, color: ink }}>
      {lines.map((line, index) => (
        <Line
          key={line}
          font={FAMILY.display}
          size={size}
          leading={LEADING}
          style={{ ...HEADLINE, whiteSpace: 'nowrap', marginLeft: index === 0 ? 0 : `${INDENT}em` }}
        >
          {line}
        </Line>
      ))}
    </Column>
  )
}

const scrim = (direction: string, opacity: number, end: string) =>
  `linear-gradient(${direction}, rgba(13, 12, 16, ${opacity}), rgba(13, 12, 16, 0) ${end})`

/** The scrim under the texts, and the sheet's glow. */
function Scrim() {
  return (
    <>
      <Rectangle {...WHOLE_CARD} style={{ backgroundImage: scrim('to right', 0.8, '66%') }} />
      <Rectangle {...WHOLE_CARD} style={{ backgroundImage: scrim('to top', 0.7, '40%') }} />
      <Art>
        <polygon points={SHEET} fill="#ffe9be" opacity={0.55} style={{ filter: 'blur(46px)' }} />
      </Art>
    </>
  )
}

/** The sheet with its light and shade. */
function Sheet() {
  return (
    <Art>
      <radialGradient
        id="light"
        gradientUnits="userSpaceOnUse"
        cx={0}
        cy={0}
        r={1}
        gradientTransform="translate(792 214.2) scale(720 378)"
      >
        <stop offset="0" stopColor="#fffdf8" />
        <stop offset=".7" stopColor="#fffdf8" stopOpacity={0} />
      </radialGradient>
      <linearGradient id="shade" gradientUnits="userSpaceOnUse" x1={197} y1={315} x2={1020} y2={648}>
        <stop offset=".5" stopColor="#b19a6e" stopOpacity={0} />
        <stop offset=".93" stopColor="#b19a6e" stopOpacity={0.28} />
      </linearGradient>
      <polygon points={SHEET} fill="#faf7f0" />
      <polygon points={SHEET} fill="url(#shade)" />
      <polygon points={SHEET} fill="url(#light)" />
    </Art>
  )
}
