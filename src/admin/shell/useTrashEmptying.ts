import { useEffect } from 'react'
import { refreshAfterTrash } from '@/posts/ownerQueries'
import { emptyOldTrash } from '@/posts/trashEmptying'
import { useConnection } from '../connection/connection'

/** As soon as the owner is connected, what the trash has kept long enough goes (decisions §12.2). */
export function useTrashEmptying() {
  const connected = useConnection(({ state }) => state === 'connected')
  useEffect(() => {
    if (connected) void empty()
  }, [connected])
}

async function empty() {
  if ((await emptyOldTrash()) > 0) await refreshAfterTrash()
}
