import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { INBOX_POLL_MS } from '@/config/constants'
import { OWNER_KEY } from '@/posts/owner/ownerQueries'
import { queryClient } from '@/posts/read/queryClient'
import type { InquiryListQuery } from './inquiryListQuery'
import { INQUIRY_STATES, type InquiryState } from './letter'
import {
  getIntake,
  type InquiryPage,
  LISTED_STATES,
  listCommissionPictures,
  listInquiries,
} from './ownerInquiries'

/** Common prefix of the keys of everything that depends on inquiries. */
export const INQUIRIES_KEY = [OWNER_KEY, 'inquiries'] as const
const LIST_KEY = [...INQUIRIES_KEY, 'list'] as const
const INTAKE_KEY = [OWNER_KEY, 'intake'] as const

const meta = { table: 'inquiries' }

/** Returns the number of inquiries without spam. */
export const countInquiries = (counts: InquiryPage['counts']): number =>
  LISTED_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

const statesOf = ({ state }: InquiryListQuery): readonly InquiryState[] =>
  state === 'all' ? LISTED_STATES : [state]

/** One page of the inbox with the counts of all states. The previous page stays visible while the next one loads. */
export const inquiryListQuery = (query: InquiryListQuery) =>
  queryOptions({
    queryKey: [...LIST_KEY, query],
    meta,
    queryFn: ({ signal }) => listInquiries({ ...query, states: statesOf(query) }, signal),
    // It may have been changed elsewhere: cached values are shown and always refetched.
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ inquiries, total, counts }) => ({ posts: inquiries, total, counts }),
  })

/** The number of new inquiries and the newest of them. Sidebar, dashboard and inbox share it. */
export const newInquiriesQuery = queryOptions({
  queryKey: [...INQUIRIES_KEY, 'new'],
  meta,
  queryFn: ({ signal }) => listInquiries({ search: '', states: ['received'], page: 1 }, signal),
  staleTime: 0,
  refetchInterval: INBOX_POLL_MS,
  select: ({ inquiries, counts }) => ({
    count: counts['received'] ?? 0,
    total: countInquiries(counts),
    newest: inquiries,
  }),
})

/** The intake as the owner sets it. */
export const intakeQuery = queryOptions({
  queryKey: INTAKE_KEY,
  meta: { table: 'intake' },
  queryFn: ({ signal }) => getIntake(signal),
  staleTime: 0,
})

/** The pictures of the kinds of commission, by id. */
export const commissionPicturesQuery = queryOptions({
  queryKey: [OWNER_KEY, 'commissions', 'pictures'],
  meta: { table: 'posts_commissions' },
  queryFn: ({ signal }) => listCommissionPictures(signal),
})

/** Refetches what shows inquiries, after a change. The intake counts the commissions in work. */
export async function refreshInquiries(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: INQUIRIES_KEY }),
    queryClient.invalidateQueries({ queryKey: INTAKE_KEY }),
  ])
}

const isState = (name: string): name is InquiryState => INQUIRY_STATES.some((state) => state === name)

/** Returns the page after inquiries were moved to another state, or deleted if it is null. `listed` are the states of the page. */
function moveOnPage(
  page: InquiryPage,
  ids: readonly number[],
  state: InquiryState | null,
  listed: readonly InquiryState[],
): InquiryPage {
  const counts = { ...page.counts }
  const moved = page.inquiries.filter(({ id }) => ids.includes(id))
  for (const inquiry of moved) counts[inquiry.state] = Math.max(0, (counts[inquiry.state] ?? 0) - 1)
  if (state !== null) counts[state] = (counts[state] ?? 0) + moved.length
  const inquiries = page.inquiries
    .map((inquiry) => (state !== null && ids.includes(inquiry.id) ? { ...inquiry, state } : inquiry))
    .filter((inquiry) => !ids.includes(inquiry.id) || (state !== null && listed.includes(state)))
  return { counts, inquiries, total: page.total - (page.inquiries.length - inquiries.length) }
}

/** Returns the states that a page in the cache lists. */
function listedStates(key: QueryKey): readonly InquiryState[] {
  const query: unknown = key.at(-1)
  const state = typeof query === 'object' && query !== null && 'state' in query ? String(query.state) : ''
  return isState(state) ? [state] : LISTED_STATES
}

/**
 * Moves inquiries on every cached page before the server confirms; null deletes them. Returns a function that undoes it.
 */
export async function moveOptimistically(
  ids: readonly number[],
  state: InquiryState | null,
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: LIST_KEY })
  const before = queryClient.getQueriesData<InquiryPage>({ queryKey: LIST_KEY })
  for (const [key, page] of before)
    if (page) queryClient.setQueryData<InquiryPage>(key, moveOnPage(page, ids, state, listedStates(key)))
  return () => {
    for (const [key, page] of before) queryClient.setQueryData(key, page)
  }
}
