import { useId } from 'react'
import { CARD } from '@/config/socialCard'
import type { Crop, Size } from '@/lib/image/cropping'
import { cardLayout } from './cardLayout'
import styles from './CardPicture.module.scss'
import { useShared } from './shared'
import { fitTitle, WIDE, type FittedTitle, type Step } from '@/lib/canvas/fitTitle'

let context: CanvasRenderingContext2D | null | undefined

/** Width of a text in em; a guess where nothing can be measured. */
function widthOf(text: string, family: string, spacing: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length
  context.font = `100px ${family}`
  return context.measureText(text).width / 100 + spacing * text.length
}

interface Place {
  size: number
  width: number
  family: string
  /** em */
  spacing: number
  steps?: readonly Step[]
}

/** Sets a title as the build's cards do: smaller first, then on more lines, then cut at a word. */
function fitOnCard(title: string, { size, width, family, spacing, steps = WIDE }: Place): FittedTitle {
  const of = (text: string) => widthOf(text, family, spacing)
  const words = title.split(' ').map((text) => ({ text, em: of(text) }))
  return fitTitle(words, { size, width, space: of(' '), ellipsis: of('…'), steps })
}

/** The titles' face, by name: a canvas knows no tokens. */
const FACE = "'Song Myung', 'Hedvig Letters Serif', serif"
const SPACING = -0.055
const LEADING = 1.1

interface Props {
  /** What of the card is seen; all of it without. */
  crop?: Crop
}

/** The post's social card, cut as a service cuts it. Decoration: what it shows is said beside it. */
export function CardPicture({ crop = { left: 0, top: 0, ...CARD } }: Props) {
  const { collection, picture, size, draft, focus, facts } = useShared()
  const { world, box, part, title } = cardLayout(collection, size, focus)
  const clip = useId()
  const fitted = fitOnCard(draft.title, {
    size: title.size,
    width: title.width,
    family: FACE,
    spacing: SPACING,
  })
  const height = fitted.size * LEADING
  const top = title.centred
    ? title.y - fitted.lines.length * height
    : title.y - (fitted.lines.length * height) / 2
  return (
    <svg
      className={styles.card}
      data-world-of-card={world}
      viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
      aria-hidden="true"
    >
      <rect className={styles.ground} width={CARD.width} height={CARD.height} />
      <clipPath id={clip}>
        <rect x={box.left} y={box.top} width={box.width} height={box.height} />
      </clipPath>
      {picture && (
        <g clipPath={`url(#${clip})`}>
          <image href={picture} preserveAspectRatio="none" {...placed(box, part, size)} />
        </g>
      )}
      {world === 'darkroom' && <Foot id={`${clip}foot`} />}
      {world === 'design' && <path className={styles.sheet} d="M172 115h358l34 34v366h-392z" />}
      {fitted.lines.map((line, index) => (
        <text
          key={line}
          className={styles.title}
          x={title.x}
          y={top + index * height + fitted.size * 0.88}
          fontSize={fitted.size}
          textAnchor={title.centred ? 'middle' : 'start'}
        >
          {line}
        </text>
      ))}
      {world === 'darkroom' && <Caption y={title.y} facts={facts} />}
    </svg>
  )
}

/** The whole picture, so large and so placed that its part fills the box. */
function placed(box: Crop, part: Crop, size: Size) {
  const scale = box.width / part.width
  return {
    x: box.left - part.left * scale,
    y: box.top - part.top * scale,
    width: size.width * scale,
    height: size.height * scale,
  }
}

/** The dark foot of a photograph's card. */
function Foot({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x1="0" y1="1" x2="0" y2="0" className={styles.foot}>
        <stop offset="0" stopOpacity={0.9} />
        <stop offset=".42" stopOpacity={0.66} />
        <stop offset="1" stopOpacity={0} />
      </linearGradient>
      <rect y={290} width={CARD.width} height={340} fill={`url(#${id})`} />
    </>
  )
}

/** The line under a photograph's title. */
function Caption({ y, facts }: { y: number; facts: string }) {
  return (
    <>
      <rect className={styles.rule} x={578} y={y + 16} width={44} height={3} />
      <text className={styles.facts} x={600} y={y + 56} textAnchor="middle" fontSize={24}>
        {facts}
      </text>
    </>
  )
}
