import type { Collection } from '@/posts/definition'
import styles from './Editor.module.scss'
import { fieldLabel } from './fieldLabels'

interface Props {
  /** What the faults stand in the way of. */
  lead: string
  collection: Collection
  names: readonly string[]
  onGo: (name: string) => void
}

/** What is missing or wrong, in one line beside the buttons; each name leads to its field. */
export function Faults({ lead, collection, names, onGo }: Props) {
  if (names.length === 0) return null
  return (
    <p className={styles.faults} role="alert">
      {lead}
      {names.map((name) => (
        <button key={name} type="button" onClick={() => onGo(name)}>
          {fieldLabel(collection, name)}
        </button>
      ))}
    </p>
  )
}
