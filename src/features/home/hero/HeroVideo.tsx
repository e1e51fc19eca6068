import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { withBase } from '@/config/base'
import { below } from '@/config/breakpoints'
import { onPageIdle } from '@/lib/browser/onIdle'
import { prefersReducedData } from '@/lib/browser/prefersReducedData'
import { usePrefersReducedMotion } from '@/lib/browser/reducedMotion'
import { classNames } from '@/lib/classNames'
import { imageSizes } from '@/lib/image/imageSizes'
import { onOverlayFadeStart } from '@/stores/overlay'
import { motionTarget } from '../motionTargets'
import styles from './HeroVideo.module.scss'

/** The large video is used from this width up (device px). */
const LARGE_FROM_PX = 1600
/** Upper bound for waiting for idle time after the page has loaded, in ms. */
const IDLE_LIMIT_MS = 2000

/** Returns the video's files for a view of `width` device px, the smaller codec first. */
function videoFiles(width: number) {
  const name = width >= LARGE_FROM_PX ? 'hero' : 'hero-960'
  return [
    { src: withBase(`/video/${name}.webm`), type: 'video/webm' },
    { src: withBase(`/video/${name}.mp4`), type: 'video/mp4' },
  ]
}

/**
 * Calls `callback` when the loading overlay has started to fade and the page is loaded and idle. Does nothing for
 * visitors who save data. Returns a cleanup function. A video that starts behind the overlay would count as the largest
 * contentful paint.
 */
export function onVideoLoadAllowed(callback: () => void): () => void {
  if (prefersReducedData()) return () => {}
  let stopIdle: (() => void) | undefined
  const stopWaiting = onOverlayFadeStart(() => {
    stopIdle = onPageIdle(callback, IDLE_LIMIT_MS)
  })
  return () => {
    stopWaiting()
    stopIdle?.()
  }
}

const poster = (size: string) => withBase(`/video/hero-poster${size}.avif`)
const POSTER_FILE = poster('')
/** Preload options of the poster. Phones get the small one at any pixel density, because the picture has no sharp edges. */
const POSTER = {
  as: 'image',
  type: 'image/avif',
  imageSrcSet: `${poster('-960')} 960w, ${poster('-1440')} 1440w, ${POSTER_FILE} 1920w`,
  imageSizes: imageSizes('320px', '100vw'),
  fetchPriority: 'high',
} as const

/**
 * The hero's background: a poster, and above it a silent video loop that loads when the page is idle and plays while
 * `playing`. With reduced motion, saved data or no supported codec only the poster shows.
 */
export function HeroVideo({ playing }: { playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [sources, setSources] = useState<ReturnType<typeof videoFiles> | null>(null)
  const [hasStarted, setHasStarted] = useState(false)
  const reducedMotion = usePrefersReducedMotion()
  const files = reducedMotion ? null : sources
  preload(POSTER_FILE, POSTER)

  useEffect(() => {
    if (reducedMotion) return undefined
    return onVideoLoadAllowed(() => setSources(videoFiles(innerWidth * devicePixelRatio)))
  }, [reducedMotion])

  useEffect(() => {
    const element = video.current
    if (!element || !files) return
    // If the browser refuses to play, the poster stays visible.
    if (playing) void element.play().catch(() => setHasStarted(false))
    else element.pause()
  }, [playing, files])

  return (
    <div className={styles.ground} {...motionTarget('layer', 'ground')} aria-hidden="true">
      <Poster />
      <div className={styles.fill} {...motionTarget('layer', 'video')}>
        {files && (
          <video
            ref={video}
            className={classNames(styles.fill, styles.video)}
            data-moving={hasStarted}
            width={1920}
            height={1080}
            muted
            loop
            playsInline
            preload="auto"
            tabIndex={-1}
            disablePictureInPicture
            onPlaying={() => setHasStarted(true)}
          >
            {files.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
          </video>
        )}
      </div>
    </div>
  )
}

function Poster() {
  return (
    <picture>
      <source srcSet={POSTER.imageSrcSet} sizes={POSTER.imageSizes} type={POSTER.type} />
      <source media={below('tablet')} srcSet={withBase('/video/hero-poster-960.webp')} type="image/webp" />
      <source srcSet={withBase('/video/hero-poster.webp')} type="image/webp" />
      <img
        className={styles.fill}
        src={withBase('/video/hero-poster.jpg')}
        alt=""
        width={1920}
        height={1080}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
