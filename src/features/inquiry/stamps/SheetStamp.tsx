import { useRef } from 'react'
import { useStore } from 'zustand'
import { commissionTexts } from '#messages/commissionTexts'
import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import type { IntakeState } from '@/inquiries/intake'
import { cardId, commissions } from '@/posts/collections'
import type { CommissionMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import type { NamedSample } from '@/posts/workSamples'
import { ArrowIcon } from '@/ui/icons'
import { goToLetter } from '../goToLetter'
import { chooseCommission, letterStore } from '../letterStore'
import { KindFace } from './KindFace'
import { Samples } from './Samples'
import styles from './SheetStamp.module.scss'

interface Props {
  kind: Post<CommissionMeta>
  /** The state that visitors see; null while it is unknown. */
  state: IntakeState | null
  samples: ReadonlyMap<string, NamedSample>
  priority: boolean
}

/** One kind of commission on the sheet. While commissions are taken its stamp can be put on the envelope. */
export function SheetStamp({ kind, state, samples, priority }: Props) {
  const { days, revisions, use } = kind.meta
  const facts = [
    days === undefined ? commissionTexts.bySize : commissionTexts.days(days),
    ...(revisions === undefined ? [] : [commissionTexts.revisions(revisions)]),
  ]
  return (
    <li id={`commission-${kind.id}`} className={styles.kind} data-id={cardId(commissions, kind.id)}>
      {state === 'open' || state === 'waitlist' ? (
        <StampButton kind={kind} state={state} priority={priority} />
      ) : (
        <KindFace kind={kind} priority={priority} />
      )}
      <div className={styles.facts}>
        <p>{facts.join(' · ')}</p>
        <p>{commissionTexts.use[use]}</p>
        <Samples of={kind} samples={samples} />
      </div>
    </li>
  )
}

/** A stamp that can be chosen. The chosen one is on the envelope, so that its place on the sheet is empty. */
function StampButton({
  kind,
  state,
  priority,
}: Pick<Props, 'kind' | 'priority'> & { state: 'open' | 'waitlist' }) {
  const button = useRef<HTMLButtonElement>(null)
  const isChosen = useStore(
    letterStore,
    ({ draft }) => draft.kind === 'commission' && draft.commission === kind.id,
  )
  const { choose, stamp, onEnvelope, takeOff } = inquiryPageTexts
  const toggle = () => {
    chooseCommission(isChosen ? null : kind.id)
    if (!isChosen) goToLetter()
  }
  const takeOffStamp = () => {
    chooseCommission(null)
    button.current?.focus()
  }
  return (
    <div className={styles.place} data-empty={isChosen ? '' : undefined}>
      <button
        ref={button}
        type="button"
        lang={rowLang(kind)}
        aria-pressed={isChosen}
        aria-label={stamp(kind.title, priceText(kind.meta.from), choose[state])}
        className={styles.stamp}
        onClick={toggle}
      >
        <KindFace kind={kind} decorative priority={priority} nameClass={styles.name} />
        <span className={styles.plate}>
          {choose[state]}
          <ArrowIcon />
        </span>
      </button>
      {isChosen && (
        <div className={styles.ground}>
          <p>{onEnvelope}</p>
          <button type="button" onClick={takeOffStamp}>
            {takeOff}
          </button>
        </div>
      )}
    </div>
  )
}

function priceText(from: number | undefined): string {
  if (from === undefined) return commissionTexts.negotiable
  const { before, value, after } = commissionTexts.price(from)
  return before + value + after
}
