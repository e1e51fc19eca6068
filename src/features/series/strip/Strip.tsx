import { type MouseEvent, type Ref, useEffect, useRef, useState } from 'react'
import { episodeReader } from '#messages/episodeReader'
import { STRIP_WIDTH_PX } from '@/config/constants'
import type { Cut as CutData } from '@/posts/meta'
import { Cut, type Point } from './Cut'
import styles from './Strip.module.scss'

/** Cuts ahead of the one in view whose pictures are loaded immediately. */
export const CUTS_AHEAD = 2
/** Cuts farther away than this, in viewport heights, give their pictures back. */
const KEPT_VIEWPORTS = 8
/** Two taps within this time (ms) and distance (px) are a double tap. */
const DOUBLE_TAP = { ms: 250, px: 32 }

interface StripProps {
  strip: Ref<HTMLDivElement>
  cuts: readonly CutData[]
  /** Language of the cuts' alt texts, if that is not the page's. */
  lang: string | undefined
  tops: readonly number[]
  /** Index of the cut in view. */
  current: number
  isMeasured: boolean
  onTap: () => void
}

/** The cuts one below another. A tap reports itself; a double tap enlarges a cut. */
export function Strip({ strip, cuts, lang, tops, current, isMeasured, onTap }: StripProps) {
  const taps = useCutTaps(onTap)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap shows the bars, as focus does, and a double tap enlarges, as the browser's zoom does
    <div ref={strip} className={styles.strip} onClick={taps.onClick}>
      {cuts.map((cut, index) => (
        <Cut
          key={index}
          cut={cut}
          lang={lang}
          index={index}
          load={isMeasured ? getLoad(tops, current, index) : index === 0 ? 'eager' : 'lazy'}
          zoomedAt={taps.zoomed?.cut === index ? taps.zoomed.at : null}
        />
      ))}
      {cuts.length === 0 && <p className={styles.empty}>{episodeReader.empty}</p>}
    </div>
  )
}

/** Returns how the picture of a cut is loaded while another cut is in view. */
function getLoad(tops: readonly number[], current: number, index: number): 'eager' | 'lazy' | 'none' {
  if (index <= current + CUTS_AHEAD && index >= current - 1) return 'eager'
  const width = Math.min(window.innerWidth, STRIP_WIDTH_PX)
  const distance = Math.abs((tops[index] ?? 0) - (tops[current] ?? 0)) * width
  return distance > KEPT_VIEWPORTS * window.innerHeight ? 'none' : 'lazy'
}

/** A tap shows the bars; a double tap enlarges the cut around the point, or returns it to its size. */
function useCutTaps(onTap: () => void) {
  const [zoomed, setZoomed] = useState<{ cut: number; at: Point } | null>(null)
  const last = useRef({ time: -Infinity, x: 0, y: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function onClick({ target, clientX, clientY, timeStamp }: MouseEvent) {
    // While a pointer is captured for dragging, the click's target is the picture's container.
    const image = target instanceof Element && target.closest('[data-zoomed]')?.querySelector('[data-cut]')
    if (!(image instanceof HTMLElement)) return
    const { time, x, y } = last.current
    const isDouble = timeStamp - time < DOUBLE_TAP.ms && Math.hypot(clientX - x, clientY - y) < DOUBLE_TAP.px
    clearTimeout(timer.current)
    last.current = isDouble ? { time: -Infinity, x: 0, y: 0 } : { time: timeStamp, x: clientX, y: clientY }
    if (!isDouble) {
      timer.current = setTimeout(onTap, DOUBLE_TAP.ms)
      return
    }
    const cut = Number(image.dataset['cut']) - 1
    setZoomed((old) => (old?.cut === cut ? null : { cut, at: { clientX, clientY } }))
  }
  return { zoomed, onClick }
}
