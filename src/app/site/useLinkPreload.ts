import { useEffect } from 'react'
import { savesData } from '@/lib/savesData'
import { whenPageIdle } from '@/lib/whenIdle'

/** Once the page is idle, gets ready what its links lead to; not for a visitor who asked for fewer bytes. */
export function useLinkPreload() {
  useEffect(() => {
    if (savesData()) return undefined
    let stop: (() => void) | undefined
    let left = false
    const begin = async () => {
      try {
        const { preloadLinks } = await import('./linkPreload')
        if (!left) stop = preloadLinks()
      } catch {
        // Pages then come when the visitor goes there.
      }
    }
    const stopWaiting = whenPageIdle(() => void begin())
    return () => {
      left = true
      stopWaiting()
      stop?.()
    }
  }, [])
}
