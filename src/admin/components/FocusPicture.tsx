import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { share as words } from '#messages/admin/share'
import type { FocalPoint, Size } from '@/lib/image/cropping'
import { type Axis, moveFocus, toFocus, cropFrames } from './cropFocus'
import styles from './FocusPicture.module.scss'

interface Props {
  src: string
  size: Size
  focus: FocalPoint
  onChange: (focus: FocalPoint) => void
  /** Labels the crop frames and shows the drag line and the coordinates. */
  large?: boolean
  /** Shows the point alone. */
  withoutFrames?: boolean
}

/** Formats a share (0–1) as a whole percentage. */
export const formatPercent = (share: number) => `${Math.round(share * 100)}%`

/** Moves the focal point with the pointer. `dragStart` is its position when the drag began; null while not dragging. */
function useFocusDrag(focus: FocalPoint, onChange: Props['onChange']) {
  const ref = useRef<HTMLDivElement>(null)
  const [dragStart, setDragStart] = useState<FocalPoint | null>(null)

  function moveTo({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = ref.current?.getBoundingClientRect() ?? new DOMRect()
    if (width > 0 && height > 0) onChange(toFocus((clientX - left) / width, (clientY - top) / height))
  }
  const endDrag = () => setDragStart(null)
  return {
    dragStart,
    ref,
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      setDragStart(focus)
      moveTo(event)
    },
    onPointerMove: (event: PointerEvent) => dragStart && moveTo(event),
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }
}

/** Picture with a focal point that all crops keep in view. The point moves by click, drag or arrow keys. */
export function FocusPicture({ src, size, focus, onChange, large = false, withoutFrames = false }: Props) {
  const { dragStart, ...stage } = useFocusDrag(focus, onChange)
  const { chat, square } = cropFrames(size, focus)

  function moveByKey(axis: Axis, event: KeyboardEvent) {
    const next = moveFocus(focus, axis, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }

  const frame = (crop: typeof chat) => ({
    left: `${(crop.left / size.width) * 100}%`,
    top: `${(crop.top / size.height) * 100}%`,
    width: `${(crop.width / size.width) * 100}%`,
    height: `${(crop.height / size.height) * 100}%`,
  })
  return (
    <div
      {...stage}
      className={styles.stage}
      data-focus-stage=""
      data-dragging={dragStart !== null || undefined}
    >
      <img src={src} alt="" width={size.width} height={size.height} draggable={false} />
      {!withoutFrames && (
        <i className={styles.chat} style={frame(chat)}>
          {large && <span>{words.crop.frames.chat}</span>}
        </i>
      )}
      {large && (
        <i className={styles.square} style={frame(square)}>
          <span>{words.crop.frames.square}</span>
        </i>
      )}
      {large && dragStart && <DragLine from={dragStart} to={focus} />}
      <Sliders focus={focus} onChange={onChange} onKeyDown={moveByKey} />
      <b className={styles.point} style={positionStyle(focus)} />
      {large && <CoordinateTip focus={focus} />}
    </div>
  )
}

const positionStyle = ([x, y]: FocalPoint) => ({ left: formatPercent(x), top: formatPercent(y) })

/** Start of the drag and a line to the current position. */
function DragLine({ from, to }: { from: FocalPoint; to: FocalPoint }) {
  return (
    <>
      <svg className={styles.dragLine} viewBox="0 0 1 1" preserveAspectRatio="none">
        <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} vectorEffect="non-scaling-stroke" />
      </svg>
      <i className={styles.dragStart} style={positionStyle(from)} />
    </>
  )
}

/** Below this share of the height the tip is shown above the point, where no finger covers it. */
const TIP_ABOVE_FROM = 0.35

/** Shows the coordinates. Always stays within the picture. */
function CoordinateTip({ focus: [x, y] }: { focus: FocalPoint }) {
  const isAbove = y > TIP_ABOVE_FROM
  return (
    <span
      className={styles.tip}
      style={{ ...positionStyle([x, y]), translate: `${-100 * x}% ${isAbove ? -100 : 0}%` }}
      data-above={isAbove || undefined}
    >
      {words.crop.position(formatPercent(x), formatPercent(y))}
    </span>
  )
}

interface SlidersProps {
  focus: FocalPoint
  onChange: (focus: FocalPoint) => void
  onKeyDown: (axis: Axis, event: KeyboardEvent) => void
}

function Sliders({ focus, onChange, onKeyDown }: SlidersProps) {
  const id = useId()
  const sliders = [
    { axis: 'x', value: focus[0], withValue: (share: number) => toFocus(share, focus[1]) },
    { axis: 'y', value: focus[1], withValue: (share: number) => toFocus(focus[0], share) },
  ] as const
  return sliders.map(({ axis, value, withValue }) => (
    <input
      key={axis}
      id={`${id}${axis}`}
      className={styles.slider}
      type="range"
      min={0}
      max={100}
      value={Math.round(value * 100)}
      aria-label={words.crop.axes[axis]}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuetext={formatPercent(value)}
      onKeyDown={(event) => onKeyDown(axis, event)}
      onChange={({ target }) => onChange(withValue(Number(target.value) / 100))}
    />
  ))
}
