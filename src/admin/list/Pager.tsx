import { list as words } from '#messages/admin/list'
import { BackIcon, ForwardIcon } from '../components/icons'
import styles from './Pager.module.scss'

/** Returns the page numbers to show, with null for gaps: 1 … 8 9 10 … 19. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pages]
  if (page <= 2) candidates.push(2, 3)
  if (page >= pages - 1) candidates.push(pages - 1, pages - 2)
  const numbers = [...new Set(candidates)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}

interface Props {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** Page navigation: first and last page, the current one and its neighbours. */
export function Pager({ page, pages, onTurn }: Props) {
  return (
    <nav className={styles.pager} aria-label={words.pages.label}>
      <button
        type="button"
        aria-label={words.pages.previous}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <BackIcon />
      </button>
      {pagesToShow(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onTurn(number)}
          >
            <span aria-hidden="true">{number}</span>
            <span className="visually-hidden">{words.pages.page(number)}</span>
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={words.pages.next}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        <ForwardIcon />
      </button>
    </nav>
  )
}
