import { BackIcon, ForwardIcon } from '../components/icons'
import { pagesToShow } from './pagesToShow'
import styles from './Pager.module.scss'

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
