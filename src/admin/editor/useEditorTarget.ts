import { useState } from 'react'
import { useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/collections'

interface EditorTarget {
  /** The id that the editor was opened with; null for a new item, also after it was saved. */
  id: number | null
  /** The id in the address. */
  address: number | null
  /** The id of the row that a new item was saved as. */
  created: number | null
  /** Incremented when another item is opened. Used as the `key` of the editor. */
  revision: number
}

const openTarget = (id: number | null, revision: number): EditorTarget => ({
  id,
  address: id,
  created: null,
  revision,
})

/**
 * Returns the item that the editor edits, from the id in the address. The first save of a new item replaces the address,
 * so that a reload finds the row, without remounting the editor. Any other change of the address opens another item.
 */
export function useEditorTarget(collection: Collection, address: number | null) {
  const navigate = useNavigate()
  const [target, setTarget] = useState(() => openTarget(address, 0))
  if (target.address !== address)
    setTarget(
      address !== null && address === target.created
        ? { ...target, address }
        : openTarget(address, target.revision + 1),
    )

  function onCreated(created: number) {
    setTarget((current) => ({ ...current, created }))
    void navigate(`${collection.uploadPath}/${created}`, { replace: true })
  }
  return { id: target.id, revision: target.revision, onCreated }
}
