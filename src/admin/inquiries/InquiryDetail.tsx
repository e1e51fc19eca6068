import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-data'
import { useStore } from 'zustand'
import { inquiries } from '#messages/admin/inquiries'
import { inquiry as words } from '#messages/admin/inquiry'
import { atLeast } from '@/config/breakpoints'
import { paths } from '@/config/paths'
import type { Inquiry } from '@/inquiries/ownerInquiries'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { queryClient } from '@/posts/read/queryClient'
import { adminButtonClass } from '../components/AdminButton'
import { AdminHead } from '../components/AdminHead'
import { EmptyState } from '../components/EmptyState'
import { errorMessage } from '../components/errorMessage'
import { BackIcon } from '../components/icons'
import { LeaveDialog } from '../components/LeaveDialog'
import { useListPath } from '../components/listState'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { formatSeoulDateTime } from '../components/seoulTime'
import { AnswerForm } from './AnswerForm'
import { InquiryBar } from './InquiryBar'
import { ConflictDialog, ConflictNotice } from './InquiryConflict'
import { fieldsOf } from './inquiryEdits'
import { InquiryFacts } from './InquiryFacts'
import { InquiryForm } from './inquiryForm'
import { inquiryQuery } from './inquiryQuery'
import { InquiryStateMark } from './InquiryStateMark'
import { Letter } from './Letter'
import { MemoField } from './MemoField'
import { Neighbours } from './Neighbours'
import { StateFields } from './StateFields'
import { useRefetchOnFocus } from './useRefetchOnFocus'
import { useSaveOnLeave } from './useSaveOnLeave'
import styles from './InquiryDetail.module.scss'

/** Below this width, beside the 248 px sidebar and the 360 px column, the letter would be narrower than a phone. */
const TWO_COLUMNS = atLeast('laptop')

/** One inquiry with its conversation. */
export default function InquiryDetail({ id }: { id: number }) {
  const [query] = useState(() => inquiryQuery(id))
  const { data: inquiry, error, refetch } = useQuery(query, queryClient)
  useRefetchOnFocus(query.queryKey)
  if (inquiry) return <InquiryPage inquiry={inquiry} error={error} />
  return (
    <>
      <AdminHead title={words.title} />
      {inquiry === null && <NotFound />}
      {inquiry === undefined && !error && <PageHeading title={words.title} lead={words.loading} />}
      {inquiry === undefined && error && (
        <>
          <PageHeading title={words.title} lead="" />
          <div className={styles.message} role="alert">
            <p>{words.loadFailed(errorMessage(error))}</p>
            <RetryButton onClick={() => void refetch()} />
          </div>
        </>
      )}
    </>
  )
}

function NotFound() {
  return (
    <EmptyState heading="h1" title={words.notFound.title} text={words.notFound.text}>
      <Link to={paths.admin.inquiries} className={adminButtonClass()}>
        {words.backToList}
      </Link>
    </EmptyState>
  )
}

/** The form of one inquiry. It takes what is read later, and what was edited stays. */
function useInquiryForm(inquiry: Inquiry): InquiryForm {
  const [form] = useState(() => new InquiryForm(inquiry))
  useEffect(() => form.receive(inquiry), [form, inquiry])
  return form
}

interface Props {
  inquiry: Inquiry
  /** The error of the last attempt to read it again. */
  error: Error | null
}

function InquiryPage({ inquiry, error }: Props) {
  const form = useInquiryForm(inquiry)
  const { edits, failure, conflict } = useStore(form.store)
  const leaving = useSaveOnLeave(form)
  const list = useListPath(paths.admin.inquiries)
  const fields = { ...fieldsOf(inquiry), ...edits }
  const isWide = useMediaQuery(TWO_COLUMNS)
  const state = <StateFields key="state" form={form} fields={fields} />
  const letter = (
    <div key="letter" className={styles.letter}>
      <Letter inquiry={inquiry} />
      <AnswerForm inquiry={inquiry} form={form} />
    </div>
  )
  return (
    <div className={styles.page}>
      <AdminHead title={words.documentTitle(inquiry.name)} />
      <PageHeading title={inquiry.name} lead={<Lead inquiry={inquiry} />}>
        <nav className={styles.ways} aria-label={words.neighbours}>
          <Link to={list} className={adminButtonClass('ghost')}>
            <BackIcon /> {words.backToList}
          </Link>
          <Neighbours inquiry={inquiry} />
        </nav>
      </PageHeading>
      <div className={styles.columns}>
        {/* On phones the state comes first, in the document as well, so that the tab order follows the visual order. */}
        {isWide ? [letter, state] : [state, letter]}
        <div key="facts" className={styles.facts}>
          <InquiryFacts inquiry={inquiry} />
          <MemoField form={form} memo={fields.memo} />
        </div>
      </div>
      <InquiryBar
        inquiry={inquiry}
        form={form}
        note={error ? words.refreshFailed(errorMessage(error)) : words.bar.note}
        failure={failure === null ? null : words.notSaved(errorMessage(failure))}
        messages={conflict && !conflict.asks && <ConflictNotice form={form} />}
      />
      <ConflictDialog form={form} />
      <LeaveDialog open={leaving.isAsking} {...words.leave} onStay={leaving.stay} onLeave={leaving.leave} />
    </div>
  )
}

/** “Commission, book cover · November 29 at 2:32 PM · received”. */
function Lead({ inquiry: { kind, commission, createdAt, state } }: { inquiry: Inquiry }) {
  const kindName = inquiries.kinds[kind]
  return (
    <>
      {commission ? words.kindOf(kindName, commission.title) : kindName} · {formatSeoulDateTime(createdAt)} ·{' '}
      <InquiryStateMark state={state} />
    </>
  )
}
