import { versions } from '#messages/admin/versions'
import { formatSeoulDateTime } from '../components/seoulTime'
import type { TimelineEntry } from './timeline'
import styles from './VersionList.module.scss'

interface Props {
  entries: readonly TimelineEntry[]
  /** Id of the selected version. */
  selectedId: number | null
  onSelect: (id: number) => void
}

/** The current row and its earlier versions with a summary of their changes. A `select` on phones. */
export function VersionList({ entries, selectedId, onSelect }: Props) {
  const earlier = entries.filter(({ version }) => version !== null)
  return (
    <>
      <ol className={styles.list} aria-label={versions.list}>
        {entries.map(({ version, savedAt, changes, isFirstPublished }) => (
          <li key={version?.id ?? 'now'} {...(version && { 'data-version': version.id })}>
            {version ? (
              <button
                type="button"
                aria-current={version.id === selectedId || undefined}
                onClick={() => onSelect(version.id)}
              >
                <b>
                  <time dateTime={savedAt}>{formatSeoulDateTime(savedAt)}</time>
                </b>
                <span>{changes()}</span>
                {isFirstPublished && <i aria-hidden="true" />}
              </button>
            ) : (
              <p>
                <b>{versions.current}</b>
                <span>
                  <time dateTime={savedAt}>{formatSeoulDateTime(savedAt)}</time> · {changes()}
                </span>
                {isFirstPublished && <i aria-hidden="true" />}
              </p>
            )}
          </li>
        ))}
      </ol>
      <select
        className={styles.select}
        aria-label={versions.list}
        value={selectedId ?? ''}
        onChange={({ target }) => onSelect(Number(target.value))}
      >
        {earlier.map(({ version, savedAt, changes }) => (
          <option key={version?.id} value={version?.id}>
            {versions.versionOf(formatSeoulDateTime(savedAt))} · {changes()}
          </option>
        ))}
      </select>
    </>
  )
}
