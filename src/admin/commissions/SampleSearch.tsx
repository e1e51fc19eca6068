import { type RefObject, useEffect, useRef, useState } from 'react'
import { commissions as words } from '#messages/admin/commissions'
import { common } from '#messages/common'
import { isComposing } from '@/lib/browser/isComposing'
import type { WorkSample } from '@/posts/meta'
import { AdminButton } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { TitleFilter } from '../components/FilterTools'
import { CheckIcon } from '../components/icons'
import { RetryButton } from '../components/RetryButton'
import { sampleKey } from '../components/samples'
import { Sheet } from '../components/Sheet'
import { useWorkSearch, type Work } from './sampleQueries'
import { workPlace, WorkPicture } from './WorkPicture'
import styles from './SampleSearch.module.scss'

interface Props {
  open: boolean
  chosen: readonly WorkSample[]
  onChoose: (work: Work) => void
  onClose: () => void
}

/** The dialog that finds a published work. ↓ and ↑ move between the field and the results. */
export function SampleSearch({ open, onClose, ...props }: Props) {
  return (
    <Sheet open={open} title={words.samples.add} onClose={onClose} className={styles.dialog} fromBottom>
      {open && <Search {...props} />}
      <Sheet.Buttons>
        <AdminButton onClick={onClose}>{common.close}</AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}

function Search({ chosen, onChoose }: Omit<Props, 'open' | 'onClose'>) {
  const ref = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const { works, isBusy, error, retry } = useWorkSearch(search)
  const chosenKeys = new Set(chosen.map(sampleKey))
  useArrowsBetweenResults(ref)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  const nothing = search === '' ? words.search.noWorks : words.search.none
  const message = works.length > 0 ? words.search.found(works.length) : nothing
  return (
    <div ref={ref} className={styles.search}>
      <TitleFilter search={search} label={words.search.label} onSearch={setSearch} />
      {error && (
        <div role="alert" className={styles.fault}>
          <p>{words.search.failed(errorMessage(error))}</p>
          <RetryButton onClick={retry} />
        </div>
      )}
      <ul className={styles.results} aria-label={words.search.results} aria-busy={isBusy}>
        {works.map((work) => {
          const key = sampleKey({ collection: work.collection.key, id: work.post.id })
          return <Result key={key} work={work} isChosen={chosenKeys.has(key)} onChoose={onChoose} />
        })}
      </ul>
      {!error && (
        <p role="status" className={works.length > 0 ? 'visually-hidden' : undefined}>
          {isBusy ? words.search.busy : message}
        </p>
      )}
    </div>
  )
}

interface ResultProps {
  work: Work
  isChosen: boolean
  onChoose: (work: Work) => void
}

function Result({ work, isChosen, onChoose }: ResultProps) {
  const { collection, post } = work
  return (
    <li>
      <button type="button" aria-disabled={isChosen || undefined} onClick={() => !isChosen && onChoose(work)}>
        <WorkPicture collection={collection} post={post} />
        <span className={styles.words}>
          <b>{post.title}</b>
          <small>{workPlace(work)}</small>
        </span>
        {isChosen && (
          <small className={styles.chosen}>
            <CheckIcon /> {words.search.chosen}
          </small>
        )}
      </button>
    </li>
  )
}

/** ↓ and ↑ move the focus to the next or the previous result, and from the first one back to the field. */
function useArrowsBetweenResults(search: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = search.current
    function onKeyDown(event: KeyboardEvent) {
      if (isComposing(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      const stops = [...(element?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
      if (at === -1 || !next) return
      event.preventDefault()
      next.focus()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [search])
}
