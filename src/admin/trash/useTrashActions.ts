import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-data'
import { refreshAfterTrashChange } from '@/posts/ownerQueries'
import { queryClient } from '@/posts/queryClient'
import { collections } from '@/posts/collections'
import { purgePosts, restorePosts, type TrashedPost } from '@/posts/trash'
import { emptyTrash } from '@/posts/emptyTrash'
import { removeFromTrashOptimistically } from '@/posts/trashQueries'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { paths } from '@/config/paths'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../connection/connection'
import { errorMessage } from '../components/errorMessage'
import { readDeployHook } from '../rebuild/deployHookQuery'
import { startRebuild } from '../rebuild/rebuild'
import { formatPostTitles } from './trashMessages'

interface TrashAction {
  posts: readonly TrashedPost[]
  /** Resolves to the number of posts that were changed. */
  write: (keys: readonly string[]) => Promise<number>
  /** Verb of the error message: “되살리지”. */
  failedVerb: string
  /** `subject`: the titles, or the number of posts that were changed. `note`: says how many were not. */
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
        else onDone(`${changed}편을`, ` ${gone}편은 이미 휴지통에 없었습니다.`)
      },
      onError: (error, { failedVerb }, rollBack) => {
        rollBack?.()
        showToast(`${failedVerb} 못했습니다. ${errorMessage(error)}`, { tone: 'error' })
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
  return { durationMs: UNDO_WINDOW_MS, action: { label: '다시 짓기', onSelect: () => void rebuild() } }
}

/** Mutation that deletes the posts that were in the trash at a given server time. */
function useEmptyTrash() {
  const rebuildAction = useRebuildAction()
  return useMutation(
    {
      mutationFn: (at: string) => asOwner(() => emptyTrash({ at })),
      onSuccess: () =>
        void showToast('휴지통을 비웠습니다. 사이트에서는 다시 지을 때 빠집니다.', rebuildAction),
      onError: (error) =>
        void showToast(`휴지통을 다 비우지 못했습니다. ${errorMessage(error)}`, { tone: 'error' }),
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
        failedVerb: '되살리지',
        onDone: (subject, note) => {
          const path = pathToRestored(posts)
          showToast(`${subject} 되살렸습니다. 임시저장에 있습니다.${note}`, {
            ...(path !== null && { action: { label: '열기', onSelect: () => void navigate(path) } }),
          })
        },
      }),
    purge: (posts: readonly TrashedPost[]) =>
      runOnce({
        posts,
        write: purgePosts,
        failedVerb: '완전히 지우지',
        onDone: (subject, note) => void showToast(`${subject} 완전히 지웠습니다.${note}`, rebuildAction),
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
