import { useEffect, useRef } from 'react'
import { Lightbox } from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import { DURATION } from '@/config/motion'
import type { Drawing } from '@/content/webtoon/webtoon'
import { useScroll } from '@/stores/scroll'
import styles from './GalleryLightbox.module.scss'

interface GalleryLightboxProps {
  drawings: readonly Drawing[]
  /** The drawing that opens first. */
  index: number
  /** The lightbox has gone; `last` is the drawing that was on show. */
  onClose: (last: number) => void
}

const labels = {
  Lightbox: '그림 크게 보기',
  'Photo gallery': '그림 크게 보기',
  Previous: '이전 그림',
  Next: '다음 그림',
  Close: '닫기',
  Slide: '그림',
  Carousel: '그림들',
  '{index} of {total}': '{total}장 중 {index}번째',
}

const sources = (srcSet: string, { width, height }: { width: number; height: number }) =>
  srcSet.split(', ').flatMap((source) => {
    const [src, size] = source.split(' ')
    const wide = parseInt(size ?? '', 10)
    return src && wide > 0 ? [{ src, width: wide, height: Math.round((wide / width) * height) }] : []
  })

/** The drawings one at a time on the whole screen: Esc closes, ← → and swipes turn. */
export function GalleryLightbox({ drawings, index, onClose }: GalleryLightboxProps) {
  const shown = useRef(index)
  const lock = useScroll((scroll) => scroll.lock)
  const unlock = useScroll((scroll) => scroll.unlock)
  useEffect(() => {
    lock('lightbox')
    return () => unlock('lightbox')
  }, [lock, unlock])
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches

  return (
    <Lightbox
      open
      close={() => onClose(shown.current)}
      index={index}
      slides={drawings.map(({ picture, alt }) => ({
        src: picture.src,
        alt,
        width: picture.width,
        height: picture.height,
        srcSet: sources(picture.srcSet, picture),
      }))}
      on={{ view: ({ index: now }) => (shown.current = now) }}
      labels={labels}
      animation={
        still ? { fade: 0, swipe: 0, navigation: 0 } : { fade: DURATION.hover, swipe: DURATION.menu }
      }
      controller={{ closeOnBackdropClick: true }}
      noScroll={{ disabled: true }}
      {...(styles.lightbox && { className: styles.lightbox })}
    />
  )
}
