import { normalizeSearch } from './ownerQuery'

const kinds = ['all', 'photos', 'portfolio', 'fanart', 'favorites'] as const
const sorts = ['soonest', 'latest'] as const

/** What the trash is asked for; it lives in the address, so that reload and Back keep it. */
export interface TrashQuery {
  /** Part of a title, NFC and trimmed; empty asks for all. */
  search: string
  kind: (typeof kinds)[number]
  /** Which post goes for good first, or was deleted last. */
  sort: (typeof sorts)[number]
  /** From 1. */
  page: number
}

export const wholeTrash: TrashQuery = { search: '', kind: 'all', sort: 'soonest', page: 1 }

/** Reads the address; whatever makes no sense there is its default. */
export function parseTrashQuery(parameters: URLSearchParams): TrashQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: normalizeSearch(parameters.get('q') ?? ''),
    kind: kinds.find((kind) => kind === parameters.get('kind')) ?? wholeTrash.kind,
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? wholeTrash.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a query, without what is default. */
export function trashParameters(query: TrashQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query.search) parameters.set('q', query.search)
  if (query.kind !== wholeTrash.kind) parameters.set('kind', query.kind)
  if (query.sort !== wholeTrash.sort) parameters.set('sort', query.sort)
  if (query.page > 1) parameters.set('page', String(query.page))
  return parameters
}
