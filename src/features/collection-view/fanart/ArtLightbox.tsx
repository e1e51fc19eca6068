import { useEffect } from 'react'
import { Lightbox } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { Post } from '@/collections/post'
import { DURATION } from '@/config/motion'
import { imageUrl } from '@/data/storageUrls'
import { useScroll } from '@/stores/scroll'
import { DEFAULT_IMAGE } from '@/ui/ProgressiveImage'
import styles from './ArtLightbox.module.scss'

const labels = {
  Lightbox: '그림 크게 보기',
  'Photo gallery': '그림 크게 보기',
  Carousel: '그림',
  Slide: '그림',
  Close: '닫기',
  'Zoom in': '확대',
  'Zoom out': '축소',
  '{index} of {total}': '{total}장 중 {index}번째',
}

/** One drawing on the whole screen, to be zoomed; Esc and a click beside it close. */
export default function ArtLightbox({ post, onClose }: { post: Post; onClose: () => void }) {
  const lock = useScroll((scroll) => scroll.lock)
  const unlock = useScroll((scroll) => scroll.unlock)
  useEffect(() => {
    lock('lightbox')
    return () => unlock('lightbox')
  }, [lock, unlock])
  // Only ever opened by a visitor, never part of a first render.
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const src = imageUrl(post.image) ?? imageUrl(post.thumbnail) ?? DEFAULT_IMAGE
  return (
    <Lightbox
      open
      close={onClose}
      slides={[
        {
          src,
          alt: post.alt ?? post.title,
          ...(post.width && post.height ? { width: post.width, height: post.height } : {}),
        },
      ]}
      plugins={[Zoom]}
      labels={labels}
      animation={still ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : { fade: DURATION.hover }}
      carousel={{ finite: true, padding: '24px' }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      noScroll={{ disabled: true }}
      className={styles.lightbox ?? ''}
    />
  )
}
