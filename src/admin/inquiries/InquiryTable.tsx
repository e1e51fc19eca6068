import { inquiries as words } from '#messages/admin/inquiries'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { InquiryRow, type RowProps } from './InquiryRow'
import styles from './InquiryTable.module.scss'

interface Props extends Pick<RowProps, 'selection' | 'onDelete'> {
  inquiries: readonly ListedInquiry[]
  /** Another page is loading. */
  isBusy: boolean
}

const COLUMNS = ['select', 'picture', 'sender', 'kind', 'state', 'when', 'actions'] as const

/** The table of inquiries, newest first. The headers are only read out. On phones each row is a card. */
export function InquiryTable({ inquiries, isBusy, ...rowProps }: Props) {
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <caption className="visually-hidden">{words.table.caption}</caption>
      <thead className="visually-hidden">
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {words.table[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inquiries.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} {...rowProps} />
        ))}
      </tbody>
    </table>
  )
}
