import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useLayoutEffect,
} from 'react'
import { useNavigate, useLocation } from 'react-router-dom'
import { lightTableTexts } from '#messages/lightTableTexts'
import { saveScroll } from '@/features/list/scrollRestoration'
import type { SsrStyle } from '@/features/list/ssrViews'
import { isComposing } from '@/lib/browser/isComposing'
import { scrollPageTo } from '@/motion/scrollPage'
import { postImageSources } from '@/posts/pictures/imageSources'
import { rowLang } from '@/posts/rowLang'
import { useScroll } from '@/stores/scroll'
import { Button } from '@/ui/Button'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import type { Pair, Slot } from './lightAddress'
import {
  type FrameLayout,
  type FramePosition,
  layOutFrames,
  type LightAxis,
  lightAxis,
  type LightPhoto,
} from './lightAxis'
import { positionStyle } from './LightFrame'
import { LightFrames } from './LightFrames'
import { useFrameDrag } from './useFrameDrag'
import styles from './LightSheet.module.scss'

interface FrameTipProps {
  light: LightPhoto
  position: FramePosition
  isPlaced: boolean
  onPlace: () => void
}

/** The tip under a frame: its title, and a button as an alternative to dragging and the space bar. */
function FrameTip({ light, position, isPlaced, onPlace }: FrameTipProps) {
  return (
    <div
      className={styles.tip}
      style={positionStyle(position)}
      data-tip=""
      data-row={position.row}
      data-theme="darkroom"
    >
      <span lang={rowLang(light.photo)}>{light.photo.title}</span>
      {/* The list keeps the focus. Keyboard users place the frame with the space bar. */}
      <Button
        size="small"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPlace}
      >
        {isPlaced ? lightTableTexts.takeOff : lightTableTexts.place}
      </Button>
    </div>
  )
}

/** A label that spans only this many frames has no space for its hour. */
const NARROW_SPAN = 1

const spanStyle = (span: number): SsrStyle => ({ '--span': span })

/** The axis along the table: a colour chip for each frame, and labels. Hidden from screen readers; frames contain the time. */
function LightAxisBar({ hours, labels }: Pick<FrameLayout, 'hours' | 'labels'>) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <div className={styles.chips}>
        {hours.map((hour, at) => (
          <i key={at} data-light={hour === null ? 'unknown' : hour} />
        ))}
      </div>
      <div className={styles.labels}>
        {labels.map(({ name, hour, span }) => (
          <span key={`${name} ${hour}`} style={spanStyle(span)} data-unknown={hour === null || undefined}>
            <b>{name}</b>
            {hour !== null && span > NARROW_SPAN && <small>{lightTableTexts.hour(hour)}</small>}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The frame that was opened last, with its history entry and the scroll position in px. */
let lastOpened: { entry: string; id: string; y: number } | null = null

/**
 * Restores the scroll position and the focus when the visitor comes back from a photo. Returns a function that saves them
 * before a frame is opened.
 */
function useFocusReturn(list: RefObject<HTMLElement | null>): (id: string) => void {
  const { key: entry } = useLocation()
  useLayoutEffect(() => {
    if (lastOpened?.entry !== entry) return
    const { id, y } = lastOpened
    lastOpened = null
    const frame = list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
    if (!frame) return
    useScroll.getState().setRestoredEntry(entry)
    scrollPageTo(y)
    requestAnimationFrame(() => frame.focus())
  }, [entry, list])
  return (id) => {
    lastOpened = { entry, id, y: window.scrollY }
  }
}

interface LightSheetProps {
  photos: readonly LightPhoto[]
  pair: Pair
  onPlace: (light: LightPhoto, into?: Slot) => void
  /** Called when dragging a frame starts or ends. */
  onDrag: (isDragged: boolean) => void
}

const lengthStyle = (frames: number): SsrStyle => ({ '--frames': frames })

/** The table: the frames by time of day, the axis, and the tip of the current frame. */
export function LightSheet({ photos, pair, onPlace, onDrag }: LightSheetProps) {
  const axis = useMemo(() => lightAxis(photos), [photos])
  const layout = useMemo(() => layOutFrames(axis), [axis])
  const list = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const saveReturn = useFocusReturn(list)
  const open = (light: LightPhoto) => {
    saveReturn(light.id)
    saveGalleryPosition(photos, light)
    void navigate(light.collection.detailPath(light.photo.id))
  }
  const { pointed, dragged, setPointed, ...handlers } = usePointedFrame(list, ghost, axis, {
    onPlace,
    onDrag,
  })
  return (
    <div className={styles.sheet} data-theme="paper">
      <div className={styles.scroller}>
        <div className={styles.canvas} style={lengthStyle(layout.length)} {...handlers}>
          <LightAxisBar hours={layout.hours} labels={layout.labels} />
          <div className={styles.spread}>
            <LightFrames
              listRef={list}
              axis={axis}
              layout={layout}
              pair={pair}
              onOpen={open}
              onPlace={onPlace}
              onPoint={setPointed}
            />
            {pointed && (
              <FrameTip
                light={pointed}
                position={layout.positions[axis.frames.indexOf(pointed)] ?? { at: 0, row: 0 }}
                isPlaced={pair.a === pointed.id || pair.b === pointed.id}
                onPlace={() => onPlace(pointed)}
              />
            )}
          </div>
        </div>
      </div>
      <div ref={ghost} className={styles.ghost} hidden={!dragged} aria-hidden="true">
        {dragged && <DragGhost light={dragged} />}
      </div>
    </div>
  )
}

/** Distance (px) from the window's top at which the gallery shows the opened photo: below its header. */
const LIST_OFFSET_PX = 120

/** Saves the photo as the gallery's scroll position, so that leaving the photo for its gallery leads to it. */
function saveGalleryPosition(photos: readonly LightPhoto[], { collection, photo }: LightPhoto) {
  const sameCamera = photos.filter((light) => light.collection === collection)
  const count = sameCamera.findIndex((light) => light.photo.id === photo.id) + 1
  saveScroll(collection, { anchor: photo.id, offset: LIST_OFFSET_PX, count })
}

/** Tracks the frame that is hovered, long-pressed or focused, and the frame that is dragged to a slot. */
function usePointedFrame(
  list: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  { frames }: LightAxis,
  { onPlace, onDrag }: Pick<LightSheetProps, 'onPlace' | 'onDrag'>,
) {
  const [pointedId, setPointed] = useState<string | null>(null)
  const [draggedId, setDragged] = useState<string | null>(null)
  const frameOf = (id: string | null) => frames.find((frame) => frame.id === id)
  useFrameDrag(list, ghost, {
    onDrag: (id) => {
      setDragged(id)
      setPointed(null)
      onDrag(id !== null)
    },
    onDrop: (id, slot) => {
      const light = frameOf(id)
      if (light) onPlace(light, slot)
    },
    onLongPress: setPointed,
  })
  useDismiss(pointedId !== null, () => setPointed(null))
  return {
    pointed: frameOf(pointedId),
    dragged: frameOf(draggedId),
    setPointed,
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      const frame = target instanceof Element && target.closest<HTMLElement>('[role="option"]')
      if (pointerType === 'mouse' && frame && draggedId === null) setPointed(frame.dataset['id'] ?? null)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setPointed(null)
    },
  }
}

/** The image that follows the pointer while a frame is dragged. */
function DragGhost({ light: { photo } }: { light: LightPhoto }) {
  return (
    <ProgressiveImage
      sources={postImageSources(photo, { width: 160 })}
      sizes="160px"
      alt=""
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
      priority
    />
  )
}

/** Calls `onDismiss` on Escape, wherever the focus is, and when a touch starts outside the tip. */
function useDismiss(isActive: boolean, onDismiss: () => void) {
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    if (!isActive) return undefined
    const onPointerDown = ({ target, pointerType }: globalThis.PointerEvent) => {
      const isTip = target instanceof Element && target.closest('[data-tip]')
      if (pointerType === 'touch' && !isTip) latest.current()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) latest.current()
    }
    const controller = new AbortController()
    window.addEventListener('pointerdown', onPointerDown, controller)
    window.addEventListener('keydown', onKeyDown, controller)
    return () => controller.abort()
  }, [isActive])
}
