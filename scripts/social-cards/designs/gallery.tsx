import type { OverlayOptions } from 'sharp'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { GalleryCard } from '../cardSpec.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, type FittedText, layOutTitle, textLayer, Title } from '../layout.tsx'
import { cropToCover, logoAtRight, readSize, svgFile, svgLayer } from '../pictures.ts'
import { color, CONTENT } from '../repositoryFiles.ts'

const STRIP = { top: 268, height: 312, edge: 31, gap: 14, narrow: 300, wide: 432 } as const
const FRAME_HEIGHT = 248
const WALL_GAP = 5
const FIRST_FRAME = 12

const NAME = { fontFamily: FAMILY.display, letterSpacing: '-0.055em' } as const
const LINE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

/** A gallery: its name and line, and its newest photos as a film strip or a wall. */
export const galleryCard: Design<'gallery'> = async (spec, { renderer, loadPicture }) => {
  const sources = spec.photos.length > 0 ? spec.photos.slice(0, 3) : [spec.fallback]
  const photos = (await Promise.all(sources.map(loadPicture))).filter((photo) => photo !== null)
  const { layers, frames } =
    spec.layout === 'film' ? await film(photos) : { layers: await wall(photos), frames: [] }
  const title = await layOutTitle(renderer, spec.title, {
    style: NAME,
    size: 152,
    width: 510,
    steps: [
      { lines: 1, from: 1, to: 0.5 },
      { lines: 2, from: 0.5, to: 0.24 },
      { lines: 3, from: 0.3, to: 0.16 },
    ],
  })
  const lines = await Promise.all(
    spec.line.map((line) =>
      layOutTitle(renderer, line, {
        style: LINE,
        size: 30,
        width: 290,
        steps: [
          { lines: 1, from: 1, to: 0.6 },
          { lines: 3, from: 0.6, to: 0.5 },
        ],
      }),
    ),
  )
  return {
    background: color('darkroom-bg'),
    layers: [
      ...layers,
      await textLayer(renderer, <Texts spec={spec} title={title} lines={lines} frames={frames} />),
      svgLayer((frames.length > 0 ? greasePencil(frames) : '') + logoAtRight(32, 56, color('darkroom-text'))),
    ],
  }
}

interface Frame {
  left: number
  width: number
}

/** A film strip across the card. */
async function film(photos: readonly Buffer[]): Promise<{ layers: OverlayOptions[]; frames: Frame[] }> {
  const line = color('darkroom-line')
  const strip =
    svgLayer(`<rect y="${STRIP.top}" width="${CARD_SIZE.width}" height="${STRIP.height}" fill="${color('darkroom-film')}"/>
    <g fill="${line.replace(/ \/.*$/, ')').replaceAll(/ (?=\d)/g, ',')}" fill-opacity=".2"><rect y="${STRIP.top}" width="${CARD_SIZE.width}" height="1"/><rect y="${STRIP.top + STRIP.height - 1}" width="${CARD_SIZE.width}" height="1"/></g>`)
  const widths = photos.length === 3 ? [STRIP.wide, STRIP.narrow, STRIP.wide] : photos.map(() => STRIP.wide)
  const total = widths.reduce((sum, width) => sum + width, 0) + STRIP.gap * (widths.length - 1)
  let left = Math.round((CARD_SIZE.width - total) / 2)
  const frames = widths.map((width) => {
    const frame = { left, width }
    left += width + STRIP.gap
    return frame
  })
  const layers = await Promise.all(
    photos.map(async (photo, index): Promise<OverlayOptions> => {
      const frame = frames[index] ?? { left: 0, width: STRIP.wide }
      const input = await cropToCover(photo, { width: frame.width, height: FRAME_HEIGHT })
      return { input, left: frame.left, top: STRIP.top + 1 + STRIP.edge }
    }),
  )
  return { layers: [strip, ...layers], frames }
}

/** A justified row of photos from edge to edge. */
async function wall(photos: readonly Buffer[]): Promise<OverlayOptions[]> {
  const ratios = await Promise.all(
    photos.map(async (photo) => {
      const { width, height } = await readSize(photo)
      return Math.min(1.9, Math.max(0.8, width / height))
    }),
  )
  const sum = ratios.reduce((all, ratio) => all + ratio, 0)
  const available = CARD_SIZE.width - WALL_GAP * (photos.length - 1)
  const edges = ratios.map((_, index) =>
    Math.round((available * ratios.slice(0, index).reduce((all, ratio) => all + ratio, 0)) / sum),
  )
  return Promise.all(
    photos.map(async (photo, index): Promise<OverlayOptions> => {
      const left = edges[index] ?? 0
      const width = (edges[index + 1] ?? available) - left
      const input = await cropToCover(photo, { width, height: CARD_SIZE.height - STRIP.top })
      return { input, left: left + index * WALL_GAP, top: STRIP.top }
    }),
  )
}

interface TextsProps {
  spec: GalleryCard
  title: FittedText
  lines: readonly FittedText[]
  frames: readonly Frame[]
}

function Texts({ spec: { edges = ['', ''] }, title, lines, frames }: TextsProps) {
  return (
    <>
      <Column style={{ left: 194, top: 104, color: color('darkroom-text') }}>
        <Title title={title} leading={title.lines.length > 1 ? 1.06 : 0.86} />
      </Column>
      <Column style={{ right: 202, top: 136, alignItems: 'flex-end', color: color('darkroom-text') }}>
        {lines.map((line) => (
          <Title key={line.lines.join(' ')} title={line} leading={1.34} style={{ alignItems: 'flex-end' }} />
        ))}
      </Column>
      {frames.flatMap((frame, index) => [
        <Edge key={`${frame.left} over`} frame={frame} top={STRIP.top + 1}>
          <EdgeText>{edges[0]}</EdgeText>
          <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
            <b>{FIRST_FRAME + index}</b>
            <svg width="6" height="8" viewBox="0 0 6 8">
              <path d="m0 0 6 4-6 4z" fill={color('darkroom-edge')} />
            </svg>
            <b>{FIRST_FRAME + index}A</b>
          </div>
        </Edge>,
        <Edge key={`${frame.left} under`} frame={frame} top={STRIP.top + 1 + STRIP.edge + FRAME_HEIGHT}>
          <b>{FIRST_FRAME + index}</b>
          <EdgeText>{edges[1]}</EdgeText>
          <b>{FIRST_FRAME + index}A</b>
        </Edge>,
      ])}
    </>
  )
}

/** Truncates a text that is wider than its frame. */
const EdgeText = ({ children }: { children: string }) => (
  <b style={{ overflow: 'hidden', margin: '0 8px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
    {children}
  </b>
)

/** The edge print of a frame. */
function Edge({ frame, top, children }: { frame: Frame; top: number; children: React.ReactNode }) {
  return (
    <div
      style={{
        position: 'absolute',
        left: frame.left,
        top,
        width: frame.width,
        height: STRIP.edge,
        padding: '0 12px',
        boxSizing: 'border-box',
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        fontFamily: FAMILY.text,
        fontWeight: 600,
        fontSize: 12.5,
        letterSpacing: '0.06em',
        color: color('darkroom-edge'),
      }}
    >
      {children}
    </div>
  )
}

/** A hand-drawn ring around the middle frame, with its lettering. */
function greasePencil(frames: readonly Frame[]): string {
  const frame = frames[Math.floor(frames.length / 2)] ?? { left: 450, width: 300 }
  const red = color('darkroom-safelight')
  const [width, height] = [frame.width + 52, STRIP.height - 14]
  const lettering = svgFile(`${CONTENT}/art/lettering/pick.svg`, { left: 0, top: 0, height: 35.2 })
  return `
    <g transform="translate(${frame.left - 26} ${STRIP.top + 7})"><path transform="scale(${width / 100} ${height / 100})" vector-effect="non-scaling-stroke" d="M12 58C2 20 22 5 54 4c34-1 45 16 44 46-1 34-18 46-50 47C14 98 1 82 4 44 6 18 24 6 60 7" fill="none" stroke="${red}" stroke-width="5.5" stroke-linecap="round"/></g>
    <g transform="translate(${frame.left + frame.width - 148} ${STRIP.top + STRIP.height - 52 - 35}) rotate(-5 59 18)" fill="${red}">${lettering}</g>`
}
