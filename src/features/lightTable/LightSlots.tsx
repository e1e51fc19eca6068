import { postImageSources } from '@/posts/imageSources'
import { Button } from '@/ui/Button'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { SLOTS, type Slot } from './lightAddress'
import { clockOf, type LightPhoto } from './lightAxis'
import styles from './LightSlots.module.scss'
import { SLOT_NAMES } from './useLightTable'
import { photoIn, type SlotState } from './useSlotState'

interface LightSlotsProps {
  slots: Readonly<Record<Slot, SlotState>>
  onClear: (slot: Slot) => void
  onCompare: () => void
  /** A frame is on its way here. */
  isAwaited: boolean
}

/** What a slot says that holds no photograph. */
const WORDS: Readonly<Record<Exclude<SlotState['kind'], 'photo' | 'empty'>, string>> = {
  loading: '불러오는 중…',
  missing: '찾을 수 없는 사진입니다',
  failed: '불러오지 못했습니다',
}

/** The two slots under the table, and the way to see them side by side. */
export function LightSlots({ slots, onClear, onCompare, isAwaited }: LightSlotsProps) {
  const isFull = SLOTS.every((slot) => photoIn(slots[slot]) !== null)
  const isBare = SLOTS.every((slot) => slots[slot].kind === 'empty')
  return (
    <section
      className={styles.bar}
      aria-label="나란히 볼 사진"
      data-bare={isBare || undefined}
      data-awaited={isAwaited || undefined}
    >
      <ul>
        {SLOTS.map((slot) => (
          <li key={slot} data-slot={slot} data-kind={slots[slot].kind} tabIndex={-1}>
            <SlotOf slot={slot} state={slots[slot]} onClear={() => onClear(slot)} />
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

function SlotOf({ slot, state, onClear }: { slot: Slot; state: SlotState; onClear: () => void }) {
  if (state.kind === 'empty')
    return <span className={styles.empty}>{SLOT_NAMES[slot]} 사진을 올리십시오</span>
  if (state.kind === 'photo') return <Filled light={state.light} onClear={onClear} />
  return (
    <>
      <span className={styles.words} role={state.kind === 'loading' ? undefined : 'status'}>
        {WORDS[state.kind]}
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

function Filled({
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
          {minute !== null && `, ${clockOf(minute)}`}
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
        // The button goes; its slot, which then says that it is empty, stays.
        currentTarget.closest('li')?.focus()
        onClear()
      }}
    >
      <CloseIcon />
    </button>
  )
}
