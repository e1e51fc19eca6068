import { useEffect, useState, type FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { HOME_THUMBNAIL } from '@/config/constants'
import { thumbnailSources } from '@/posts/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { DEFAULT_IMAGE, useTrustedSource } from '@/ui/useImageSource'
import { motionTarget } from '../motionTargets'
import type { PhotoCard } from './photoCards'
import styles from './Prints.module.scss'

/** Side of the light's bitmap in px: so few that stretching it is the blur. */
const GLOW_PX = 48
/** The photo is reduced to so few px a side first: no detail is left to shine through. */
const COARSE_PX = 5
/** How the light falls off from the middle of the print (0) outwards (1). */
const FALL_OFF = [
  [0, 1],
  [0.38, 0.95],
  [0.5, 0.58],
  [0.65, 0.28],
  [0.82, 0.09],
  [1, 0],
] as const

/** The light of a print whose photo may not be read. */
const NO_COLOUR = '#8c857a'

function createCanvas(size: number) {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/**
 * Draws the blurred copy of a photo that lights its print, once, as the address of a picture; null where the browser
 * draws nothing. A CSS blur of that size would be computed anew for every frame that the print moves, and a canvas
 * would be stretched anew.
 */
function drawGlow(photo: CanvasImageSource | null): string | null {
  const { canvas, context: light } = createCanvas(GLOW_PX)
  const { canvas: coarse, context: reduced } = createCanvas(COARSE_PX)
  if (!light || !reduced) return null
  reduced.fillStyle = NO_COLOUR
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

/** The photo's own light behind its print; of no colour where the photo may not be read. */
function Light({ photo }: { photo: string }) {
  const [light, setLight] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    const image = new Image()
    const shine = (event: Event) => {
      if (!gone) setLight(drawGlow(event.type === 'load' ? image : null))
    }
    image.addEventListener('load', shine)
    image.addEventListener('error', shine)
    // Another server's picture can only be drawn from with its leave.
    image.crossOrigin = 'anonymous'
    image.src = photo
    return () => {
      gone = true
    }
  }, [photo])
  if (!light) return null
  return <img className={styles.light} src={light} width={GLOW_PX} height={GLOW_PX} alt="" />
}

/** In the still row a browser leaves half a print as it is: the keyboard's focus brings it in whole. */
function bringIn({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

interface PrintProps {
  card: PhotoCard
  index: number
  /** Where in the pin the print hangs in view, 0–1: focus brings the visitor there. */
  inViewAt: number
}

function Print({ card, index, inViewAt }: PrintProps) {
  const sources = thumbnailSources(card.image, HOME_THUMBNAIL)
  const shown = useTrustedSource(sources)
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
        onFocus={bringIn}
      >
        <span className={styles.paper} />
        <span className={styles.peg} />
        <ProgressiveImage
          className={styles.photo ?? ''}
          sources={sources}
          alt=""
          width={HOME_THUMBNAIL.width}
          height={HOME_THUMBNAIL.height}
        />
        <span className={styles.caption}>
          <span className={styles.title}>{card.description}</span>{' '}
          <span className={styles.camera} lang="en">
            {card.camera}
          </span>
        </span>
      </Link>
      <Light photo={shown?.src ?? DEFAULT_IMAGE} />
    </li>
  )
}

/** The newest photos as prints on the wire, in reading order. */
export function Prints({ cards }: { cards: readonly PhotoCard[] }) {
  const steps = Math.max(1, cards.length - 1)
  return cards.map((card, index) => (
    <Print key={card.id} card={card} index={index} inViewAt={index / steps} />
  ))
}
