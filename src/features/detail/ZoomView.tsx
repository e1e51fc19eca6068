import { useEffect, useRef } from 'react'
import { Lightbox } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { ZoomRef } from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import { DURATION } from '@/config/motion'
import { characterKeysWork } from '@/lib/browser/characterKeys'
import { FINE_POINTER, matchesMedia } from '@/lib/browser/mediaQuery'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { useScroll } from '@/stores/scroll'
import styles from './ZoomView.module.scss'

interface ZoomViewProps {
  /** The Korean word for the picture: 사진, 그림. */
  what: string
  src: string
  alt: string
  width: number | null
  height: number | null
  onClose: () => void
}

const labelsFor = (what: string) => ({
  Lightbox: `${what} 크게 보기`,
  'Photo gallery': `${what} 크게 보기`,
  Close: '닫기',
  'Zoom in': '확대',
  'Zoom out': '축소',
  Slide: what,
  Carousel: what,
  '{index} of {total}': '{total}장 중 {index}번째',
})

/**
 * One photograph on the whole screen, up to 1:1 of its own pixels: wheel, pinch, double tap, + and −, dragging and
 * arrow keys move in it, Esc closes. With a mouse it opens at 1:1. Loaded only when asked for.
 */
export default function ZoomView({ what, src, alt, width, height, onClose }: ZoomViewProps) {
  const zoom = useRef<ZoomRef>(null)
  const lock = useScroll((scroll) => scroll.lock)
  const unlock = useScroll((scroll) => scroll.unlock)
  useEffect(() => {
    lock('lightbox')
    return () => unlock('lightbox')
  }, [lock, unlock])
  useCharacterKeys()
  const still = prefersReducedMotion()
  const openAtFullSize = () => {
    if (matchesMedia(FINE_POINTER)) zoom.current?.changeZoom(zoom.current.maxZoom, still)
  }

  return (
    <Lightbox
      open
      close={onClose}
      slides={[{ src, alt, ...(width && height ? { width, height } : {}) }]}
      plugins={[Zoom]}
      zoom={{ ref: zoom, scrollToZoom: true, maxZoomPixelRatio: 1, doubleClickMaxStops: 1 }}
      carousel={{ finite: true, padding: 0, imageFit: 'contain' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      on={{ entered: openAtFullSize }}
      labels={labelsFor(what)}
      animation={still ? { fade: 0, swipe: 0, zoom: 0 } : { fade: DURATION.hover, zoom: DURATION.menu }}
      noScroll={{ disabled: true }}
      {...(styles.zoom && { className: styles.zoom })}
    />
  )
}

/** The lightbox hears + and − on their own only where keys of one sign work. */
function useCharacterKeys() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || !/^[+-]$/.test(event.key)) return
      if (!characterKeysWork()) event.stopPropagation()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])
}
