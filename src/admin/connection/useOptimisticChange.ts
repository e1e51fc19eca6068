import { useMutation } from '@tanstack/react-query'
import { queryClient } from '@/posts/read/queryClient'
import { showToast } from '@/ui/toaster'
import { errorMessage } from '../components/errorMessage'
import { asOwner, ensureOwner } from './connection'

/** A change that is written to the server, and what follows if that succeeds. */
interface Change {
  write: () => Promise<unknown>
  onDone?: () => void
}

interface Options<OneChange extends Change> {
  /** Names the changes of one list. */
  mutationKey: readonly string[]
  /** Applies a change to the cache. Returns the function that undoes it. */
  apply: (change: OneChange) => Promise<() => void>
  failedMessage: (change: OneChange, reason: string) => string
  /** Refetches what shows the changes. */
  refresh: () => Promise<void>
}

/**
 * Returns a function that applies a change optimistically, and rolls it back with a toast if the request fails. The list is refetched
 * after the last pending change.
 */
export function useOptimisticChange<OneChange extends Change>(options: Options<OneChange>) {
  const { mutationKey, apply, failedMessage, refresh } = options
  return useMutation(
    {
      mutationKey,
      onMutate: async (change: OneChange) => {
        await ensureOwner()
        return apply(change)
      },
      mutationFn: ({ write }: OneChange) => asOwner(write),
      onSuccess: (_answer, { onDone }) => onDone?.(),
      onError: (error, change, rollBack) => {
        rollBack?.()
        showToast(failedMessage(change, errorMessage(error)), { tone: 'error' })
      },
      onSettled: () => {
        if (queryClient.isMutating({ mutationKey }) === 1) void refresh()
      },
    },
    queryClient,
  ).mutate
}
