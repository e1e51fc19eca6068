import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '@/posts/read/queryClient'

/** Refetches a query that is shown when the window gets the focus. `queryKey` must not change. */
export function useRefetchOnFocus(queryKey: QueryKey) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const refetch = () => {
      if (document.visibilityState === 'visible')
        void queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
    }
    window.addEventListener('focus', refetch, { signal })
    document.addEventListener('visibilitychange', refetch, { signal })
    return () => controller.abort()
  }, [queryKey])
}
