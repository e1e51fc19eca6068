import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { Focus, Size } from '@/lib/image/cropping'
import styles from './FocusPicture.module.scss'
import { type Axis, focusAfterKey, focusAt, framesOf } from './focusRules'

interface Props {
  src: string
  size: Size
  focus: Focus
  onChange: (focus: Focus) => void
  /** Names what the frames are of, and tells of the way that the point is dragged. */
  large?: boolean
}

/** A share in percent, as it is told. */
export const percent = (share: number) => `${Math.round(share * 100)}%`

/** Takes the point to where a pointer is; `from` is where it stood when it was taken up, null while it rests. */
function useDragging(focus: Focus, onChange: Props['onChange']) {
  const ref = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState<Focus | null>(null)

  function place({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = ref.current?.getBoundingClientRect() ?? new DOMRect()
    if (width > 0 && height > 0) onChange(focusAt((clientX - left) / width, (clientY - top) / height))
  }
  const rest = () => setFrom(null)
  return {
    from,
    ref,
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      setFrom(focus)
      place(event)
    },
    onPointerMove: (event: PointerEvent) => from && place(event),
    onPointerUp: rest,
    onPointerCancel: rest,
  }
}

/** A picture with the point that every crop keeps: placed by a click, dragged, or moved by keys (decisions §12.5). */
export function FocusPicture({ src, size, focus, onChange, large = false }: Props) {
  const { from, ...stage } = useDragging(focus, onChange)
  const { chat, square } = framesOf(size, focus)

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
    <div {...stage} className={styles.stage} data-focus-stage="" data-dragging={from !== null || undefined}>
      <img src={src} alt="" width={size.width} height={size.height} draggable={false} />
      <i className={styles.chat} style={frame(chat)}>
        {large && <span>카카오톡 2:1</span>}
      </i>
      {large && (
        <i className={styles.square} style={frame(square)}>
          <span>네이버 1:1</span>
        </i>
      )}
      {large && from && <Way from={from} to={focus} />}
      <Sliders focus={focus} onChange={onChange} onKeyDown={press} />
      <b className={styles.point} style={placeOf(focus)} />
      {large && <Tip focus={focus} />}
    </div>
  )
}

const placeOf = ([x, y]: Focus) => ({ left: percent(x), top: percent(y) })

/** Where the point was taken up, and how far it has come since. */
function Way({ from, to }: { from: Focus; to: Focus }) {
  return (
    <>
      <svg className={styles.way} viewBox="0 0 1 1" preserveAspectRatio="none">
        <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} vectorEffect="non-scaling-stroke" />
      </svg>
      <i className={styles.start} style={placeOf(from)} />
    </>
  )
}

/** Lower than this share of the height the tip stands above the point, where no finger covers it. */
const ROOM_ABOVE = 0.35

/** Tells where the point stands; it leaves the picture at no side. */
function Tip({ focus: [x, y] }: { focus: Focus }) {
  const isAbove = y > ROOM_ABOVE
  return (
    <span
      className={styles.tip}
      style={{ ...placeOf([x, y]), translate: `${-100 * x}% ${isAbove ? -100 : 0}%` }}
      data-above={isAbove || undefined}
    >
      가로 {percent(x)} · 세로 {percent(y)}
    </span>
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
