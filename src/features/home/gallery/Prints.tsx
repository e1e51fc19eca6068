import { useEffect, useState, type FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { HOME_THUMBNAIL } from '@/config/constants'
import { imageSizes } from '@/lib/image/imageSizes'
import { homeThumbnailSources } from '@/posts/pictures/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { motionTarget } from '../motionTargets'
import type { PhotoCard } from './latestPhotos'
import styles from './Prints.module.scss'

/** Size of the glow's bitmap in px. It is so small that stretching it blurs it. */
const GLOW_PX = 48
/** The photo is first reduced to this size in px, so that no detail is left. */
const COARSE_PX = 5
/** Gradient stops of the glow's opacity, from the middle of the print (0) outwards (1). */
const FALL_OFF = [
  [0, 1],
  [0.38, 0.95],
  [0.5, 0.58],
  [0.65, 0.28],
  [0.82, 0.09],
  [1, 0],
] as const

/**
 * Width of a 3:2 photo that fills its square, for copies: 136 % of the print's width in `GallerySection.module.scss`. The specification's
 * thumbnails are square.
 */
const SIZES = imageSizes('clamp(177px, min(42.2vh, 103vh - 408px), 356px)', 'clamp(177px, 52.5vh, 473px)')

/** Colour of the glow if the photo cannot be read. */
const FALLBACK_COLOR = '#8c857a'

function createCanvas(size: number) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/**
 * Draws a blurred copy of a photo and returns it as a data URL, or null if the browser cannot draw. A CSS blur of that
 * size would be computed again, and a canvas stretched again, in every frame in which the print moves.
 */
function drawGlow(photo: CanvasImageSource | null): string | null {
  const { canvas, context: light } = createCanvas(GLOW_PX)
  const { canvas: coarse, context: reduced } = createCanvas(COARSE_PX)
  if (!light || !reduced) return null
  reduced.fillStyle = FALLBACK_COLOR
  if (photo) reduced.drawImage(photo, 0, 0, COARSE_PX, COARSE_PX)
  else reduced.fillRect(0, 0, COARSE_PX, COARSE_PX)
  const middle = GLOW_PX / 2
  const fallOff = light.createRadialGradient(middle, middle, 0, middle, middle, middle)
  for (const [at, opacity] of FALL_OFF) fallOff.addColorStop(at, `rgb(0 0 0 / ${opacity})`)
  light.fillStyle = fallOff
  light.fillRect(0, 0, GLOW_PX, GLOW_PX)
  light.globalCompositeOperation = 'source-in'
  light.drawImage(coarse, 0, 0, GLOW_PX, GLOW_PX)
  return canvas.toDataURL()
}

/** The glow of a photo behind its print. */
function Glow({ photo }: { photo: string }) {
  const [glow, setGlow] = useState<string | null>(null)
  useEffect(() => {
    let isUnmounted = false
    const image = new Image()
    const onSettled = (event: Event) => {
      if (!isUnmounted) setGlow(drawGlow(event.type === 'load' ? image : null))
    }
    image.addEventListener('load', onSettled)
    image.addEventListener('error', onSettled)
    // A cross-origin image without CORS taints the canvas.
    image.crossOrigin = 'anonymous'
    image.src = photo
    return () => {
      isUnmounted = true
    }
  }, [photo])
  if (!glow) return null
  return <img className={styles.light} src={glow} width={GLOW_PX} height={GLOW_PX} alt="" />
}

/** Without motion the row scrolls sideways, and browsers leave a focused print partly out of view. */
function scrollIntoViewOnFocus({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

interface PrintProps {
  card: PhotoCard
  index: number
  /** Progress (0–1) of the pin at which the print is in view. Focus scrolls there. */
  inViewAt: number
}

function Print({ card, index, inViewAt }: PrintProps) {
  const sources = homeThumbnailSources(card.image)
  /** The file that is shown. The glow uses it too, so that no second file is loaded. */
  const [shown, setShown] = useState<string | null>(null)
  return (
    <li
      className={styles.hanging}
      {...motionTarget('hanging')}
      data-pin-at={inViewAt}
      style={{ '--print-index': index }}
    >
      <Link
        className={styles.print}
        to={card.link}
        data-photo-card=""
        data-id={card.id}
        {...motionTarget('print')}
        onFocus={scrollIntoViewOnFocus}
      >
        <span className={styles.paper} />
        <span className={styles.peg} />
        <ProgressiveImage
          className={styles.photo ?? ''}
          sources={sources}
          alt=""
          width={HOME_THUMBNAIL.width}
          height={HOME_THUMBNAIL.height}
          sizes={SIZES}
          onShow={setShown}
        />
        <span className={styles.caption}>
          <span className={styles.title} lang={card.lang}>
            {card.description}
          </span>{' '}
          <span className={styles.camera} lang="en">
            {card.camera}
          </span>
        </span>
      </Link>
      {shown !== null && <Glow photo={shown} />}
    </li>
  )
}

/** The newest photos as prints on the wire. */
export function Prints({ cards }: { cards: readonly PhotoCard[] }) {
  const steps = Math.max(1, cards.length - 1)
  return cards.map((card, index) => (
    <Print key={card.id} card={card} index={index} inViewAt={index / steps} />
  ))
}
