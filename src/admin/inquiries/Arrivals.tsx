import { useState } from 'react'
import { inquiries as words } from '#messages/admin/inquiries'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { ArrowUpIcon } from '../components/icons'
import { useNewInquiries } from './useNewInquiries'
import styles from './Arrivals.module.scss'

interface Props {
  /** The inquiries that the list shows. */
  inquiries: readonly ListedInquiry[]
  onShow: () => void
}

const newestId = (inquiries: readonly ListedInquiry[]) => Math.max(0, ...inquiries.map(({ id }) => id))

/** A button that offers the inquiries that came while the list is open. The list neither changes nor moves by itself. */
export function Arrivals({ inquiries, onShow }: Props) {
  const newest = useNewInquiries()?.newest
  /** The newest inquiry that was there already. Null until they are loaded. */
  const [seen, setSeen] = useState<number | null>(null)
  if (seen === null && newest) setSeen(newestId(newest))
  const arrived = (newest ?? []).filter(
    ({ id }) => seen !== null && id > seen && !inquiries.some((listed) => listed.id === id),
  ).length

  return (
    <div className={styles.place} aria-live="polite">
      {arrived > 0 && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setSeen(newestId(newest ?? []))
            onShow()
          }}
        >
          <ArrowUpIcon /> {words.arrived(arrived)}
        </button>
      )}
    </div>
  )
}
