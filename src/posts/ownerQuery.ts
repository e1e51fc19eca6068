import { LONGEST_TITLE } from '@/config/constants'

/** What the owner's list is asked for; it lives in the address, so that reload and Back keep it. */
export interface OwnerListQuery {
  /** Part of a title, NFC and trimmed; empty asks for all. */
  search: string
  status: 'all' | 'published' | 'scheduled' | 'draft'
  sort: 'newest' | 'oldest' | 'title' | 'position'
  /** From 1. */
  page: number
}

const statuses = ['all', 'published', 'scheduled', 'draft'] as const
const sorts = ['newest', 'oldest', 'title', 'position'] as const

export const wholeList: OwnerListQuery = { search: '', status: 'all', sort: 'newest', page: 1 }

/** Reads the address; whatever makes no sense there is its default. */
export function parseOwnerListQuery(parameters: URLSearchParams): OwnerListQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: normalizeSearch(parameters.get('q') ?? ''),
    status: statuses.find((status) => status === parameters.get('status')) ?? wholeList.status,
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? wholeList.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a query, without what is default. */
export function ownerListParameters(query: OwnerListQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query.search) parameters.set('q', query.search)
  if (query.status !== wholeList.status) parameters.set('status', query.status)
  if (query.sort !== wholeList.sort) parameters.set('sort', query.sort)
  if (query.page > 1) parameters.set('page', String(query.page))
  return parameters
}

/**
 * Titles are stored composed; Macs type and paste decomposed Hangul. Cut between letters, not within one that takes two
 * places, and never to a blank: what is read from an address must write the same address.
 */
export function normalizeSearch(text: string): string {
  return Array.from(text.normalize('NFC').trim()).slice(0, LONGEST_TITLE).join('').trim()
}

/**
 * A LIKE pattern for titles that hold this text as it stands. PostgREST reads `*` as a wildcard and knows no escape for
 * it, so there any one letter passes.
 */
export function titlePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`
}
