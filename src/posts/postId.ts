import type { Collection } from '@/posts/definition'

/** `data-id` of a card: the collection and the row's number, `a7c2-12` (decisions §9). */
export function cardId(collection: Pick<Collection, 'key'>, id: number): string {
  return `${collection.key}-${id}`
}

/** The id in the address of one of the collection's details, whatever its letter case; null for other pages. */
export function idInDetailPath(collection: Pick<Collection, 'detailPath'>, pathname: string): number | null {
  const [before = '', after = ''] = collection.detailPath('\n').toLowerCase().split('\n')
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  if (!path.startsWith(before) || !path.endsWith(after)) return null
  const id = path.slice(before.length, path.length - after.length)
  return /^[1-9]\d*$/.test(id) ? Number(id) : null
}

/** Whether an address is the collection's list, whatever its letter case. */
export function isListPath(collection: Pick<Collection, 'listPath'>, pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === collection.listPath.toLowerCase()
}
