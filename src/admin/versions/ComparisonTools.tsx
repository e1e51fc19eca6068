import { shortcut } from '@/lib/browser/characterKeys'
import { Button } from '../components/Button'
import { BackIcon, ForwardIcon } from '../components/icons'
import styles from './ComparisonTools.module.scss'
import type { usePlaceWalk } from './places'

/** Two columns, or one text with both. */
export type Layout = 'beside' | 'inline'

interface Props {
  layout: Layout
  onLayout: (layout: Layout) => void
  walk: ReturnType<typeof usePlaceWalk>
  /** How many places differ. */
  count: number
}

const layouts = [
  ['beside', '나란히'],
  ['inline', '한 줄로'],
] as const

/** How the versions are laid out, what the signs mean, and the way from place to place. */
export function ComparisonTools({ layout, onLayout, walk, count }: Props) {
  return (
    <div className={styles.tools}>
      <fieldset className={styles.layouts}>
        <legend className="visually-hidden">견주는 방법</legend>
        {layouts.map(([value, label]) => (
          <button key={value} type="button" aria-pressed={layout === value} onClick={() => onLayout(value)}>
            {label}
          </button>
        ))}
      </fieldset>
      <p className={styles.legend} aria-hidden="true">
        <span data-kind="removed">
          − <s>지워진 글</s>
        </span>
        <span data-kind="added">
          + <u>더해진 글</u>
        </span>
      </p>
      {count > 0 && (
        <div className={styles.walk}>
          <p aria-live="polite">
            다른 곳 {count}곳
            {walk.current >= 0 && (
              <>
                {' '}
                가운데 <b>{walk.current + 1}번째</b>
              </>
            )}
          </p>
          <Button look="icon" aria-label="이전 다른 곳" {...shortcut('p')} onClick={walk.previous}>
            <BackIcon />
          </Button>
          <Button look="icon" aria-label="다음 다른 곳" {...shortcut('n')} onClick={walk.next}>
            <ForwardIcon />
          </Button>
        </div>
      )}
    </div>
  )
}
