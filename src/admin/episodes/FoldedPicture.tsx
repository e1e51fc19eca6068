import { flushSync } from 'react-dom'
import { episodes as words } from '#messages/admin/episodes'
import { formatBytes } from '../components/formatBytes'
import { CheckIcon } from '../components/icons'
import { isCut, isUnfinished, totalBytes } from '../upload/cutEntries'
import { CutPicture } from './CutPicture'
import { entryName } from './CutRow'
import type { FoldedCuts } from './useFoldedPictures'
import styles from './FoldedPicture.module.scss'

interface Props {
  picture: FoldedCuts
  /** Position of its first cut, from 1. */
  number: number
  onUnfold: (id: string) => void
}

/** The cuts of a divided picture as one row, with a button that shows them all. */
export function FoldedPicture({ picture: { id, pieces }, number, onUnfold }: Props) {
  const [first] = pieces
  if (!first) return null
  const cuts = pieces.filter(isCut)
  const height = cuts.reduce((sum, cut) => sum + cut.height, 0)
  const stored = pieces.filter((entry) => !isUnfinished(entry)).length
  return (
    <li className={styles.row} tabIndex={-1}>
      <span className={styles.number} data-tabular="">
        {number}–{number + pieces.length - 1}
      </span>
      <CutPicture entry={first} />
      <p className={styles.file} data-tabular="">
        <b>{entryName(first, number)}</b>
        <span>
          {cuts[0]?.width.toLocaleString('ko-KR')} × {height.toLocaleString('ko-KR')} ·{' '}
          {formatBytes(totalBytes(pieces))}
        </span>
      </p>
      <p className={styles.state} data-done={stored === pieces.length || undefined} data-tabular="">
        {stored === pieces.length ? (
          <>
            <CheckIcon /> {words.panel.stored}
          </>
        ) : (
          words.panel.storedOf(stored, pieces.length)
        )}
      </p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const firstCut = currentTarget.closest('li')?.nextElementSibling
          flushSync(() => onUnfold(id))
          if (firstCut instanceof HTMLElement) firstCut.focus()
        }}
      >
        {words.panel.unfold}
        <span className="visually-hidden">, {entryName(first, number)}</span>
      </button>
    </li>
  )
}
