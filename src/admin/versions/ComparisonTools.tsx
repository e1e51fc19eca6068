import { versions } from '#messages/admin/versions'
import { shortcutProps } from '@/lib/browser/characterKeys'
import { AdminButton } from '../components/AdminButton'
import { BackIcon, ForwardIcon } from '../components/icons'
import type { useDifferenceNavigation } from './differenceNavigation'
import styles from './ComparisonTools.module.scss'

/** Two columns, or both versions in one text. */
export type Layout = 'beside' | 'inline'

interface Props {
  layout: Layout
  onLayout: (layout: Layout) => void
  navigation: ReturnType<typeof useDifferenceNavigation>
  /** Number of differences. */
  count: number
}

const layouts = ['beside', 'inline'] as const

/** Layout switch, legend, and buttons that step through the differences. */
export function ComparisonTools({ layout, onLayout, navigation, count }: Props) {
  return (
    <div className={styles.tools}>
      <fieldset className={styles.layouts}>
        <legend className="visually-hidden">{versions.layout}</legend>
        {layouts.map((value) => (
          <button key={value} type="button" aria-pressed={layout === value} onClick={() => onLayout(value)}>
            {versions.layouts[value]}
          </button>
        ))}
      </fieldset>
      <Legend />
      {count > 0 && (
        <div className={styles.walk}>
          <p aria-live="polite">
            {navigation.current < 0 ? (
              versions.count(count)
            ) : (
              <Position number={navigation.current + 1} count={count} />
            )}
          </p>
          <AdminButton
            look="icon"
            aria-label={versions.previous}
            {...shortcutProps('p')}
            onClick={navigation.previous}
          >
            <BackIcon />
          </AdminButton>
          <AdminButton
            look="icon"
            aria-label={versions.next}
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

/** Says which difference is the current one. */
function Position(props: { number: number; count: number }) {
  const { before, place, after } = versions.position(props.number, props.count)
  return (
    <>
      {before}
      <b>{place}</b>
      {after}
    </>
  )
}

function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span data-kind="removed">
        − <s>{versions.removedText}</s>
      </span>
      <span data-kind="added">
        + <u>{versions.addedText}</u>
      </span>
    </p>
  )
}
