import { useEffect, useRef, useState } from 'react'
import { Lightbox } from 'yet-another-react-lightbox'
import type { ZoomRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { common } from '#messages/common'
import { zoomTexts } from '#messages/zoomTexts'
import { DURATION } from '@/config/motion'
import { areCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { FINE_POINTER, matchesMedia } from '@/lib/browser/mediaQuery'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { useScroll } from '@/stores/scroll'
import styles from './ZoomView.module.scss'

interface ZoomViewProps {
  /** How the picture is called. */
  kind: 'photo' | 'drawing'
  /** URLs of the picture, best first. If one fails, the next is shown. */
  sources: readonly string[]
  alt: string
  width: number | null
  height: number | null
  onClose: () => void
}

const labelsFor = (kind: ZoomViewProps['kind']) => ({
  Lightbox: zoomTexts.view[kind],
  'Photo gallery': zoomTexts.view[kind],
  Close: common.close,
  'Zoom in': zoomTexts.zoomIn,
  'Zoom out': zoomTexts.zoomOut,
  Slide: zoomTexts.picture[kind],
  Carousel: zoomTexts.picture[kind],
  '{index} of {total}': zoomTexts.position,
})

/**
 * Full-screen view of one picture, zoomable up to its original pixels by wheel, pinch, double tap, + and −. Dragging and the arrow
 * keys pan, Esc closes. With a mouse it opens at 1:1. Loaded on demand.
 */
export default function ZoomView({ kind, sources, alt, width, height, onClose }: ZoomViewProps) {
  const zoom = useRef<ZoomRef>(null)
  const [failures, setFailures] = useState(0)
  const src = sources[failures] ?? ''
  const lock = useScroll((scroll) => scroll.lock)
  const unlock = useScroll((scroll) => scroll.unlock)
  useEffect(() => {
    lock('lightbox')
    return () => unlock('lightbox')
  }, [lock, unlock])
  useCharacterKeySetting()
  const imageProps = { onErrorCapture: () => setFailures(Math.min(failures + 1, sources.length - 1)) }
  const reduceMotion = prefersReducedMotion()
  const openAtFullSize = () => {
    if (matchesMedia(FINE_POINTER)) zoom.current?.changeZoom(zoom.current.maxZoom, reduceMotion)
  }

  return (
    <Lightbox
      open
      close={onClose}
      slides={[{ src, alt, ...(width && height ? { width, height } : {}) }]}
      plugins={[Zoom]}
      zoom={{ ref: zoom, scrollToZoom: true, maxZoomPixelRatio: 1, doubleClickMaxStops: 1 }}
      carousel={{ finite: true, padding: 0, imageFit: 'contain', imageProps }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={{ buttonPrev: () => null, buttonNext: () => null }}
      on={{ entered: openAtFullSize }}
      labels={labelsFor(kind)}
      animation={
        reduceMotion ? { fade: 0, swipe: 0, zoom: 0 } : { fade: DURATION.hover, zoom: DURATION.menu }
      }
      noScroll={{ disabled: true }}
      {...(styles.zoom && { className: styles.zoom })}
    />
  )
}

/** Keeps + and − without a modifier from the lightbox while single-character shortcuts are turned off. */
function useCharacterKeySetting() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || !/^[+-]$/.test(event.key)) return
      if (!areCharacterKeysEnabled()) event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
