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
import { postImageSources } from '@/posts/imageSources'
import { isComposing } from '@/lib/browser/isComposing'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { saveScroll } from '@/features/list/scrollRestoration'
import type { StillStyle } from '@/features/list/stillViews'
import { layOut, type LaidOut } from './framePlaces'
import type { Pair, Slot } from './lightAddress'
import { type LightAxis, lightAxis, type LightPhoto } from './lightAxis'
import { LightFrames } from './LightFrames'
import styles from './LightSheet.module.scss'
import { useFrameDrag } from './useFrameDrag'
import { scrollPageTo } from '@/motion/scrollPage'
import { useScroll } from '@/stores/scroll'
import { Button } from '@/ui/Button'
import { type FramePlace, placeStyle } from './LightFrame'

interface FrameTipProps {
  light: LightPhoto
  place: FramePlace
  isLaid: boolean
  onLay: () => void
}

/** Under the frame that is looked at: its title, and a button for whoever neither drags nor has a space bar. */
function FrameTip({ light, place, isLaid, onLay }: FrameTipProps) {
  return (
    <div
      className={styles.tip}
      style={placeStyle(place)}
      data-tip=""
      data-row={place.row}
      data-world="darkroom"
    >
      <span>{light.photo.title}</span>
      {/* The list has the focus, and the space bar for this. A press must not take it away. */}
      <Button
        size="small"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLay}
      >
        {isLaid ? '내려놓기' : '올리기'}
      </Button>
    </div>
  )
}

/** A word over one frame alone has no room for its hour. */
const NARROW = 1

const spanStyle = (span: number): StillStyle => ({ '--span': span })

/** The day's light along the table: a chip for each frame, and what the light is called. Frames say their hours themselves. */
function LightAxisBar({ hours, labels }: Pick<LaidOut, 'hours' | 'labels'>) {
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
            {hour !== null && span > NARROW && <small>{`${String(hour).padStart(2, '0')}시`}</small>}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Where a frame was opened: in which entry of the history, which, and how far down the page. */
let left: { entry: string; id: string; y: number } | null = null

/**
 * The way back from a photograph leads to the frame that it was opened from, with the focus on it. Returns what notes a
 * frame that is being opened.
 */
function useFrameReturn(list: RefObject<HTMLElement | null>): (id: string) => void {
  const { key: entry } = useLocation()
  useLayoutEffect(() => {
    if (left?.entry !== entry) return
    const { id, y } = left
    left = null
    const frame = list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
    if (!frame) return
    useScroll.getState().setPlacedEntry(entry)
    scrollPageTo(y)
    requestAnimationFrame(() => frame.focus())
  }, [entry, list])
  return (id) => {
    left = { entry, id, y: window.scrollY }
  }
}

interface LightSheetProps {
  photos: readonly LightPhoto[]
  pair: Pair
  onLay: (light: LightPhoto, into?: Slot) => void
  /** A frame is being drawn to a slot. */
  onDrag: (isDragged: boolean) => void
}

const lengthStyle = (frames: number): StillStyle => ({ '--frames': frames })

/** The luminous table: frames in the order of their light, the axis along them, and what is said of one. */
export function LightSheet({ photos, pair, onLay, onDrag }: LightSheetProps) {
  const axis = useMemo(() => lightAxis(photos), [photos])
  const laidOut = useMemo(() => layOut(axis), [axis])
  const list = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const noteFrame = useFrameReturn(list)
  const open = (light: LightPhoto) => {
    noteFrame(light.id)
    keepListPlace(photos, light)
    void navigate(light.collection.detailPath(light.photo.id))
  }
  const { shown, moving, setPointed, ...pointing } = usePointedFrame(list, ghost, axis, { onLay, onDrag })
  return (
    <div className={styles.sheet} data-world="paper">
      <div className={styles.scroller}>
        <div className={styles.canvas} style={lengthStyle(laidOut.length)} {...pointing}>
          <LightAxisBar hours={laidOut.hours} labels={laidOut.labels} />
          <div className={styles.spread}>
            <LightFrames
              listRef={list}
              axis={axis}
              laidOut={laidOut}
              pair={pair}
              onOpen={open}
              onLay={onLay}
              onPoint={setPointed}
            />
            {shown && (
              <FrameTip
                light={shown}
                place={laidOut.places[axis.frames.indexOf(shown)] ?? { at: 0, row: 0 }}
                isLaid={pair.a === shown.id || pair.b === shown.id}
                onLay={() => onLay(shown)}
              />
            )}
          </div>
        </div>
      </div>
      <div ref={ghost} className={styles.ghost} hidden={!moving} aria-hidden="true">
        {moving && <Ghost light={moving} />}
      </div>
    </div>
  )
}

/** How far below the window's top a gallery shows the photograph that was opened here, px: clear of its header. */
const LIST_OFFSET_PX = 120

/** The way from a photograph to its gallery leads to where it hangs there, as if it had been opened there. */
function keepListPlace(photos: readonly LightPhoto[], { collection, photo }: LightPhoto) {
  const own = photos.filter((light) => light.collection === collection)
  const count = own.findIndex((light) => light.photo.id === photo.id) + 1
  saveScroll(collection, { anchor: photo.id, offset: LIST_OFFSET_PX, count })
}

/** The frame that a mouse, a held finger or the focus points at, and the one that is drawn to a slot. */
function usePointedFrame(
  list: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  { frames }: LightAxis,
  { onLay, onDrag }: Pick<LightSheetProps, 'onLay' | 'onDrag'>,
) {
  const [pointed, setPointed] = useState<string | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const frameOf = (id: string | null) => frames.find((frame) => frame.id === id)
  useFrameDrag(list, ghost, {
    onDrag: (id) => {
      setDragged(id)
      setPointed(null)
      onDrag(id !== null)
    },
    onDrop: (id, slot) => {
      const light = frameOf(id)
      if (light) onLay(light, slot)
    },
    onHold: setPointed,
  })
  useForgetOutside(pointed !== null, () => setPointed(null))
  return {
    shown: frameOf(pointed),
    moving: frameOf(dragged),
    setPointed,
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      const frame = target instanceof Element && target.closest<HTMLElement>('[role="option"]')
      if (pointerType === 'mouse' && frame && dragged === null) setPointed(frame.dataset['id'] ?? null)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setPointed(null)
    },
  }
}

/** What follows the pointer while a frame is drawn to a slot. */
function Ghost({ light: { photo } }: { light: LightPhoto }) {
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

/** Forgets what is pointed at by Escape, wherever the focus is, and what a finger has held once another touch falls beside it. */
function useForgetOutside(isActive: boolean, forget: () => void) {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  useEffect(() => {
    if (!isActive) return undefined
    const touch = ({ target, pointerType }: globalThis.PointerEvent) => {
      const isTip = target instanceof Element && target.closest('[data-tip]')
      if (pointerType === 'touch' && !isTip) latest.current()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) latest.current()
    }
    const listening = new AbortController()
    window.addEventListener('pointerdown', touch, listening)
    window.addEventListener('keydown', press, listening)
    return () => listening.abort()
  }, [isActive])
}
