import sharp from 'sharp'
import { type CardPicture, photoOnCard } from '../../../src/lib/image/cardPicture.ts'
import { CARD, SAFE } from '../canvas.ts'
import { contrast, under, type Rgb } from '../contrast.ts'
import type { Design, Drawing, Tools } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { covering, logo, logoWidth, open, sizeOf, svgImage, svgLayer } from '../pictures.ts'
import { Column, Overlay, Title } from '../parts.tsx'
import { color } from '../tokens.ts'
import { layOutTitle } from '../title.ts'
import type { FittedTitle, Step } from '../../../src/lib/canvas/fitTitle.ts'
import type { PhotoCard } from '../cardSpec.ts'

const LEADING = 1.1
const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.055em' } as const

/** A photograph full bleed with its caption on a dark foot; an upright one as a print in its own light. */
export const photoCard: Design<'photo'> = async (spec, tools) => {
  const picture = await tools.picture(spec.picture)
  if (!picture) return captionOnly(spec, tools)
  const place = photoOnCard(await sizeOf(picture), spec.focus)
  return (place.isWide ? fullBleed : print)(spec, tools, picture, place)
}

async function fullBleed(
  spec: PhotoCard,
  { studio }: Tools,
  picture: Buffer,
  { box, focus, at }: CardPicture,
): Promise<Drawing> {
  const ground = await covering(picture, box, focus, at)
  const title = await layOutTitle(studio, spec.title, { style: TITLE, size: 96, width: SAFE.width })
  const dim = await dimming(ground, title)
  const foot = `<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">
    <stop offset="0" stop-color="#08080a" stop-opacity="${0.9 + dim * 0.06}"/>
    <stop offset=".42" stop-color="#08080a" stop-opacity="${middle(dim)}"/>
    <stop offset="1" stop-color="#08080a" stop-opacity="0"/></linearGradient>
    <rect y="${footTop(dim)}" width="${CARD.width}" height="${CARD.height - footTop(dim)}" fill="url(#foot)"/>`
  return {
    ground: color('darkroom-bg'),
    layers: [
      { input: ground, left: 0, top: 0 },
      svgLayer(`${foot}${centredLogo(554)}`),
      { input: await studio.draw(caption(title, spec.facts, 117)), left: 0, top: 0 },
    ],
  }
}

/** How far the foot is deepened, 0–1: its top, px, and its strength in the middle. */
const footTop = (dim: number): number => Math.round(CARD.height * (0.46 - 0.3 * dim))
const middle = (dim: number): number => 0.66 + 0.22 * dim
const FOOT: Rgb = [8, 8, 10]
const LINE: Rgb = [218, 211, 200]
const WHITE: Rgb = [255, 255, 255]

/** The foot's strength at a height, px. */
function footAt(y: number, dim: number): number {
  const share = (CARD.height - y) / (CARD.height - footTop(dim))
  if (share >= 1) return 0
  const [low, mid] = [0.9 + dim * 0.06, middle(dim)]
  return share < 0.42 ? low + (mid - low) * (share / 0.42) : mid * (1 - (share - 0.42) / 0.58)
}

/** The least deepening by which white reaches 3:1 under the title and the line 4.5:1 (WCAG 2.2 AA). */
async function dimming(picture: Buffer, { lines, size }: FittedTitle): Promise<number> {
  const foot = 448
  const top = Math.round(foot - lines.length * size * LEADING)
  const [title, line] = await Promise.all([lightest(picture, top, foot - top), lightest(picture, 480, 36)])
  for (let dim = 0; dim < 1; dim += 0.1) {
    // The ink of the first line starts a little below the line's own top.
    const underTitle = under(title, FOOT, footAt(top + size * 0.2, dim))
    const underLine = under(line, FOOT, footAt(480, dim))
    if (contrast(WHITE, underTitle) >= 3 && contrast(LINE, underLine) >= 4.5) return dim
  }
  return 1
}

/** The lightest patch of a band across the safe centre. */
async function lightest(picture: Buffer, top: number, height: number): Promise<Rgb> {
  const { data, info } = await sharp(picture)
    .extract({ left: SAFE.left, top, width: SAFE.width, height })
    .resize(16, 2, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let best: Rgb = [0, 0, 0]
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    const patch: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (contrast(patch, [0, 0, 0]) > contrast(best, [0, 0, 0])) best = patch
  }
  return best
}

const UPRIGHT: readonly Step[] = [{ lines: 1, from: 1, to: 0.72 }]

/** An upright or square photograph: a print high in the card, lit by its own blurred light, the caption beneath. */
async function print(
  spec: PhotoCard,
  { studio }: Tools,
  picture: Buffer,
  { box, focus }: CardPicture,
): Promise<Drawing> {
  const light = await open(picture).resize(120, 63, { fit: 'cover' }).blur(8).png().toBuffer()
  const title = await layOutTitle(studio, spec.title, {
    style: TITLE,
    size: 56,
    width: SAFE.width,
    steps: UPRIGHT,
  })
  return {
    ground: color('darkroom-bg'),
    layers: [
      {
        input: await sharp(light)
          .resize(CARD.width, CARD.height, { fit: 'fill' })
          .blur(30)
          .linear(0.42, 0)
          .removeAlpha()
          .toBuffer(),
        left: 0,
        top: 0,
      },
      svgLayer(`<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#08080a" stop-opacity=".92"/><stop offset="1" stop-color="#08080a" stop-opacity="0"/></linearGradient>
        <rect y="200" width="${CARD.width}" height="430" fill="url(#foot)"/>
        ${await svgImage(picture, box, focus)}
        ${logo({ left: CARD.width - 56 - logoWidth(30), top: 56, height: 30, color: color('darkroom-text') })}`),
      { input: await studio.draw(caption(title, spec.facts, 62, 10)), left: 0, top: 0 },
    ],
  }
}

/** No picture, or none that could be read: the words alone, in the dark. */
async function captionOnly(spec: PhotoCard, { studio }: Tools): Promise<Drawing> {
  const title = await layOutTitle(studio, spec.title, { style: TITLE, size: 96, width: SAFE.width })
  return {
    ground: color('darkroom-bg'),
    layers: [
      svgLayer(`<radialGradient id="lamp" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="${color('darkroom-safelight')}" stop-opacity=".3"/><stop offset="1" stop-color="${color('darkroom-safelight')}" stop-opacity="0"/></radialGradient>
        <rect width="${CARD.width}" height="${CARD.height}" fill="url(#lamp)"/>${centredLogo(554)}`),
      { input: await studio.draw(caption(title, spec.facts, 226)), left: 0, top: 0 },
    ],
  }
}

const centredLogo = (top: number): string =>
  logo({ left: (CARD.width - logoWidth(34)) / 2, top, height: 34, color: color('darkroom-text') })

/** Title, rule and facts, centred, their foot so far from the card's. */
function caption(title: FittedTitle, facts: readonly string[], bottom: number, gap = 15) {
  return (
    <Overlay>
      <Column style={{ left: 0, right: 0, bottom, alignItems: 'center', color: '#fff' }}>
        <Title title={title} face={TITLE} leading={LEADING} style={{ alignItems: 'center' }} />
        <div
          style={{
            width: 44,
            height: 3,
            background: color('darkroom-safelight'),
            margin: `${gap + 1}px 0 ${gap - 1}px`,
          }}
        />
        <div style={{ display: 'flex', fontFamily: FAMILY.text, fontSize: 24, lineHeight: 1.3, gap: 20 }}>
          {facts.map((fact, index) => (
            <span
              key={fact}
              style={
                index === 0 ? { fontWeight: 500, color: '#efebe3' } : { fontWeight: 400, color: '#dad3c8' }
              }
            >
              {fact}
            </span>
          ))}
        </div>
      </Column>
    </Overlay>
  )
}
