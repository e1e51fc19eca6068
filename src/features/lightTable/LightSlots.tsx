import { common } from '#messages/common'
import { lightTableTexts } from '#messages/lightTableTexts'
import { postImageSources } from '@/posts/pictures/imageSources'
import { rowLang } from '@/posts/rowLang'
import { Button } from '@/ui/Button'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { SLOTS, type Slot } from './lightAddress'
import { formatClock, type LightPhoto } from './lightAxis'
import { slotPhoto, type SlotState } from './useLightTable'
import styles from './LightSlots.module.scss'

interface LightSlotsProps {
  slots: Readonly<Record<Slot, SlotState>>
  onClear: (slot: Slot) => void
  onCompare: () => void
  /** Whether a frame is being dragged. */
  isDragging: boolean
}

/** The two slots below the table, and the button that shows their photos side by side. */
export function LightSlots({ slots, onClear, onCompare, isDragging }: LightSlotsProps) {
  const isFull = SLOTS.every((slot) => slotPhoto(slots[slot]) !== null)
  const isEmpty = SLOTS.every((slot) => slots[slot].kind === 'empty')
  return (
    <section
      className={styles.bar}
      aria-label={lightTableTexts.slots.label}
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
        <span data-for="keys">{lightTableTexts.slots.byKeys}</span>
        <span data-for="touch">{lightTableTexts.slots.byTouch}</span>
      </p>
      <Button
        variant={isFull ? 'filled' : 'outline'}
        icon={<ArrowIcon />}
        disabled={!isFull}
        onClick={onCompare}
      >
        {lightTableTexts.slots.compare}
      </Button>
    </section>
  )
}

function SlotContent({ slot, state, onClear }: { slot: Slot; state: SlotState; onClear: () => void }) {
  const { slots: texts } = lightTableTexts
  if (state.kind === 'empty') return <span className={styles.empty}>{texts[slot]}</span>
  if (state.kind === 'photo') return <FilledSlot light={state.light} onClear={onClear} />
  return (
    <>
      <span className={styles.words} role={state.kind === 'loading' ? undefined : 'status'}>
        {texts[state.kind]}
      </span>
      {state.kind === 'failed' && (
        <Button size="small" onClick={state.retry}>
          {common.retry}
        </Button>
      )}
      <ClearButton label={texts.clear[slot]} onClear={onClear} />
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
        <b lang={rowLang(photo)}>{photo.title}</b>
        <small>
          <span data-for="wide">{collection.camera}</span>
          <span data-for="narrow">{collection.name}</span>
          {minute !== null && `, ${formatClock(minute)}`}
        </small>
      </span>
      <ClearButton
        label={lightTableTexts.slots.takeOff(photo.title)}
        lang={rowLang(photo)}
        onClear={onClear}
      />
    </>
  )
}

interface ClearButtonProps {
  label: string
  /** Language of the label, if that is not the page's. */
  lang?: string | undefined
  onClear: () => void
}

function ClearButton({ label, lang, onClear }: ClearButtonProps) {
  return (
    <button
      type="button"
      className={styles.clear}
      lang={lang}
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
