import type { Collection } from '@/collections/definition'
import type { DraftErrors } from './draft'
import styles from './Editor.module.scss'
import { metaFields } from './metaFields'

const labels: Record<string, string> = {
  title: '제목',
  summary: '요약',
  image: '이미지',
  alt: '대체 텍스트',
}

/** Names of the faulty fields from the top of the form to its foot. */
export function inOrder(errors: DraftErrors): string[] {
  const known = Object.keys(labels).filter((name) => name in errors)
  return [...known, ...Object.keys(errors).filter((name) => !known.includes(name))]
}

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
  const metaLabel = (name: string) =>
    metaFields[collection.key].find((field) => `meta.${field.name}` === name)?.label
  return (
    <p className={styles.faults} role="alert">
      {lead}
      {names.map((name) => (
        <button key={name} type="button" onClick={() => onGo(name)}>
          {labels[name] ?? metaLabel(name) ?? name}
        </button>
      ))}
    </p>
  )
}
