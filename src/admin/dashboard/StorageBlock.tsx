import { dashboard } from '#messages/admin/dashboard'
import { STORAGE_BYTES } from '@/config/storageSize'
import type { StorageUsage } from '@/posts/owner/adminOverview'
import { storageQuery } from '@/posts/owner/adminOverviewQueries'
import { formatBytes } from '../components/formatBytes'
import { WarnIcon } from '../components/icons'
import { Block, QueryContent, useOwnerQuery } from './Block'
import { summarizeStorage } from './storageMessages'
import styles from './StorageBlock.module.scss'

/** Storage used by images, grouped by their use. */
export function StorageBlock() {
  return (
    <Block title={dashboard.storage.title}>
      <QueryContent title={dashboard.storage.title} query={useOwnerQuery(storageQuery)}>
        {(weight) => <StorageUse weight={weight} />}
      </QueryContent>
    </Block>
  )
}

function StorageUse({ weight }: { weight: StorageUsage }) {
  const { total, share, parts, warning } = summarizeStorage(weight)
  const breakdown = parts.map(({ label, bytes }) => `${label} ${formatBytes(bytes)}`).join(', ')
  return (
    <div className={styles.use}>
      <p className={styles.total}>
        <b>{total}</b> / {share}
      </p>
      <div className={styles.bar} role="img" aria-label={`${total} / ${share}: ${breakdown}`}>
        {parts
          .filter(({ bytes }) => bytes > 0)
          .map(({ kind, bytes }) => (
            <i
              key={kind}
              data-kind={kind}
              style={{ width: `${Math.min(1, bytes / STORAGE_BYTES) * 100}%` }}
            />
          ))}
      </div>
      <ul>
        {parts.map(({ kind, label, bytes }) => (
          <li key={kind}>
            <i data-kind={kind} aria-hidden="true" />
            {label}
            <b>{formatBytes(bytes)}</b>
          </li>
        ))}
      </ul>
      {warning && (
        <p className={styles.warning} data-tone={warning.tone}>
          <WarnIcon /> {warning.text}
        </p>
      )}
    </div>
  )
}
