import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { Focus, Size } from '@/lib/cropping'
import styles from './FocusPicture.module.scss'
import { type Axis, focusAfterKey, focusAt, framesOf } from './focusRules'

interface Props {
  src: string
  size: Size
  focus: Focus
  onChange: (focus: Focus) => void
}

/** A share in percent, as it is told. */
export const percent = (share: number) => `${Math.round(share * 100)}%`

/** A picture with the point that every crop keeps: placed by a click, dragged, or moved by keys (decisions §12.5). */
export function FocusPicture({ src, size, focus, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const [dragging, setDragging] = useState(false)
  const { chat, square } = framesOf(size, focus)

  function place({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    if (width > 0 && height > 0) onChange(focusAt((clientX - left) / width, (clientY - top) / height))
  }
  function start(event: PointerEvent) {
    event.preventDefault()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setDragging(true)
    place(event)
  }
  function press(axis: Axis, event: KeyboardEvent) {
    const next = focusAfterKey(focus, axis, event.key, event.shiftKey)
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
      ref={stage}
      className={styles.stage}
      data-focus-stage=""
      data-dragging={dragging || undefined}
      onPointerDown={start}
      onPointerMove={(event) => dragging && place(event)}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    >
      <img src={src} alt="" width={size.width} height={size.height} draggable={false} />
      <i className={styles.chat} style={frame(chat)} />
      <i className={styles.square} style={frame(square)} />
      <Sliders focus={focus} onChange={onChange} onKeyDown={press} />
      <b className={styles.point} style={{ left: percent(focus[0]), top: percent(focus[1]) }} />
    </div>
  )
}

interface SlidersProps {
  focus: Focus
  onChange: (focus: Focus) => void
  onKeyDown: (axis: Axis, event: KeyboardEvent) => void
}

function Sliders({ focus, onChange, onKeyDown }: SlidersProps) {
  const id = useId()
  const values = [
    { axis: 'x', name: '초점 가로', value: focus[0], to: (share: number) => focusAt(share, focus[1]) },
    { axis: 'y', name: '초점 세로', value: focus[1], to: (share: number) => focusAt(focus[0], share) },
  ] as const
  return values.map(({ axis, name, value, to }) => (
    <input
      key={name}
      id={`${id}${name}`}
      className={styles.slider}
      type="range"
      min={0}
      max={100}
      value={Math.round(value * 100)}
      aria-label={name}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuetext={percent(value)}
      onKeyDown={(event) => onKeyDown(axis, event)}
      onChange={({ target }) => onChange(to(Number(target.value) / 100))}
    />
  ))
}
