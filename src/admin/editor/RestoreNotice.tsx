import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { editor } from '#messages/admin/editor'
import { AdminButton } from '../components/AdminButton'
import { formatMoment } from '../components/formatMoment'
import type { StoredDraft } from './localDrafts'
import type { ItemEditor } from './useItemEditor'
import styles from './Editor.module.scss'

interface Props {
  recovery: ItemEditor['recovery']
  /** The row's `updated_at`; null for a new item. */
  updatedAt: string | null
  /** Replaces the text and the buttons of an offer. Null keeps them. */
  renderOffer?: (offer: StoredDraft, answer: (act: () => void) => AnswerHandler) => ReactNode
}

/** Handles the click of a button of an offer, and moves the focus on. */
type AnswerHandler = (event: MouseEvent<HTMLButtonElement>) => void

/** Offers the unsaved drafts of earlier visits. Shows their titles if there are several. */
export function RestoreNotice({ recovery, updatedAt, renderOffer }: Props) {
  const { offers, restore, discard, dismiss } = recovery
  const answer = useAnswer()
  if (offers.length === 0) return null
  return (
    <div role="status">
      {offers.map((offer, index) => (
        <div key={offer.key} className={styles.restore}>
          {renderOffer?.(offer, (act) => answer(index, act)) ?? (
            <>
              <p>
                <b>{editor.offer.title}</b>{' '}
                {editor.offer.kept(
                  offers.length > 1 ? offer.draft.title || editor.untitled : null,
                  formatMoment(new Date(offer.savedAt).toISOString()),
                )}
                {offer.base.updatedAt !== updatedAt && ` ${editor.offer.changedSince}`}
              </p>
              <div>
                {offer === offers[0] && (
                  <AdminButton onClick={answer(index, dismiss)}>{editor.offer.later}</AdminButton>
                )}
                <AdminButton onClick={answer(index, () => void discard(offer))}>{editor.discard}</AdminButton>
                <AdminButton look="filled" data-restore="" onClick={answer(index, () => restore(offer))}>
                  {editor.offer.restore}
                </AdminButton>
              </div>
            </>
          )}
        </div>
      ))}
    </div>
  )
}

/**
 * Returns a factory of click handlers. An answered offer disappears with its focused button, so the focus then moves to
 * the next button that restores, or to the form's title.
 */
function useAnswer() {
  const answered = useRef<{ form: HTMLFormElement | null; index: number } | null>(null)
  useEffect(() => {
    const { form, index = 0 } = answered.current ?? {}
    answered.current = null
    const remaining = [...(form?.querySelectorAll<HTMLElement>('[data-restore]') ?? [])]
    const next = remaining[index] ?? remaining.at(-1) ?? form?.querySelector<HTMLElement>('[name$="title"]')
    next?.focus()
  })
  return (index: number, act: () => void) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      answered.current = { form, index }
      act()
    }
}
