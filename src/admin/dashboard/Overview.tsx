import { collections } from '@/posts/registry'
import { BackupBlock } from './BackupBlock'
import { CollectionCard } from './CollectionCard'
import styles from './Overview.module.scss'
import { RecentEdits } from './RecentEdits'
import { Scheduled } from './Scheduled'
import { StorageBlock } from './StorageBlock'
import { Todo } from './Todo'

/** What waits for the owner (decisions §12.6): each block is read, and fails, alone. */
export default function Overview() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Todo />
        <section aria-label="컬렉션">
          <ul className={styles.cards}>
            {Object.values(collections).map((collection) => (
              <CollectionCard key={collection.key} collection={collection} />
            ))}
          </ul>
        </section>
        <RecentEdits />
      </div>
      <div className={styles.column}>
        <StorageBlock />
        <BackupBlock />
        <Scheduled />
      </div>
    </div>
  )
}
