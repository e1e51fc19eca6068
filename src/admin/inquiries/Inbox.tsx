import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { inquiries as words } from '#messages/admin/inquiries'
import { list as listWords } from '#messages/admin/list'
import { defaultInquiryQuery, inquiryParameters, parseInquiryQuery } from '@/inquiries/inquiryListQuery'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { countInquiries, inquiryListQuery } from '@/inquiries/ownerInquiryQueries'
import { queryClient } from '@/posts/read/queryClient'
import { AdminButton } from '../components/AdminButton'
import { EmptyState } from '../components/EmptyState'
import { PageHeading } from '../components/PageHeading'
import { ListFault, ListSkeleton, ListUnavailable } from '../list/ListStates'
import { Pager } from '../list/Pager'
import { useListPage } from '../list/useListPage'
import { useListQuery } from '../list/useListQuery'
import { useSelection } from '../list/useSelection'
import { Arrivals } from './Arrivals'
import { DeleteDialog } from './DeleteDialog'
import { InquiryTable } from './InquiryTable'
import { InquiryTools } from './InquiryTools'
import { IntakeCard } from './IntakeCard'
import { useInquiryActions } from './useInquiryActions'
import styles from './Arrivals.module.scss'

/** Loads the page of the inbox that the URL's query selects. */
function useInbox() {
  const [query, change] = useListQuery(parseInquiryQuery, inquiryParameters)
  const list = useQuery(inquiryListQuery(query), queryClient)
  const { posts, pages } = useListPage(list, query.page, (page) => change({ page }))
  const isFiltered = query.search !== '' || query.state !== 'all'
  return { query, change, list, inquiries: posts, pages, isFiltered }
}

type InboxPage = ReturnType<typeof useInbox>

/** The dialog that confirms a deletion, and a function that opens it. */
function useDeleteDialog(onDelete: (inquiries: readonly ListedInquiry[]) => void) {
  const [asked, setAsked] = useState<readonly ListedInquiry[]>([])
  return {
    ask: setAsked,
    dialog: (
      <DeleteDialog
        inquiries={asked}
        onCancel={() => setAsked([])}
        onDelete={() => {
          onDelete(asked)
          setAsked([])
        }}
      />
    ),
  }
}

const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })

/** The inbox: whether commissions are taken, and the letters. */
export default function Inbox() {
  const inbox = useInbox()
  const { query, change, list, inquiries } = inbox
  const showNewest = useShowNewest(inbox)
  const actions = useInquiryActions()
  const selection = useSelection(inquiries, ({ id }) => id)
  const deletion = useDeleteDialog((asked) => {
    actions.remove(asked)
    selection.clear()
  })
  const isEmpty = list.isSuccess && inquiries.length === 0 && !inbox.isFiltered && !list.data.counts['spam']

  return (
    <>
      <div className={styles.head}>
        <PageHeading title={words.title} lead={leadText(list.data?.counts)} />
        <Arrivals inquiries={inquiries} onShow={() => void showNewest()} />
      </div>
      <IntakeCard />
      {list.isError && (
        <ListFault error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {!isEmpty && (
        <InquiryTools
          query={query}
          counts={list.data?.counts}
          onChange={change}
          isEmpty={inquiries.length === 0}
          selection={{ ...selection, clear: () => (selection.clear(), focusPage()) }}
          onMove={(state) => {
            actions.move(selection.posts, state)
            selection.clear()
            focusPage()
          }}
          onDelete={() => deletion.ask(selection.posts)}
        />
      )}
      <InboxBody inbox={inbox}>
        <InquiryTable
          inquiries={inquiries}
          selection={selection}
          isBusy={list.isPlaceholderData}
          onDelete={(inquiry) => deletion.ask([inquiry])}
        />
      </InboxBody>
      {deletion.dialog}
    </>
  )
}

function leadText(counts: Readonly<Record<string, number>> | undefined): string {
  if (!counts) return words.lead.loading
  const total = countInquiries(counts)
  const { received = 0, working = 0 } = counts
  return total === 0 ? words.lead.none : words.lead.counts({ total, received, working })
}

/** Returns a function that shows the first page without filters, and then moves the focus to its first letter. */
function useShowNewest({ query, change, list }: InboxPage): () => Promise<void> {
  const [isShowing, setShowing] = useState(false)
  const isShown = query.page === 1 && query.search === '' && query.state === 'all' && !list.isPlaceholderData
  useEffect(() => {
    if (!isShowing || !isShown) return
    // oxlint-disable-next-line react/set-state-in-effect -- the rows must be on the page before one takes the focus
    setShowing(false)
    document.querySelector<HTMLElement>('tr[data-id] a')?.focus()
  }, [isShowing, isShown])
  return async () => {
    // A failure is shown by the list.
    await queryClient.fetchQuery({ ...inquiryListQuery(defaultInquiryQuery), retry: false }).catch(() => null)
    change(defaultInquiryQuery)
    setShowing(true)
  }
}

/** The table, or a message while there are no rows. */
function InboxBody({ inbox, children }: { inbox: InboxPage; children: ReactNode }) {
  const { query, change, list, inquiries, pages, isFiltered } = inbox
  if (list.isError && !list.data) return <ListUnavailable />
  if (list.isPending) return <ListSkeleton />
  if (inquiries.length === 0 && isFiltered)
    return (
      <EmptyState
        title={query.search ? listWords.states.notFound(query.search) : words.noResult.title}
        text={words.noResult.text}
      >
        <AdminButton onClick={() => change(defaultInquiryQuery)}>{listWords.states.clear}</AdminButton>
      </EmptyState>
    )
  if (inquiries.length === 0) return <EmptyState title={words.empty.title} text={words.empty.text} />
  return (
    <>
      {children}
      {pages > 1 && <Pager page={query.page} pages={pages} onTurn={(page) => change({ page })} />}
    </>
  )
}
