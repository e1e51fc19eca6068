import { useId } from 'react'
import { CARD_SIZE } from '@/config/socialCard'
import type { Crop, Size } from '@/lib/image/cropping'
import { cardLayout } from './cardLayout'
import styles from './CardPicture.module.scss'
import { useSharePreview } from './sharePreview'
import { canvasFont } from '@/lib/canvas/canvas'
import { fitTitle, WIDE, type FittedTitle, type Step } from '@/lib/canvas/fitTitle'

let context: CanvasRenderingContext2D | null | undefined

/** Measures a text in em. Without a canvas context it estimates 1 em per character. */
function measureEm(text: string, spacing: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length
  context.font = canvasFont('korean', 100)
  return context.measureText(text).width / 100 + spacing * text.length
}

interface TitleBox {
  size: number
  width: number
  /** em */
  spacing: number
  steps?: readonly Step[]
}

/** Fits a title like the build's cards: reduces the size, then adds lines, then truncates at a word. */
function fitCardTitle(title: string, { size, width, spacing, steps = WIDE }: TitleBox): FittedTitle {
  const measure = (text: string) => measureEm(text, spacing)
  const words = title.split(' ').map((text) => ({ text, em: measure(text) }))
  return fitTitle(words, { size, width, space: measure(' '), ellipsis: measure('…'), steps })
}

const SPACING = -0.055
const LEADING = 1.1

interface Props {
  /** Visible part of the card; defaults to the whole card. */
  crop?: Crop
}

/** The post's social card with a service's crop. Hidden from assistive technology: the text beside it repeats it. */
export function CardPicture({ crop = { left: 0, top: 0, ...CARD_SIZE } }: Props) {
  const { collection, picture, size, draft, focus, facts } = useSharePreview()
  const { world, box, part, title } = cardLayout(collection, size, focus)
  const clip = useId()
  const fitted = fitCardTitle(draft.title, {
    size: title.size,
    width: title.width,
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
      <rect className={styles.ground} width={CARD_SIZE.width} height={CARD_SIZE.height} />
      <clipPath id={clip}>
        <rect x={box.left} y={box.top} width={box.width} height={box.height} />
      </clipPath>
      {picture && (
        <g clipPath={`url(#${clip})`}>
          <image href={picture} preserveAspectRatio="none" {...imageGeometry(box, part, size)} />
        </g>
      )}
      {world === 'darkroom' && <BottomGradient id={`${clip}foot`} />}
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

/** Returns position and size of the whole picture for which `part` fills `box`. */
function imageGeometry(box: Crop, part: Crop, size: Size) {
  const scale = box.width / part.width
  return {
    x: box.left - part.left * scale,
    y: box.top - part.top * scale,
    width: size.width * scale,
    height: size.height * scale,
  }
}

/** Dark gradient at the bottom of a photo's card. */
function BottomGradient({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x1="0" y1="1" x2="0" y2="0" className={styles.foot}>
        <stop offset="0" stopOpacity={0.9} />
        <stop offset=".42" stopOpacity={0.66} />
        <stop offset="1" stopOpacity={0} />
      </linearGradient>
      <rect y={290} width={CARD_SIZE.width} height={340} fill={`url(#${id})`} />
    </>
  )
}

/** Camera and exposure below a photo's title. */
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
