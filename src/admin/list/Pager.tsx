import { BackIcon, ForwardIcon } from '../components/icons'
import styles from './Pager.module.scss'

/** Page numbers for a pager, null where some are left out: 1 … 8 9 10 … 19. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  if (page <= 2) wanted.push(2, 3)
  if (page >= pages - 1) wanted.push(pages - 1, pages - 2)
  const numbers = [...new Set(wanted)].filter((one) => one >= 1 && one <= pages).toSorted((a, b) => a - b)
  return numbers.flatMap((one, index) => {
    const gap = one - (numbers[index - 1] ?? one)
    if (gap === 2) return [one - 1, one]
    return gap > 2 ? [null, one] : [one]
  })
}

interface Props {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** The pages of a list: the ends, the one on show and those beside it. */
export function Pager({ page, pages, onTurn }: Props) {
  return (
    <nav className={styles.pager} aria-label="쪽">
      <button type="button" aria-label="이전 쪽" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <BackIcon />
      </button>
      {pagesToShow(page, pages).map((shown, index) =>
        shown === null ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            aria-label={`${shown}쪽`}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onTurn(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <button type="button" aria-label="다음 쪽" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        <ForwardIcon />
      </button>
    </nav>
  )
}
