import sharp from 'sharp'
import { CARD } from '../canvas.ts'
import type { Design } from '../drawing.ts'
import { repositoryFile } from '../files.ts'
import { FAMILY } from '../fonts.ts'
import { Column, Overlay } from '../parts.tsx'
import { covering, logo, svgLayer } from '../pictures.ts'
import { color } from '../tokens.ts'

/** Corners of the sheet, px. */
const SHEET = '619,41.6 952.8,20.2 1015.2,572 681.6,601'

/** Centre, size (px) and strength of each star: none on the sheet or the words. */
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

/** Night: the hero's own picture, the lit sheet, and the headline that turns to ink on it. */
export const homeCard: Design<'home'> = async (spec, { studio }) => {
  const poster = await covering(
    repositoryFile('public/video/hero-poster.jpg'),
    CARD,
    [0.5, 0.46],
    [0.5, 0.46],
  )
  const words = (ink: string, tagline: string | null) =>
    studio.draw(
      <Overlay>
        <Column style={{ left: 198, top: 196, color: ink }}>
          {spec.headline.map((line, index) => (
            <div
              key={line}
              style={{
                fontFamily: FAMILY.display,
                fontSize: 118,
                lineHeight: 0.95,
                letterSpacing: '-0.048em',
                whiteSpace: 'nowrap',
                marginLeft: index === 0 ? 0 : '1.02em',
              }}
            >
              {line}
            </div>
          ))}
        </Column>
        {tagline && (
          <div
            style={{
              position: 'absolute',
              left: 202,
              top: 470,
              fontFamily: FAMILY.title,
              fontSize: 26,
              lineHeight: 1.3,
              letterSpacing: '-0.03em',
              color: ink,
            }}
          >
            {tagline}
          </div>
        )}
      </Overlay>,
    )
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><polygon points="${SHEET}" fill="#fff"/></svg>`,
  )
  const onSheet = await sharp(await words(color('paper-text'), null))
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const night = await words(color('night-text'), spec.tagline)
  return {
    ground: color('night-bg'),
    layers: [
      { input: poster, left: 0, top: 0 },
      svgLayer(scene),
      { input: night, left: 0, top: 0 },
      svgLayer(sheet),
      { input: onSheet, left: 0, top: 0 },
      svgLayer(stars() + logo({ left: 202, top: 116, height: 40, color: color('night-text') })),
    ],
  }
}

/** The scrim under the words, and the sheet's light. */
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
