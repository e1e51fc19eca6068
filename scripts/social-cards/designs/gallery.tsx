import type { ReactElement, ReactNode } from 'react'
import type { CardPicture } from '../../../src/cards/design.ts'
import { FAMILY } from '../../../src/cards/families.ts'
import { fitText, type FittedText } from '../../../src/cards/fitText.ts'
import { Art, Card, Column, placed, Rectangle, SvgPicture, Title } from '../../../src/cards/parts.tsx'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import { CONTENT, readRepositoryFile } from '../repositoryFiles.ts'
import type { BuildDesign, Tools } from '../tools.ts'

const STRIP = { top: 268, height: 312, edge: 31, gap: 14, narrow: 300, wide: 432 } as const
const FRAME_HEIGHT = 248
const WALL_GAP = 5
const FIRST_FRAME = 12

const NAME = { fontFamily: FAMILY.display, letterSpacing: '-0.055em' } as const
const LINE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

/** A gallery: its name and line, and its newest photos as a film strip or a wall. */
export const galleryCard: BuildDesign<'gallery'> = async (spec, tools) => {
  const { color, measure, openPicture, logo } = tools
  const sources = spec.photos.length > 0 ? spec.photos.slice(0, 3) : [spec.fallback]
  const photos = (await Promise.all(sources.map(openPicture))).filter((photo) => photo !== null)
  const title = await fitText(measure, spec.title, {
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
      fitText(measure, line, {
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
  return (
    <Card background={color('darkroom-bg')}>
      {spec.layout === 'film' ? await drawFilm(photos, spec.edges, tools) : await drawWall(photos)}
      <Texts title={title} lines={lines} ink={color('darkroom-text')} />
      <SvgPicture source={logo} right={56} top={56} height={32} color={color('darkroom-text')} />
    </Card>
  )
}

interface Frame {
  left: number
  width: number
}

/** Lays out the frames of a strip in the middle of the card. */
function layOutFrames(count: number): Frame[] {
  const widths =
    count === 3 ? [STRIP.wide, STRIP.narrow, STRIP.wide] : Array.from({ length: count }, () => STRIP.wide)
  const total = widths.reduce((sum, width) => sum + width, 0) + STRIP.gap * (widths.length - 1)
  let left = Math.round((CARD_SIZE.width - total) / 2)
  return widths.map((width) => {
    const frame = { left, width }
    left += width + STRIP.gap
    return frame
  })
}

/** A film strip across the card. */
async function drawFilm(
  photos: readonly CardPicture[],
  edges: readonly [string, string] = ['', ''],
  { color }: Tools,
): Promise<ReactElement> {
  const frames = layOutFrames(photos.length)
  const box = { left: 0, top: STRIP.top, width: CARD_SIZE.width, height: STRIP.height }
  const border = `1px solid ${color('darkroom-line').replace(/ \/.*$/, ' / 20%)')}`
  const pictures = photos.map((photo, index) => {
    const frame = frames[index] ?? { left: 0, width: STRIP.wide }
    return photo.draw({
      box: { ...frame, top: STRIP.top + 1 + STRIP.edge, height: FRAME_HEIGHT },
      density: 1,
    })
  })
  return (
    <>
      <Rectangle
        {...box}
        style={{ background: color('darkroom-film'), borderTop: border, borderBottom: border }}
      />
      {await Promise.all(pictures)}
      {frames.map((frame, index) => (
        <EdgePrint
          key={frame.left}
          frame={frame}
          number={FIRST_FRAME + index}
          edges={edges}
          ink={color('darkroom-edge')}
        />
      ))}
      {frames.length > 0 && greasePencil(frames, color('darkroom-safelight'))}
    </>
  )
}

/** A justified row of photos from edge to edge. */
async function drawWall(photos: readonly CardPicture[]): Promise<ReactElement[]> {
  const ratios = photos.map(({ size }) => Math.min(1.9, Math.max(0.8, size.width / size.height)))
  const sum = ratios.reduce((all, ratio) => all + ratio, 0)
  const available = CARD_SIZE.width - WALL_GAP * (photos.length - 1)
  const edges = ratios.map((_, index) =>
    Math.round((available * ratios.slice(0, index).reduce((all, ratio) => all + ratio, 0)) / sum),
  )
  return Promise.all(
    photos.map((photo, index) => {
      const left = edges[index] ?? 0
      const width = (edges[index + 1] ?? available) - left
      const box = {
        left: left + index * WALL_GAP,
        top: STRIP.top,
        width,
        height: CARD_SIZE.height - STRIP.top,
      }
      return photo.draw({ box, density: 1 })
    }),
  )
}

function Texts({ title, lines, ink }: { title: FittedText; lines: readonly FittedText[]; ink: string }) {
  return (
    <>
      <Column style={{ left: 194, top: 104, color: ink }}>
        <Title title={title} leading={title.lines.length > 1 ? 1.06 : 0.86} />
      </Column>
      <Column style={{ right: 202, top: 136, alignItems: 'flex-end', color: ink }}>
        {lines.map((line) => (
          <Title key={line.lines.join(' ')} title={line} leading={1.34} style={{ alignItems: 'flex-end' }} />
        ))}
      </Column>
    </>
  )
}

interface EdgePrintProps {
  frame: Frame
  number: number
  edges: readonly [string, string]
  ink: string
}

/** The print above and below a frame. */
function EdgePrint({ frame, number, edges, ink }: EdgePrintProps) {
  return (
    <>
      <Edge frame={frame} top={STRIP.top + 1} ink={ink}>
        <EdgeText>{edges[0]}</EdgeText>
        <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <b>{number}</b>
          <svg width="6" height="8" viewBox="0 0 6 8">
            <path d="m0 0 6 4-6 4z" fill={ink} />
          </svg>
          <b>{number}A</b>
        </div>
      </Edge>
      <Edge frame={frame} top={STRIP.top + 1 + STRIP.edge + FRAME_HEIGHT} ink={ink}>
        <b>{number}</b>
        <EdgeText>{edges[1]}</EdgeText>
        <b>{number}A</b>
      </Edge>
    </>
  )
}

/** Truncates a text that is wider than its frame. */
const EdgeText = ({ children }: { children: string }) => (
  <b style={{ overflow: 'hidden', margin: '0 8px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
    {children}
  </b>
)

interface EdgeProps {
  frame: Frame
  top: number
  ink: string
  children: ReactNode
}

/** A line of edge print. */
function Edge({ frame, top, ink, children }: EdgeProps) {
  return (
    <div
      style={{
        ...placed({ ...frame, top, height: STRIP.edge }),
        padding: '0 12px',
        boxSizing: 'border-box',
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        fontFamily: FAMILY.text,
        fontWeight: 600,
        fontSize: 12.5,
        letterSpacing: '0.06em',
        color: ink,
      }}
    >
      {children}
    </div>
  )
}

/** A hand-drawn ring around the middle frame, with its lettering. */
function greasePencil(frames: readonly Frame[], red: string): ReactElement {
  const frame = frames[Math.floor(frames.length / 2)] ?? { left: 450, width: 300 }
  const [width, height] = [frame.width + 52, STRIP.height - 14]
  const [, pick = ''] =
    / d="([^"]+)"/.exec(readRepositoryFile(`${CONTENT}/art/lettering/pick.svg`).toString()) ?? []
  return (
    <Art>
      <g transform={`translate(${frame.left - 26} ${STRIP.top + 7})`}>
        <path
          transform={`scale(${width / 100} ${height / 100})`}
          vectorEffect="non-scaling-stroke"
          d="M12 58C2 20 22 5 54 4c34-1 45 16 44 46-1 34-18 46-50 47C14 98 1 82 4 44 6 18 24 6 60 7"
          fill="none"
          stroke={red}
          strokeWidth={5.5}
          strokeLinecap="round"
        />
      </g>
      <g
        transform={`translate(${frame.left + frame.width - 148} ${STRIP.top + STRIP.height - 52 - 35}) rotate(-5 59 18)`}
        fill={red}
      >
        <path transform={`scale(${35.2 / 715.6})`} d={pick} />
      </g>
    </Art>
  )
}
