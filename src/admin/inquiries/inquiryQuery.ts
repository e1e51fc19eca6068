import { queryOptions } from '@tanstack/react-query'
import { INQUIRY_POLL_MS } from '@/config/constants'
import type { InquiryState } from '@/inquiries/letter'
import { getInquiry, getInquiryNeighbours, type Inquiry } from '@/inquiries/ownerInquiries'
import { INQUIRIES_KEY } from '@/inquiries/ownerInquiryQueries'
import { queryClient } from '@/posts/read/queryClient'

/** One inquiry with its conversation. It is read again every 30 s: its sender may add to it. */
export function inquiryQuery(id: number) {
  return queryOptions({
    queryKey: [...INQUIRIES_KEY, 'one', id],
    meta: { table: 'inquiries' },
    queryFn: ({ signal }) => getInquiry(id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: INQUIRY_POLL_MS,
  })
}

/** The inquiries beside one in the list of some states. */
export function neighboursQuery({ id, createdAt }: Inquiry, states: readonly InquiryState[]) {
  return queryOptions({
    queryKey: [...INQUIRIES_KEY, 'beside', id, states],
    meta: { table: 'inquiries' },
    queryFn: ({ signal }) => getInquiryNeighbours({ id, createdAt }, states, signal),
    staleTime: 0,
  })
}

/** Changes an inquiry in the cache as the server has confirmed it. A read that started before cannot undo it. */
export async function cacheInquiry(id: number, changes: Partial<Inquiry>): Promise<void> {
  const { queryKey } = inquiryQuery(id)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (inquiry) => inquiry && { ...inquiry, ...changes })
}
