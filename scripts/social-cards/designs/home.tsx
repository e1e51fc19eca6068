import sharp from 'sharp'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { fitHeadline } from '../fitHeadline.ts'
import { Column, layOutTitle, Line, textLayer, Title } from '../layout.tsx'
import { cropToCover, logo, svgLayer } from '../pictures.ts'
import { color, HERO_POSTER, readRepositoryFile } from '../repositoryFiles.ts'

const HEADLINE = { fontFamily: FAMILY.display, letterSpacing: '-0.048em' } as const
/** Font size, leading and indent of the later lines; the headline's box, px. */
const SIZE = 118
const LEADING = 0.95
const INDENT = 1.02
const BOX = { width: 806, height: 256 } as const
const TAGLINE = { fontFamily: FAMILY.title, letterSpacing: '-0.03em' } as const

/** Corners of the sheet, px. */
const SHEET = '619,41.6 952.8,20.2 1015.2,572 681.6,601'

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

/** Home: the hero's poster, the lit sheet, and the headline in ink where it overlaps the sheet. */
export const homeCard: Design<'home'> = async (spec, { renderer }) => {
  const poster = await cropToCover(readRepositoryFile(HERO_POSTER), CARD_SIZE, [0.5, 0.46], [0.5, 0.46])
  const { lines, em } = await fitHeadline(renderer, spec.headline, {
    style: HEADLINE,
    indent: INDENT,
    maxEm: BOX.width / (0.6 * SIZE),
    maxLines: 4,
  })
  const size = Math.min(SIZE, BOX.width / em, BOX.height / (LEADING * lines.length))
  const fittedTagline = await layOutTitle(renderer, spec.tagline, {
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
  const drawText = (ink: string, hasTagline: boolean) =>
    textLayer(
      renderer,
      <>
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
        {hasTagline && (
          <Column style={{ left: 202, top: 470, color: ink }}>
            <Title title={fittedTagline} leading={1.3} />
          </Column>
        )}
      </>,
    )
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"><polygon points="${SHEET}" fill="#fff"/></svg>`,
  )
  const inkText = await drawText(color('paper-text'), false)
  const onSheet = await sharp(inkText.input)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return {
    background: color('night-bg'),
    layers: [
      { input: poster, left: 0, top: 0 },
      svgLayer(scene),
      await drawText(color('night-text'), true),
      svgLayer(sheet),
      { input: onSheet, left: 0, top: 0 },
      svgLayer(stars() + logo({ left: 202, top: 116, height: 40, color: color('night-text') })),
    ],
  }
}

/** The scrim under the texts, and the sheet's glow. */
const scene = `
  <linearGradient id="side"><stop offset="0" stop-color="#0d0c10" stop-opacity=".8"/><stop offset=".66" stop-color="#0d0c10" stop-opacity="0"/></linearGradient>
  <linearGradient id="foot" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#0d0c10" stop-opacity=".7"/><stop offset=".4" stop-color="#0d0c10" stop-opacity="0"/></linearGradient>
  <rect width="1200" height="630" fill="url(#side)"/><rect width="1200" height="630" fill="url(#foot)"/>
  <filter id="glow" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630"><feGaussianBlur stdDeviation="46"/></filter>
  <polygon points="${SHEET}" fill="#ffe9be" opacity=".55" filter="url(#glow)"/>`

const sheet = `
  <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(792 214.2) scale(720 378)"><stop offset="0" stop-color="#fffdf8"/><stop offset=".7" stop-color="#fffdf8" stop-opacity="0"/></radialGradient>
  <linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="197" y1="315" x2="1020" y2="648"><stop offset=".5" stop-color="#b19a6e" stop-opacity="0"/><stop offset=".93" stop-color="#b19a6e" stop-opacity=".28"/></linearGradient>
  <g shape-rendering="geometricPrecision"><polygon points="${SHEET}" fill="#faf7f0"/><polygon points="${SHEET}" fill="url(#shade)"/><polygon points="${SHEET}" fill="url(#light)"/></g>`

const stars = (): string =>
  STARS.map(
    ([x, y, size, opacity]) =>
      `<path d="${STAR}" transform="translate(${x} ${y}) scale(${size / 20})" fill="${color('night-accent')}" opacity="${opacity}"/>`,
  ).join('')
