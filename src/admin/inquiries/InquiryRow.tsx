import { Link } from 'react-router-data'
import { inquiries as words } from '#messages/admin/inquiries'
import { paths } from '@/config/paths'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { AdminButton } from '../components/AdminButton'
import { formatMoment } from '../components/formatMoment'
import { TrashIcon, WarnIcon } from '../components/icons'
import { useListLinkState } from '../components/listState'
import { SelectRow } from '../list/SelectAll'
import type { Selection } from '../list/useSelection'
import { daysLate, erasingDay, formatArrival, formatPromise } from './inquiryDates'
import { InquiryStamp } from './InquiryStamp'
import { InquiryStateMark } from './InquiryStateMark'
import styles from './InquiryTable.module.scss'

export interface RowProps {
  inquiry: ListedInquiry
  selection: Selection<ListedInquiry>
  onDelete: (inquiry: ListedInquiry) => void
}

/** A row of the inbox. The name is the link; its target is the whole row. */
export function InquiryRow({ inquiry, selection, onDelete }: RowProps) {
  const { id, name, text, kind, commission, about, state, createdAt } = inquiry
  const linkState = useListLinkState()
  const subject = commission?.title ?? about?.title
  return (
    <tr
      data-id={id}
      tabIndex={-1}
      data-selected={selection.has(inquiry) || undefined}
      data-unread={state === 'received' || undefined}
    >
      <td className={styles.check}>
        <SelectRow row={inquiry} title={name} selection={selection} />
      </td>
      <td className={styles.stamp}>
        <InquiryStamp kind={kind} commission={commission} />
      </td>
      <td className={styles.sender}>
        <Link to={`${paths.admin.inquiries}/${id}`} state={linkState}>
          {name}
        </Link>
        <p>{text}</p>
      </td>
      <td className={styles.kind}>
        {words.kinds[kind]}
        {subject && <small>{subject}</small>}
      </td>
      <td className={styles.state}>
        <InquiryStateMark state={state} />
        <StateDay inquiry={inquiry} />
      </td>
      <td className={styles.when}>
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatArrival(createdAt)}
        </time>
      </td>
      <td className={styles.actions}>
        <AdminButton
          look="icon-warn"
          aria-label={words.row.delete(name)}
          title={words.row.delete(name)}
          aria-haspopup="dialog"
          onClick={() => onDelete(inquiry)}
        >
          <TrashIcon />
        </AdminButton>
      </td>
    </tr>
  )
}

/** The promised day, for how long it has passed, or the day on which the inquiry is erased. */
function StateDay({ inquiry }: { inquiry: ListedInquiry }) {
  const late = daysLate(inquiry)
  const erased = erasingDay(inquiry)
  if (late > 0)
    return (
      <small className={styles.late}>
        <WarnIcon /> {words.row.late(late)}
      </small>
    )
  if (erased !== null) return <small>{words.row.erased(erased)}</small>
  return inquiry.promisedOn && <small>{words.row.until(formatPromise(inquiry.promisedOn))}</small>
}
