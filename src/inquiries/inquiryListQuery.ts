import { normalizeSearch } from '@/posts/owner/ownerListQuery'
import { INQUIRY_STATES, type InquiryState } from './letter'

/** State of the inbox. It is stored in the URL, so that reload and Back keep it. */
export interface InquiryListQuery {
  /** Part of a name or text, NFC and trimmed. Empty matches all. */
  search: string
  /** `all` lists everything but spam. */
  state: InquiryState | 'all'
  /** From 1. */
  page: number
}

export const defaultInquiryQuery: InquiryListQuery = { search: '', state: 'all', page: 1 }

/** Parses search parameters. Invalid values get their defaults. */
export function parseInquiryQuery(parameters: URLSearchParams): InquiryListQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: normalizeSearch(parameters.get('q') ?? ''),
    state: INQUIRY_STATES.find((state) => state === parameters.get('state')) ?? 'all',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the search parameters of a query, without default values. */
export function inquiryParameters({ search, state, page }: InquiryListQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (search) parameters.set('q', search)
  if (state !== 'all') parameters.set('state', state)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}
