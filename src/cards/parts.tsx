import type { CSSProperties, ReactNode } from 'react'
import { CARD_SIZE } from '../config/socialCard.ts'
import { FAMILY } from './families.ts'
import type { FittedText } from './fitText.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the style of an element at a box of the card, px. */
export const placed = ({ left, top, width, height }: Box): CSSProperties => ({
  position: 'absolute',
  left,
  top,
  width,
  height,
})

const WHOLE_CARD = { left: 0, top: 0, ...CARD_SIZE } as const

/** The card itself, on which all other parts are absolutely positioned. */
export function Card({ background, children }: { background: string; children: ReactNode }) {
  return <div style={{ display: 'flex', position: 'relative', ...CARD_SIZE, background }}>{children}</div>
}

/** A rectangle. Its background is a colour or a gradient. */
export function Rectangle({ style, ...box }: Box & { style: CSSProperties }) {
  return <div style={{ display: 'flex', boxSizing: 'border-box', ...placed(box), ...style }} />
}

/** SVG elements in px of the card. Satori expects no components in it. */
export function Art({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <svg
      width={CARD_SIZE.width}
      height={CARD_SIZE.height}
      viewBox={`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`}
      style={{ ...placed(WHOLE_CARD), ...style }}
    >
      {children}
    </svg>
  )
}

/** Rotates parts around the centre of a box by degrees. */
export function Rotated({ box, degrees, children }: { box: Box; degrees: number; children: ReactNode }) {
  const origin = `${box.left + box.width / 2}px ${box.top + box.height / 2}px`
  return (
    <div
      style={{
        display: 'flex',
        ...placed(WHOLE_CARD),
        transform: `rotate(${degrees}deg)`,
        transformOrigin: origin,
      }}
    >
      {children}
    </div>
  )
}

/** SVG markup as a picture in one colour, `height` px high. */
export function SvgPicture({
  source,
  color = '#000',
  left,
  right,
  top,
  height,
}: {
  source: string
  color?: string
  /** Distance from the left or the right edge of the card. */
  left?: number
  right?: number
  top: number
  height: number
}) {
  const width = height * ratioOf(source)
  const markup = source.replaceAll('currentColor', color)
  return (
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(markup)}`}
      alt=""
      width={width}
      height={height}
      style={placed({ left: left ?? CARD_SIZE.width - (right ?? 0) - width, top, width, height })}
    />
  )
}

/** Returns the ratio of width to height of SVG markup. */
export function ratioOf(source: string): number {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? []
  return Number(width) / Number(height)
}

/** A fitted text, line by line. */
export function Title({
  title,
  leading,
  style,
}: {
  title: FittedText
  leading: number
  style?: CSSProperties
}) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', ...style }}>
      {title.lines.map((line) => (
        <div
          key={line}
          style={{ ...title.style, fontSize: title.size, lineHeight: leading, whiteSpace: 'nowrap' }}
        >
          {line}
        </div>
      ))}
    </div>
  )
}

/** A line of text in one size. The default font is that of plain text. */
export function Line({
  font = FAMILY.text,
  size,
  leading,
  style,
  children,
}: {
  font?: string
  size: number
  leading: number
  style: CSSProperties
  children: ReactNode
}) {
  return <div style={{ fontFamily: font, fontSize: size, lineHeight: leading, ...style }}>{children}</div>
}

/** An absolutely positioned column. */
export function Column({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', ...style }}>{children}</div>
  )
}
