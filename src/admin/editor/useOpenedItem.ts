import { useState } from 'react'
import { useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/definition'

interface OpenedItem {
  /** What the editor was opened for: a row's id, or null for a new item. It stays null when that becomes a row. */
  id: number | null
  /** What the address names. */
  address: number | null
  /** The row that a new item has become. */
  created: number | null
  /** Counts the items opened one after another: the `key` of their editor. */
  opening: number
}

const opened = (id: number | null, opening: number): OpenedItem => ({
  id,
  address: id,
  created: null,
  opening,
})

/**
 * Which item the editor is open for, as the address has it. The first save of a new item gives it an address of its own,
 * so that a reload finds the row, and leaves the editor as it is; every other change of the address opens another item.
 */
export function useOpenedItem(collection: Collection, address: number | null) {
  const navigate = useNavigate()
  const [item, setItem] = useState(() => opened(address, 0))
  if (item.address !== address)
    setItem(
      address !== null && address === item.created ? { ...item, address } : opened(address, item.opening + 1),
    )

  function onCreated(created: number) {
    setItem((now) => ({ ...now, created }))
    void navigate(`${collection.uploadPath}/${created}`, { replace: true })
  }
  return { id: item.id, opening: item.opening, onCreated }
}
