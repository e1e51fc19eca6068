import { shortcutProps } from '@/lib/browser/characterKeys'
import { AdminButton } from '../components/AdminButton'
import { BackIcon, ForwardIcon } from '../components/icons'
import styles from './ComparisonTools.module.scss'
import type { useDifferenceNavigation } from './differenceNavigation'

/** Two columns, or both versions in one text. */
export type Layout = 'beside' | 'inline'

interface Props {
  layout: Layout
  onLayout: (layout: Layout) => void
  navigation: ReturnType<typeof useDifferenceNavigation>
  /** Number of differences. */
  count: number
}

const layouts = [
  ['beside', '나란히'],
  ['inline', '한 줄로'],
] as const

/** Layout switch, legend, and buttons that step through the differences. */
export function ComparisonTools({ layout, onLayout, navigation, count }: Props) {
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
      <Legend />
      {count > 0 && (
        <div className={styles.walk}>
          <p aria-live="polite">
            다른 곳 {count}곳
            {navigation.current >= 0 && (
              <>
                {' '}
                가운데 <b>{navigation.current + 1}번째</b>
              </>
            )}
          </p>
          <AdminButton
            look="icon"
            aria-label="이전 다른 곳"
            {...shortcutProps('p')}
            onClick={navigation.previous}
          >
            <BackIcon />
          </AdminButton>
          <AdminButton
            look="icon"
            aria-label="다음 다른 곳"
            {...shortcutProps('n')}
            onClick={navigation.next}
          >
            <ForwardIcon />
          </AdminButton>
        </div>
      )}
    </div>
  )
}

function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span data-kind="removed">
        − <s>지워진 글</s>
      </span>
      <span data-kind="added">
        + <u>더해진 글</u>
      </span>
    </p>
  )
}
