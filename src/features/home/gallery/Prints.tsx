import { useEffect, useState, type FocusEvent, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { HOME_THUMBNAIL } from '@/config/constants'
import { imageUrl, transformedUrl } from '@/data/storageUrls'
import { loadMotion } from '@/motion/loadMotion'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { useScroll } from '@/stores/scroll'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { createGalleryMotion } from './gallery.motion'
import type { PhotoCard } from './photoCards'
import { drawLight, LIGHT_PX } from './printLight'
import styles from './Prints.module.scss'

/** Transformed, then as stored, then (by the image itself) the default one (specification §7, decisions §7). */
function sourcesOf(image: string | null): string[] {
  return [transformedUrl(image, HOME_THUMBNAIL), imageUrl(image)].filter(
    (url, index, all): url is string => url !== null && all.indexOf(url) === index,
  )
}

/** The photo's own light behind its print; of no colour where the photo may not be read. */
function Light({ photo }: { photo: string }) {
  const [light, setLight] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    const image = new Image()
    const shine = (event: Event) => {
      if (!gone) setLight(drawLight(event.type === 'load' ? image : null))
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
  return <img className={styles['light']} src={light} width={LIGHT_PX} height={LIGHT_PX} alt="" />
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
  const sources = sourcesOf(card.image)
  const [light] = sources
  return (
    <li
      className={styles['hanging']}
      data-hanging=""
      data-pin-at={inViewAt}
      style={{ '--print-index': index }}
    >
      <Link
        className={styles['print']}
        to={card.link}
        data-photo-card=""
        data-id={card.id}
        data-print=""
        onFocus={bringIn}
      >
        <span className={styles['paper']} />
        <span className={styles['peg']} />
        <ProgressiveImage
          className={styles['photo'] ?? ''}
          sources={sources.map((src) => ({ src }))}
          alt=""
          width={HOME_THUMBNAIL.width}
          height={HOME_THUMBNAIL.height}
        />
        <span className={styles['caption']}>
          <span className={styles['title']}>{card.description}</span>{' '}
          <span className={styles['camera']} lang="en">
            {card.camera}
          </span>
        </span>
      </Link>
      {light && <Light photo={light} />}
    </li>
  )
}

interface PrintsProps {
  cards: readonly PhotoCard[]
  section: RefObject<HTMLElement | null>
  /** Told when the way through the pin passes the point where 'more' shows, and back. */
  onMore: (shown: boolean) => void
}

/** The newest photos as prints on the wire, in reading order, and what moves them. */
export default function Prints({ cards, section, onMore }: PrintsProps) {
  const onActive = useScroll((state) => state.setPhotoSectionActive)
  useSectionMotion(section, createGalleryMotion({ onActive, onMore }), [cards.length])
  useEffect(() => {
    let gone = false
    const showWithoutMotion = async () => {
      if ((await loadMotion()) === null && !gone) onMore(true)
    }
    void showWithoutMotion()
    return () => {
      gone = true
    }
  }, [onMore])
  const steps = Math.max(1, cards.length - 1)
  return cards.map((card, index) => (
    <Print key={card.id} card={card} index={index} inViewAt={index / steps} />
  ))
}
