import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { withBase } from '@/config/base'
import { below } from '@/config/breakpoints'
import { classNames } from '@/lib/classNames'
import { imageSizes } from '@/lib/image/imageSizes'
import { usePrefersReducedMotion } from '@/lib/browser/motionChoice'
import { motionTarget } from '../motionTargets'
import styles from './HeroVideo.module.scss'
import { savesData } from '@/lib/browser/savesData'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import { onOverlayFadeStart } from '@/stores/overlay'

/** From this width (device px) up the large video is worth its bytes, and the work of decoding it. */
const LARGE_FROM_PX = 1600
/** Idle time is waited for no longer than this once the page has loaded, in ms. */
const IDLE_LIMIT_MS = 2000

/** The loop's files for a view of `width` device px, the smaller codec first; the address is fixed (specification §1). */
function videoFiles(width: number) {
  const name = width >= LARGE_FROM_PX ? 'hero' : 'hero-960'
  return [
    { src: withBase(`/video/${name}.webm`), type: 'video/webm' },
    { src: withBase(`/video/${name}.mp4`), type: 'video/mp4' },
  ]
}

/**
 * Calls back when the page is uncovered, loaded and idle, unless the visitor asked for fewer bytes; returns the way out.
 * A film that came under the overlay would count as the largest paint, unseen as it is.
 */
export function whenVideoMayLoad(ready: () => void): () => void {
  if (savesData()) return () => {}
  let stopIdle: (() => void) | undefined
  const stopWaiting = onOverlayFadeStart(() => {
    stopIdle = whenPageIdle(ready, IDLE_LIMIT_MS)
  })
  return () => {
    stopWaiting()
    stopIdle?.()
  }
}

const poster = (size: string) => withBase(`/video/hero-poster${size}.avif`)
const POSTER_FILE = poster('')
/** The first picture of the site. A phone takes the small one whatever its density: the night has no edges. */
const POSTER = {
  as: 'image',
  type: 'image/avif',
  imageSrcSet: `${poster('-960')} 960w, ${poster('-1440')} 1440w, ${POSTER_FILE} 1920w`,
  imageSizes: imageSizes('320px', '100vw'),
  fetchPriority: 'high',
} as const

/**
 * The ground of the night: a poster, painted first, and over it a silent loop that is fetched only when the page is
 * uncovered and idle and plays only while `playing`. Without it (less motion, saved data, no codec) the poster stays.
 */
export function HeroVideo({ playing }: { playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [sources, setSources] = useState<ReturnType<typeof videoFiles> | null>(null)
  const [moving, setMoving] = useState(false)
  const calm = usePrefersReducedMotion()
  const files = calm ? null : sources
  preload(POSTER_FILE, POSTER)

  useEffect(() => {
    if (calm) return undefined
    return whenVideoMayLoad(() => setSources(videoFiles(innerWidth * devicePixelRatio)))
  }, [calm])

  useEffect(() => {
    const element = video.current
    if (!element || !files) return
    // A browser that refuses to play leaves the poster on show.
    if (playing) void element.play().catch(() => setMoving(false))
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
            data-moving={moving}
            width={1920}
            height={1080}
            muted
            loop
            playsInline
            preload="auto"
            tabIndex={-1}
            disablePictureInPicture
            onPlaying={() => setMoving(true)}
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
