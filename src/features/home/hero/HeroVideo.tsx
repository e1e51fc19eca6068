import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { withBase } from '@/config/base'
import { below } from '@/config/breakpoints'
import { classNames } from '@/lib/classNames'
import { imageSizes } from '@/lib/image/imageSizes'
import { usePrefersReducedMotion } from '@/lib/browser/motionChoice'
import { motionTarget } from '../motionTargets'
import { videoFiles, whenVideoMayLoad } from './heroMedia'
import styles from './HeroVideo.module.scss'

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
