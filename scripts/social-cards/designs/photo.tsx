import sharp from 'sharp'
import { type CardPictureLayout, layOutPhotoCard } from '../../../src/lib/image/cardPictureLayout.ts'
import { CARD_SIZE, SAFE_AREA } from '../../../src/config/socialCard.ts'
import { contrastRatio, blend, type Rgb } from '../../../src/lib/colorContrast.ts'
import type { Design, Drawing, Tools } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import {
  cropToCover,
  logo,
  logoAtRight,
  logoWidth,
  openPicture,
  readSize,
  svgImage,
  svgLayer,
} from '../pictures.ts'
import { Column, type FittedText, layOutTitle, Line, textLayer, Title } from '../layout.tsx'
import { color } from '../repositoryFiles.ts'
import type { Step } from '../../../src/lib/canvas/fitTitle.ts'
import type { PhotoCard } from '../cardSpec.ts'

const LEADING = 1.1
const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.055em' } as const

/** A photo: full bleed with a caption on a dark gradient, or an upright one as a print on its blurred copy. */
export const photoCard: Design<'photo'> = async (spec, tools) => {
  const picture = await tools.loadPicture(spec.picture)
  if (!picture) return captionOnly(spec, tools)
  const placement = layOutPhotoCard(await readSize(picture), spec.focus)
  return (placement.isWide ? fullBleed : print)(spec, tools, picture, placement)
}

async function fullBleed(
  spec: PhotoCard,
  { renderer }: Tools,
  picture: Buffer,
  { box, focus, at }: CardPictureLayout,
): Promise<Drawing> {
  const photo = await cropToCover(picture, box, focus, at)
  const title = await layOutTitle(renderer, spec.title, { style: TITLE, size: 96, width: SAFE_AREA.width })
  const dim = await dimming(photo, title)
  const foot = `<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">
    <stop offset="0" stop-color="#08080a" stop-opacity="${0.9 + dim * 0.06}"/>
    <stop offset=".42" stop-color="#08080a" stop-opacity="${middle(dim)}"/>
    <stop offset="1" stop-color="#08080a" stop-opacity="0"/></linearGradient>
    <rect y="${footTop(dim)}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height - footTop(dim)}" fill="url(#foot)"/>`
  return {
    background: color('darkroom-bg'),
    layers: [
      { input: photo, left: 0, top: 0 },
      svgLayer(`${foot}${centredLogo(554)}`),
      await textLayer(renderer, caption(title, spec.facts, 117)),
    ],
  }
}

/** The gradient's top (px) and its opacity in the middle, by how much it is dimmed (0–1). */
const footTop = (dim: number): number => Math.round(CARD_SIZE.height * (0.46 - 0.3 * dim))
const middle = (dim: number): number => 0.66 + 0.22 * dim
const FOOT: Rgb = [8, 8, 10]
const LINE: Rgb = [218, 211, 200]
const WHITE: Rgb = [255, 255, 255]

/** Returns the gradient's opacity at `y` px. */
function footOpacity(y: number, dim: number): number {
  const share = (CARD_SIZE.height - y) / (CARD_SIZE.height - footTop(dim))
  if (share >= 1) return 0
  const [low, mid] = [0.9 + dim * 0.06, middle(dim)]
  return share < 0.42 ? low + (mid - low) * (share / 0.42) : mid * (1 - (share - 0.42) / 0.58)
}

/** Returns the least dimming with a contrast of 3:1 for the title and 4.5:1 for the facts (WCAG 2.2 AA). */
async function dimming(picture: Buffer, { lines, size }: FittedText): Promise<number> {
  const foot = 448
  const top = Math.round(foot - lines.length * size * LEADING)
  const [title, line] = await Promise.all([lightest(picture, top, foot - top), lightest(picture, 480, 36)])
  for (let dim = 0; dim < 1; dim += 0.1) {
    // The first line's letters start a little below the top of its line box.
    const underTitle = blend(title, FOOT, footOpacity(top + size * 0.2, dim))
    const underLine = blend(line, FOOT, footOpacity(480, dim))
    if (contrastRatio(WHITE, underTitle) >= 3 && contrastRatio(LINE, underLine) >= 4.5) return dim
  }
  return 1
}

/** Returns the lightest patch of a horizontal band in the safe area. */
async function lightest(picture: Buffer, top: number, height: number): Promise<Rgb> {
  const { data, info } = await sharp(picture)
    .extract({ left: SAFE_AREA.left, top, width: SAFE_AREA.width, height })
    .resize(16, 2, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let best: Rgb = [0, 0, 0]
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    const patch: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (contrastRatio(patch, [0, 0, 0]) > contrastRatio(best, [0, 0, 0])) best = patch
  }
  return best
}

const UPRIGHT: readonly Step[] = [{ lines: 1, from: 1, to: 0.72 }]

/** An upright or square photo: a print on its blurred copy, with the caption below. */
async function print(
  spec: PhotoCard,
  { renderer }: Tools,
  picture: Buffer,
  { box, focus }: CardPictureLayout,
): Promise<Drawing> {
  const light = await openPicture(picture).resize(120, 63, { fit: 'cover' }).blur(8).png().toBuffer()
  const title = await layOutTitle(renderer, spec.title, {
    style: TITLE,
    size: 56,
    width: SAFE_AREA.width,
    steps: UPRIGHT,
  })
  return {
    background: color('darkroom-bg'),
    layers: [
      {
        input: await sharp(light)
          .resize(CARD_SIZE.width, CARD_SIZE.height, { fit: 'fill' })
          .blur(30)
          .linear(0.42, 0)
          .removeAlpha()
          .toBuffer(),
        left: 0,
        top: 0,
      },
      svgLayer(`<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#08080a" stop-opacity=".92"/><stop offset="1" stop-color="#08080a" stop-opacity="0"/></linearGradient>
        <rect y="200" width="${CARD_SIZE.width}" height="430" fill="url(#foot)"/>
        ${await svgImage(picture, box, focus)}
        ${logoAtRight(30, 56, color('darkroom-text'))}`),
      await textLayer(renderer, caption(title, spec.facts, 62, 10)),
    ],
  }
}

/** Only the caption, if there is no readable picture. */
async function captionOnly(spec: PhotoCard, { renderer }: Tools): Promise<Drawing> {
  const title = await layOutTitle(renderer, spec.title, { style: TITLE, size: 96, width: SAFE_AREA.width })
  return {
    background: color('darkroom-bg'),
    layers: [
      svgLayer(`<radialGradient id="lamp" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="${color('darkroom-safelight')}" stop-opacity=".3"/><stop offset="1" stop-color="${color('darkroom-safelight')}" stop-opacity="0"/></radialGradient>
        <rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="url(#lamp)"/>${centredLogo(554)}`),
      await textLayer(renderer, caption(title, spec.facts, 226)),
    ],
  }
}

const centredLogo = (top: number): string =>
  logo({ left: (CARD_SIZE.width - logoWidth(34)) / 2, top, height: 34, color: color('darkroom-text') })

const RULE = { width: 44, height: 3 } as const
const CAMERA = { fontWeight: 500, color: '#efebe3' } as const
const EXPOSURE = { fontWeight: 400, color: '#dad3c8' } as const

/** Centred title, rule and facts; `bottom` and `gap` in px. */
function caption(title: FittedText, facts: readonly string[], bottom: number, gap = 15) {
  return (
    <Column style={{ left: 0, right: 0, bottom, alignItems: 'center', color: '#fff' }}>
      <Title title={title} leading={LEADING} style={{ alignItems: 'center' }} />
      <div
        style={{ ...RULE, background: color('darkroom-safelight'), margin: `${gap + 1}px 0 ${gap - 1}px` }}
      />
      <Line size={24} leading={1.3} style={{ display: 'flex', gap: 20 }}>
        {facts.map((fact, index) => (
          <span key={fact} style={index === 0 ? CAMERA : EXPOSURE}>
            {fact}
          </span>
        ))}
      </Line>
    </Column>
  )
}
