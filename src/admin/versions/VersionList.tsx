import { seoulMoment } from '../components/seoulTime'
import type { Moment } from './timeline'
import styles from './VersionList.module.scss'

interface Props {
  moments: readonly Moment[]
  /** Id of the version that is looked at. */
  chosen: number | null
  onChoose: (id: number) => void
}

/** The row as it is now and its earlier versions, each with what changed; on phones a select. */
export function VersionList({ moments, chosen, onChoose }: Props) {
  const earlier = moments.filter(({ version }) => version !== null)
  return (
    <>
      <ol className={styles.list} aria-label="판">
        {moments.map(({ version, savedAt, changes, isFirstPublished }) => (
          <li key={version?.id ?? 'now'} {...(version && { 'data-version': version.id })}>
            {version ? (
              <button
                type="button"
                aria-current={version.id === chosen || undefined}
                onClick={() => onChoose(version.id)}
              >
                <b>
                  <time dateTime={savedAt}>{seoulMoment(savedAt)}</time>
                </b>
                <span>{changes}</span>
                {isFirstPublished && <i aria-hidden="true" />}
              </button>
            ) : (
              <p>
                <b>지금 판</b>
                <span>
                  <time dateTime={savedAt}>{seoulMoment(savedAt)}</time> · {changes}
                </span>
                {isFirstPublished && <i aria-hidden="true" />}
              </p>
            )}
          </li>
        ))}
      </ol>
      <select
        className={styles.select}
        aria-label="판"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {earlier.map(({ version, savedAt, changes }) => (
          <option key={version?.id} value={version?.id}>
            {seoulMoment(savedAt)}의 판 · {changes}
          </option>
        ))}
      </select>
    </>
  )
}
