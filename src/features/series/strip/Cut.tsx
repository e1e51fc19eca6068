import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import { common } from '#messages/common'
import { episodeReader } from '#messages/episodeReader'
import type { ImageSource } from '@/lib/image/imageSource'
import type { Cut as CutData } from '@/posts/meta'
import { SourceImage } from '@/ui/SourceImage'
import { averageColor } from '@/ui/thumbHash'
import { useBlur } from '@/ui/useBlur'
import { cutSizes, cutSources } from './cutSources'
import styles from './Cut.module.scss'

/** Replaces the picture of a far cut, so that the browser can free its decoded bitmap. */
const EMPTY_PICTURE: ImageSource = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
}
/** How much a double tap enlarges a cut. */
const ZOOM = 2

export interface Point {
  clientX: number
  clientY: number
}

interface CutProps {
  cut: CutData
  /** Language of its alt text, if that is not the page's. */
  lang?: string | undefined
  /** From 0. */
  index: number
  /** `eager` loads the picture now, `lazy` when it comes near, `none` frees it. */
  load: 'eager' | 'lazy' | 'none'
  /** The point that was tapped twice, in viewport coordinates; null at normal size. */
  zoomedAt: Point | null
}

/** One cut of a strip. Its box has the picture's ratio from the start. Enlarged, the box stays and its content can be dragged. */
export const Cut = memo(function Cut({ cut, lang, index, load, zoomedAt }: CutProps) {
  const { source, key, loaded, failed, retry, ...events } = usePicture(cut, load === 'none')
  const frame = useScrollToPoint(zoomedAt)
  const blur = useBlur(cut.placeholder, load !== 'none' && !loaded)
  return (
    <div
      className={styles.cut}
      data-state={failed ? 'failed' : undefined}
      style={{
        aspectRatio: `${cut.width} / ${cut.height}`,
        backgroundColor: averageColor(cut.placeholder),
        ...(blur && { backgroundImage: `url("${blur}")` }),
      }}
    >
      <div
        ref={frame}
        className={styles.window}
        data-zoomed={zoomedAt !== null}
        {...(zoomedAt && dragToScroll)}
      >
        <SourceImage
          key={key}
          data-cut={index + 1}
          source={source}
          sizes={cutSizes(zoomedAt ? ZOOM : 1)}
          alt={cut.alt ?? episodeReader.cut(index + 1)}
          lang={cut.alt === undefined ? undefined : lang}
          width={cut.width}
          height={cut.height}
          loading={load === 'eager' ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          {...events}
        />
      </div>
      {failed && (
        <div className={styles.failed} role="status">
          <p>{episodeReader.cutFailed}</p>
          <button type="button" onClick={retry}>
            {common.retry}
          </button>
        </div>
      )}
    </div>
  )
})

/** Returns the source of a cut that is shown, and its state. If a source fails, the next one is shown. */
function usePicture(cut: CutData, isEmpty: boolean) {
  const sources = useMemo(() => cutSources(cut), [cut])
  const [state, setState] = useState({ loaded: false, failures: 0, retries: 0 })
  // A picture that failed before React attached its handlers fires no more events.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0)
      setState((old) => ({ ...old, failures: old.failures + 1 }))
  }, [])
  const { loaded, failures, retries } = state
  const shown = isEmpty ? undefined : sources[failures]
  return {
    source: shown ?? EMPTY_PICTURE,
    key: `${retries} ${failures}`,
    loaded,
    failed: failures >= sources.length,
    ref,
    onLoad: shown && (() => setState((old) => ({ ...old, loaded: true }))),
    onError: () => setState((old) => ({ ...old, failures: old.failures + 1 })),
    retry: () => setState((old) => ({ loaded: false, failures: 0, retries: old.retries + 1 })),
  }
}

/** Returns the ref of an enlarged cut, which is scrolled once so that the point stays where it is. */
function useScrollToPoint(point: Point | null) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!point || !ref.current) return
    const { left, top } = ref.current.getBoundingClientRect()
    ref.current.scrollTo((point.clientX - left) * (ZOOM - 1), (point.clientY - top) * (ZOOM - 1))
  }, [point])
  return ref
}

/** Scrolls an enlarged cut with the pressed mouse button. Touch scrolls natively. */
const dragToScroll = {
  onPointerDown: ({ pointerType, currentTarget, pointerId }: PointerEvent) => {
    if (pointerType === 'mouse') currentTarget.setPointerCapture(pointerId)
  },
  onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY)
  },
}
