import { useState } from 'react'
import { useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useLeaveGuard } from '../components/useLeaveGuard'
import type { Kept } from './localDrafts'

interface Left {
  collection: Collection
  dirty: boolean
  keepNow: () => Promise<Kept | null>
  moveAway: () => Promise<void>
}

/** How the editor is left: who has unsaved work is asked, and what was typed is kept before the page goes. */
export function useWaysOut({ collection, dirty, keepNow, moveAway }: Left) {
  const navigate = useNavigate()
  const guard = useLeaveGuard(dirty)
  const [isStuck, setIsStuck] = useState(false)
  return {
    guard,
    /** Another document may come next, which would cut a later write off. */
    leave: async () => {
      await keepNow()
      guard.leave()
    },
    /** Shows the row as others left it, but only once the browser has kept the own text, which is then offered. */
    reload: async () => {
      if ((await keepNow()) === 'memory') return setIsStuck(true)
      guard.allow()
      return location.reload()
    },
    /** Goes on in the editor of a new item, for the row is gone. */
    saveAsNew: async () => {
      await moveAway()
      guard.allow()
      void navigate(collection.uploadPath)
    },
    /** Whether reloading was refused, because the browser has no room for the text. */
    isStuck,
  }
}
