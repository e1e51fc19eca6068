import { postImageSources } from '@/posts/imageSources'
import { Button } from '@/ui/Button'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { SLOTS, type Slot } from './lightAddress'
import { formatClock, type LightPhoto } from './lightAxis'
import styles from './LightSlots.module.scss'
import { SLOT_NAMES, slotPhoto, type SlotState } from './useLightTable'

interface LightSlotsProps {
  slots: Readonly<Record<Slot, SlotState>>
  onClear: (slot: Slot) => void
  onCompare: () => void
  /** Whether a frame is being dragged. */
  isDragging: boolean
}

const STATE_TEXTS: Readonly<Record<Exclude<SlotState['kind'], 'photo' | 'empty'>, string>> = {
  loading: '불러오는 중…',
  missing: '찾을 수 없는 사진입니다',
  failed: '불러오지 못했습니다',
}

/** The two slots below the table, and the button that shows their photos side by side. */
export function LightSlots({ slots, onClear, onCompare, isDragging }: LightSlotsProps) {
  const isFull = SLOTS.every((slot) => slotPhoto(slots[slot]) !== null)
  const isEmpty = SLOTS.every((slot) => slots[slot].kind === 'empty')
  return (
    <section
      className={styles.bar}
      aria-label="나란히 볼 사진"
      data-bare={isEmpty || undefined}
      data-awaited={isDragging || undefined}
    >
      <ul>
        {SLOTS.map((slot) => (
          <li key={slot} data-slot={slot} data-kind={slots[slot].kind} tabIndex={-1}>
            <SlotContent slot={slot} state={slots[slot]} onClear={() => onClear(slot)} />
          </li>
        ))}
      </ul>
      <p>
        <span data-for="keys">사진을 끌어 놓거나, 고른 뒤 스페이스를 누르십시오.</span>
        <span data-for="touch">사진을 길게 눌러 올리십시오.</span>
      </p>
      <Button
        variant={isFull ? 'filled' : 'outline'}
        icon={<ArrowIcon />}
        disabled={!isFull}
        onClick={onCompare}
      >
        나란히 보기
      </Button>
    </section>
  )
}

function SlotContent({ slot, state, onClear }: { slot: Slot; state: SlotState; onClear: () => void }) {
  if (state.kind === 'empty')
    return <span className={styles.empty}>{SLOT_NAMES[slot]} 사진을 올리십시오</span>
  if (state.kind === 'photo') return <FilledSlot light={state.light} onClear={onClear} />
  return (
    <>
      <span className={styles.words} role={state.kind === 'loading' ? undefined : 'status'}>
        {STATE_TEXTS[state.kind]}
      </span>
      {state.kind === 'failed' && (
        <Button size="small" onClick={state.retry}>
          다시 시도
        </Button>
      )}
      <ClearButton label={`${SLOT_NAMES[slot]} 자리 비우기`} onClear={onClear} />
    </>
  )
}

function FilledSlot({
  light: { photo, collection, minute },
  onClear,
}: {
  light: LightPhoto
  onClear: () => void
}) {
  return (
    <>
      <ProgressiveImage
        sources={postImageSources(photo, { width: 120 })}
        sizes="120px"
        alt=""
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
        priority
        className={styles.thumbnail}
      />
      <span className={styles.words}>
        <b>{photo.title}</b>
        <small>
          <span data-for="wide">{collection.camera}</span>
          <span data-for="narrow">{collection.name}</span>
          {minute !== null && `, ${formatClock(minute)}`}
        </small>
      </span>
      <ClearButton label={`${photo.title} 내려놓기`} onClear={onClear} />
    </>
  )
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label={label}
      onClick={({ currentTarget }) => {
        // The button is about to be unmounted. Its slot keeps the focus.
        currentTarget.closest('li')?.focus()
        onClear()
      }}
    >
      <CloseIcon />
    </button>
  )
}
