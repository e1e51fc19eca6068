import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-data'
import { trash as words } from '#messages/admin/trash'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { paths } from '@/config/paths'
import { collections } from '@/posts/collections'
import { refreshAfterTrashChange } from '@/posts/owner/ownerQueries'
import { queryClient } from '@/posts/read/queryClient'
import { emptyTrash } from '@/posts/trash/emptyTrash'
import { purgePosts, restorePosts, type TrashedPost } from '@/posts/trash/trash'
import { removeFromTrashOptimistically } from '@/posts/trash/trashQueries'
import { showToast } from '@/ui/toaster'
import { errorMessage } from '../components/errorMessage'
import { asOwner, ensureOwner } from '../connection/connection'
import { readDeployHook } from '../rebuild/deployHookQuery'
import { startRebuild } from '../rebuild/rebuild'
import { formatPostTitles } from './trashMessages'

interface TrashAction {
  posts: readonly TrashedPost[]
  /** Resolves to the number of posts that were changed. */
  write: (keys: readonly string[]) => Promise<number>
  /** Returns the error message. */
  failedMessage: (reason: string) => string
  /** `subject`: the titles, or the number of posts that were changed. `note`: says how many were not; empty if all were. */
  onDone: (subject: string, note: string) => void
}

/** Keys of posts with a pending request, so that a second click sends nothing. */
const pendingKeys = new Set<string>()

/** Mutation that removes posts from the trash optimistically. Rolls back and shows a toast on failure. */
function useOptimisticRemoval() {
  return useMutation(
    {
      onMutate: async ({ posts }: TrashAction) => {
        await ensureOwner()
        return removeFromTrashOptimistically(new Set(posts.map(({ key }) => key)))
      },
      mutationFn: ({ posts, write }: TrashAction) => asOwner(() => write(posts.map(({ key }) => key))),
      onSuccess: (changed, { posts, onDone }) => {
        const gone = posts.length - changed
        if (gone <= 0) onDone(formatPostTitles(posts), '')
        else onDone(words.toasts.posts(changed), words.toasts.gone(gone))
      },
      onError: (error, { failedMessage }, rollBack) => {
        rollBack?.()
        showToast(failedMessage(errorMessage(error)), { tone: 'error' })
      },
      onSettled: (_result, _error, { posts }) => {
        for (const { key } of posts) pendingKeys.delete(key)
        void refreshAfterTrashChange()
      },
    },
    queryClient,
  ).mutate
}

/** Returns the toast action that rebuilds the site, because deleted posts stay in it until then. */
function useRebuildAction() {
  const navigate = useNavigate()
  const rebuild = async () => {
    const hook = await readDeployHook().catch(() => null)
    // The dashboard has the field for the hook, and shows the progress.
    if (hook !== null) void startRebuild(hook)
    void navigate(paths.admin.dashboard)
  }
  return {
    durationMs: UNDO_WINDOW_MS,
    action: { label: words.toasts.rebuild, onSelect: () => void rebuild() },
  }
}

/** Mutation that deletes the posts that were in the trash at a given server time. */
function useEmptyTrash() {
  const rebuildAction = useRebuildAction()
  return useMutation(
    {
      mutationFn: (at: string) => asOwner(() => emptyTrash({ at })),
      onSuccess: () => void showToast(words.toasts.emptied, rebuildAction),
      onError: (error) => void showToast(words.toasts.notEmptied(errorMessage(error)), { tone: 'error' }),
      onSettled: () => void refreshAfterTrashChange(),
    },
    queryClient,
  )
}

/** Actions on trashed posts. All are optimistic and roll back with a toast on failure. */
export function useTrashActions() {
  const navigate = useNavigate()
  const remove = useOptimisticRemoval()
  const emptying = useEmptyTrash()
  const rebuildAction = useRebuildAction()

  function runOnce(action: TrashAction) {
    const posts = action.posts.filter(({ key }) => !pendingKeys.has(key))
    for (const { key } of posts) pendingKeys.add(key)
    if (posts.length > 0) remove({ ...action, posts })
  }

  return {
    restore: (posts: readonly TrashedPost[]) =>
      runOnce({
        posts,
        write: restorePosts,
        failedMessage: words.toasts.notRestored,
        onDone: (subject, note) => {
          const path = pathToRestored(posts)
          showToast(`${words.toasts.restored(subject)} ${note}`.trim(), {
            ...(path !== null && {
              action: { label: words.toasts.open, onSelect: () => void navigate(path) },
            }),
          })
        },
      }),
    purge: (posts: readonly TrashedPost[]) =>
      runOnce({
        posts,
        write: purgePosts,
        failedMessage: words.toasts.notPurged,
        onDone: (subject, note) =>
          void showToast(`${words.toasts.purged(subject)} ${note}`.trim(), rebuildAction),
      }),
    /** Deletes the posts that were in the trash at the server time `at`. */
    empty: (at: string) => {
      if (!emptying.isPending) emptying.mutate(at)
    },
    isEmptying: emptying.isPending,
  }
}

/** Returns the editor of a single restored post, the list if all are of one collection, else null. */
function pathToRestored(posts: readonly TrashedPost[]): string | null {
  const [first] = posts
  if (!first || posts.some(({ collection }) => collection !== first.collection)) return null
  const { uploadPath, adminListPath } = collections[first.collection]
  return posts.length === 1 ? `${uploadPath}/${first.id}` : `${adminListPath}?status=draft`
}
