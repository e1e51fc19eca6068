import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-data'
import { refreshAfterTrash } from '@/posts/ownerQueries'
import { queryClient } from '@/posts/queryClient'
import { collections } from '@/posts/registry'
import { purgePosts, restorePosts, type TrashedPost } from '@/posts/trash'
import { emptyTrash } from '@/posts/trashEmptying'
import { takeOffTrashNow } from '@/posts/trashQueries'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../connection/connection'
import { errorMessage } from '../components/errorMessage'
import { countedPosts } from './trashWords'

interface Change {
  posts: readonly TrashedPost[]
  write: (keys: readonly string[]) => Promise<void>
  /** What could not be done, as “되살리지”. */
  failed: string
  onDone: () => void
}

/** On their way out of the trash: a second press sends nothing. */
const leaving = new Set<string>()

/** Shows a change at once; takes it back with a message when it fails. */
function useChange() {
  return useMutation(
    {
      onMutate: async ({ posts }: Change) => {
        await ensureOwner()
        return takeOffTrashNow(new Set(posts.map(({ key }) => key)))
      },
      mutationFn: ({ posts, write }: Change) => asOwner(() => write(posts.map(({ key }) => key))),
      onSuccess: (_answer, { onDone }) => onDone(),
      onError: (error, { failed }, takeBack) => {
        takeBack?.()
        showToast(`${failed} 못했습니다. ${errorMessage(error)}`, { tone: 'error' })
      },
      onSettled: (_answer, _error, { posts }) => {
        for (const { key } of posts) leaving.delete(key)
        void refreshAfterTrash()
      },
    },
    queryClient,
  ).mutate
}

/** Empties the trash as it was at a time of the server's. */
function useEmptying() {
  return useMutation(
    {
      mutationFn: (at: string) => asOwner(() => emptyTrash({ at })),
      onSuccess: () => void showToast('휴지통을 비웠습니다.'),
      onError: (error) =>
        void showToast(`휴지통을 다 비우지 못했습니다. ${errorMessage(error)}`, { tone: 'error' }),
      onSettled: () => void refreshAfterTrash(),
    },
    queryClient,
  )
}

/** What can be done to posts in the trash. Each shows at once, and takes itself back with a message when it fails. */
export function useTrashActions() {
  const navigate = useNavigate()
  const change = useChange()
  const emptying = useEmptying()

  function once(wanted: Change) {
    const posts = wanted.posts.filter(({ key }) => !leaving.has(key))
    for (const { key } of posts) leaving.add(key)
    if (posts.length > 0) change({ ...wanted, posts })
  }

  return {
    restore: (posts: readonly TrashedPost[]) =>
      once({
        posts,
        write: restorePosts,
        failed: '되살리지',
        onDone: () => {
          const path = openedBy(posts)
          showToast(`${countedPosts(posts)} 되살렸습니다. 임시저장에 있습니다.`, {
            ...(path !== null && { action: { label: '열기', onSelect: () => void navigate(path) } }),
          })
        },
      }),
    purge: (posts: readonly TrashedPost[]) =>
      once({
        posts,
        write: purgePosts,
        failed: '완전히 지우지',
        onDone: () => void showToast(`${countedPosts(posts)} 완전히 지웠습니다.`),
      }),
    /** Empties the trash as it was at that time of the server's. */
    empty: (at: string) => {
      if (!emptying.isPending) emptying.mutate(at)
    },
    isEmptying: emptying.isPending,
  }
}

/** Where posts that were brought back are seen: the editor of one, the list of several of one collection. */
function openedBy(posts: readonly TrashedPost[]): string | null {
  const [first] = posts
  if (!first || posts.some(({ collection }) => collection !== first.collection)) return null
  const { uploadPath, adminListPath } = collections[first.collection]
  return posts.length === 1 ? `${uploadPath}/${first.id}` : `${adminListPath}?status=draft`
}
