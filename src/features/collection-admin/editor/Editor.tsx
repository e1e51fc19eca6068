import type { Collection } from '@/collections/definition'
import { wordsOf } from '../words'

export interface EditorProps {
  collection: Collection
  /** The row to edit, or null for a new one. */
  id: number | null
}

/**
 * The editor of one item. The seam: `pages/admin/Upload` renders this lazily with a checked id; rows come from
 * `collections/ownerRepository` (`getOwnerPost`), go back by `collections/ownerWrites` (`insertPost`, `updatePost` with
 * `expectedUpdatedAt`) inside `asOwner` from `../connection/connection`, which asks for the owner's account in place and
 * then completes the save; afterwards `refreshCollection` from `collections/ownerQueries` tells every list.
 */
export default function Editor({ collection, id }: EditorProps) {
  const { noun } = wordsOf(collection)
  return <h1>{id === null ? `새 ${noun}` : `${noun} 수정`}</h1>
}
