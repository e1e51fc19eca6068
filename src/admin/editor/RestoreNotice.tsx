import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '../components/Button'
import { formatMoment } from '../components/formatMoment'
import styles from './Editor.module.scss'
import type { ItemEditor } from './useItemEditor'

interface Props {
  earlier: ItemEditor['earlier']
  /** `updated_at` of the row now; null for a new item. */
  updatedAt: string | null
}

/** Offers the unsaved work of earlier visits (decisions §4), by its title where there are several. */
export function RestoreNotice({ earlier, updatedAt }: Props) {
  const { offers, restore, discard, later } = earlier
  const answer = useAnswer()
  if (offers.length === 0) return null
  return (
    <div role="status">
      {offers.map((offer, at) => (
        <div key={offer.key} className={styles.restore}>
          <p>
            <b>저장하지 않은 내용이 남아 있습니다.</b>{' '}
            {offers.length > 1 && `‘${offer.draft.title || '제목 없음'}’, `}
            {formatMoment(new Date(offer.savedAt).toISOString())}에 이 브라우저에 보관했습니다.
            {offer.base.updatedAt !== updatedAt && ' 그 뒤에 이 글이 다른 곳에서 바뀌었습니다.'}
          </p>
          <div>
            {offer === offers[0] && <Button onClick={answer(at, later)}>나중에</Button>}
            <Button onClick={answer(at, () => void discard(offer))}>버리기</Button>
            <Button look="filled" data-restore="" onClick={answer(at, () => restore(offer))}>
              복원
            </Button>
          </div>
        </div>
      ))}
    </div>
  )
}

/** An answered offer goes, with the button that had the focus: the next 복원 has it then, else the form's first field. */
function useAnswer() {
  const answered = useRef<{ form: HTMLFormElement | null; at: number } | null>(null)
  useEffect(() => {
    const { form, at = 0 } = answered.current ?? {}
    answered.current = null
    const left = [...(form?.querySelectorAll<HTMLElement>('[data-restore]') ?? [])]
    const next = left[at] ?? left.at(-1) ?? form?.querySelector<HTMLElement>('[name$="title"]')
    next?.focus()
  })
  return (at: number, act: () => void) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      answered.current = { form, at }
      act()
    }
}
