import styles from './DiffText.module.scss'
import { useCurrentPlace } from './places'
import type { Piece } from './wordDiff'

interface Props {
  pieces: readonly Piece[]
  /** Which of the two texts stands here; both in one line without it. */
  side?: 'before' | 'after'
  /** Number of its first change among all places of the page. */
  firstPlace: number
}

/** A text with what was removed and added, told by sign, line, colour and words (WCAG 1.4.1). */
export function DiffText({ pieces, side, firstPlace }: Props) {
  let place = firstPlace
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) => {
        if ('same' in piece) return <span key={index}>{piece.same}</span>
        const at = place++
        return (
          <span key={index}>
            {side !== 'after' && piece.removed && <Change kind="removed" text={piece.removed} place={at} />}
            {side !== 'before' && piece.added && <Change kind="added" text={piece.added} place={at} />}
          </span>
        )
      })}
    </p>
  )
}

/** A blank is changed, too: a line's end gets a sign. */
const shown = (text: string) => text.replaceAll('\n', '↵\n')

function Change({ kind, text, place }: { kind: 'removed' | 'added'; text: string; place: number }) {
  const isCurrent = useCurrentPlace() === place
  const Tag = kind === 'removed' ? 'del' : 'ins'
  return (
    <Tag className={styles.change} data-place={place} data-current={isCurrent || undefined}>
      <span className="visually-hidden">{kind === 'removed' ? '지워짐 ' : '더해짐 '}</span>
      <span aria-hidden="true" className={styles.sign}>
        {kind === 'removed' ? '−' : '+'}
      </span>
      <span className={styles.words}>{shown(text)}</span>
    </Tag>
  )
}
