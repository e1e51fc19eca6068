import type { Chapter, Novel } from '@/content/novels'
import { ArrowIcon } from '@/ui/icons'
import { OutsideLink } from '../OutsideLink'
import styles from './ReaderFoot.module.scss'

interface ReaderFootProps {
  novel: Novel
  shown: boolean
  previous: Chapter | undefined
  next: Chapter | undefined
  /** The chapter that comes next in the book, though it may not be here. */
  following: Chapter | undefined
  onTurn: (chapter: number) => void
  onClose: () => void
}

const nameOf = ({ number, title }: Chapter) => `${number}장 · ${title}`

/** The reader's lower bar: the chapter before, the book, the chapter after. */
export function ReaderFoot(props: ReaderFootProps) {
  const { novel, shown, previous, next, following, onTurn, onClose } = props
  return (
    <nav className={styles.foot} data-shown={shown} aria-label="장 이동">
      {previous ? (
        <button
          type="button"
          aria-label={`이전 장, ${nameOf(previous)}`}
          onClick={() => onTurn(previous.number)}
        >
          <ArrowIcon className={styles.turned} /> <span>{nameOf(previous)}</span>
        </button>
      ) : (
        <span className={styles.none}>이전 장 없음</span>
      )}
      <button type="button" onClick={onClose}>
        차례
      </button>
      {next ? (
        <button type="button" aria-label={`다음 장, ${nameOf(next)}`} onClick={() => onTurn(next.number)}>
          <span>{nameOf(next)}</span> <ArrowIcon />
        </button>
      ) : following && novel.serialUrl ? (
        <OutsideLink href={novel.serialUrl}>{`${following.number}장부터 연재처에서`}</OutsideLink>
      ) : (
        <span className={styles.none}>
          {novel.chapters.length > 1 ? '다음 장 없음' : '여기까지 실었습니다'}
        </span>
      )}
    </nav>
  )
}
