import { useEffect, useState, type FocusEvent } from 'react'
import { Link } from 'react-router-dom'
import { HOME_THUMBNAIL } from '@/config/constants'
import { thumbnailSources } from '@/posts/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { DEFAULT_IMAGE, useTrustedSource } from '@/ui/useImageSource'
import { motionTarget } from '../motionTargets'
import type { PhotoCard } from './photoCards'
import { drawGlow, GLOW_PX } from './printGlow'
import styles from './Prints.module.scss'

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
