import { MAX_TITLE_LENGTH } from '@/config/constants'
import { type Collection, nonPhotoCollections } from '../collections'

/** State of an owner's list. It is stored in the URL, so that reload and Back keep it. */
export interface OwnerListQuery {
  /** Part of a title, NFC and trimmed. Empty matches all. */
  search: string
  status: 'all' | 'published' | 'scheduled' | 'draft'
  sort: 'newest' | 'oldest' | 'title' | 'position'
  /** Key of a series or novel. Empty matches all. Only for serial works. */
  series: string
  /** From 1. */
  page: number
}

const statuses = ['all', 'published', 'scheduled', 'draft'] as const
const sorts = ['newest', 'oldest', 'title', 'position'] as const

export const defaultListQuery: OwnerListQuery = {
  search: '',
  status: 'all',
  sort: 'newest',
  series: '',
  page: 1,
}

const handOrderedQuery: OwnerListQuery = { ...defaultListQuery, sort: 'position' }

/** Returns the query of a list's plain address. Kinds of commission are few, and listed as visitors see them. */
export const initialListQuery = ({ key }: Pick<Collection, 'key'>): OwnerListQuery =>
  key === 'commissions' ? handOrderedQuery : defaultListQuery

/** Parses search parameters. Invalid values get their defaults. */
export function parseOwnerListQuery(
  parameters: URLSearchParams,
  { sort } = defaultListQuery,
): OwnerListQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: normalizeSearch(parameters.get('q') ?? ''),
    status: statuses.find((status) => status === parameters.get('status')) ?? defaultListQuery.status,
    sort: sorts.find((each) => each === parameters.get('sort')) ?? sort,
    series: /^[a-z][a-z0-9-]{0,39}$/.exec(parameters.get('series') ?? '')?.[0] ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the search parameters of a query, without default values. */
export function ownerListParameters(query: OwnerListQuery, { sort } = defaultListQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query.search) parameters.set('q', query.search)
  if (query.status !== defaultListQuery.status) parameters.set('status', query.status)
  if (query.sort !== sort) parameters.set('sort', query.sort)
  if (query.series) parameters.set('series', query.series)
  if (query.page > 1) parameters.set('page', String(query.page))
  return parameters
}

/**
 * Normalizes a search text to NFC, because titles are stored composed and macOS pastes decomposed Hangul. Truncates
 * between code points and trims again, so that parsing a URL and writing it back gives the same URL.
 */
export function normalizeSearch(text: string): string {
  return Array.from(text.normalize('NFC').trim()).slice(0, MAX_TITLE_LENGTH).join('').trim()
}

/**
 * Returns a LIKE pattern for titles that contain this text literally. PostgREST treats `*` as a wildcard and has no escape
 * for it, so it becomes `_`, which matches any character.
 */
export function titlePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`
}

/** `photos` are the posts of all galleries, `serial` the episodes and chapters. */
export const trashKinds = ['all', 'photos', 'serial', ...nonPhotoCollections.map(({ key }) => key)] as const
const trashSorts = ['soonest', 'latest'] as const

/** State of the trash list. It is stored in the URL, so that reload and Back keep it. */
export interface TrashQuery {
  /** Part of a title, NFC and trimmed. Empty matches all. */
  search: string
  kind: (typeof trashKinds)[number]
  /** `soonest` lists the post that expires first, `latest` the one that was deleted last. */
  sort: (typeof trashSorts)[number]
  /** From 1. */
  page: number
}

export const defaultTrashQuery: TrashQuery = { search: '', kind: 'all', sort: 'soonest', page: 1 }

/** Parses search parameters. Invalid values get their defaults. */
export function parseTrashQuery(parameters: URLSearchParams): TrashQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: normalizeSearch(parameters.get('q') ?? ''),
    kind: trashKinds.find((kind) => kind === parameters.get('kind')) ?? defaultTrashQuery.kind,
    sort: trashSorts.find((sort) => sort === parameters.get('sort')) ?? defaultTrashQuery.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the search parameters of a query, without default values. */
export function trashParameters(query: TrashQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query.search) parameters.set('q', query.search)
  if (query.kind !== defaultTrashQuery.kind) parameters.set('kind', query.kind)
  if (query.sort !== defaultTrashQuery.sort) parameters.set('sort', query.sort)
  if (query.page > 1) parameters.set('page', String(query.page))
  return parameters
}
