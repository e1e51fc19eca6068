import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/lib/classNames'
import { videoFiles, whenVideoMayLoad } from './heroMedia'
import styles from './HeroVideo.module.scss'

/**
 * The ground of the night: a poster, painted first, and over it a silent loop that is fetched only when the page is
 * idle and plays only while `playing`. Without it (less motion, saved data, no codec) the poster stays.
 */
export function HeroVideo({ playing }: { playing: boolean }) {
  const poster = useRef<HTMLImageElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [sources, setSources] = useState<ReturnType<typeof videoFiles> | null>(null)
  const [moving, setMoving] = useState(false)

  useEffect(
    () => whenVideoMayLoad(poster.current, () => setSources(videoFiles(innerWidth * devicePixelRatio))),
    [],
  )

  useEffect(() => {
    const element = video.current
    if (!element || !sources) return
    // A browser that refuses to play leaves the poster on show.
    if (playing) void element.play().catch(() => setMoving(false))
    else element.pause()
  }, [playing, sources])

  return (
    <div className={styles.ground} data-layer="ground" aria-hidden="true">
      <picture>
        <source media="(max-width: 767.98px)" srcSet="/video/hero-poster-960.webp" type="image/webp" />
        <source srcSet="/video/hero-poster.avif" type="image/avif" />
        <source srcSet="/video/hero-poster.webp" type="image/webp" />
        <img
          ref={poster}
          className={styles.fill}
          src="/video/hero-poster.jpg"
          alt=""
          width={1920}
          height={1080}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <div className={styles.fill} data-layer="video">
        {sources && (
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
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
          </video>
        )}
      </div>
    </div>
  )
}
