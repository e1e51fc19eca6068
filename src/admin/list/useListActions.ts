import { useNavigate } from 'react-router-data'
import { list as words } from '#messages/admin/list'
import type { Collection } from '@/posts/collections'
import { updateListsOptimistically, refreshCollection } from '@/posts/owner/ownerQueries'
import type { OwnerPage } from '@/posts/owner/ownerRepository'
import { movePost, setPostStatus, updatePost } from '@/posts/owner/ownerWrites'
import { type MoveTarget, targetIndex } from '@/posts/owner/planMove'
import type { Post } from '@/posts/post'
import { showToast } from '@/ui/toaster'
import { collectionTexts } from '../components/collectionTexts'
import { scheduledMessage } from '../components/scheduledMessage'
import { summarizeTitles } from '../components/summarizeTitles'
import { useOptimisticChange } from '../connection/useOptimisticChange'
import { moveToTrash } from './moveToTrash'
import { splitByPublishGate, refusalMessage, type RefusedPost } from './splitByPublishGate'

/** Long enough to read why a row was not published. */
const REFUSAL_MS = 8000

/** Numbers of posts of a selection that were not changed, by reason. `gone`: deleted or trashed elsewhere. */
interface LeftOut {
  refused?: number
  scheduled?: number
  gone?: number
}

/** Returns functions that show toasts about changed rows. */
function useListMessages(collection: Collection) {
  const navigate = useNavigate()
  const texts = collectionTexts(collection)

  function showStatus(posts: readonly Post[], status: Post['status'], left: LeftOut = {}) {
    const { refused = 0, scheduled = 0, gone = 0 } = left
    const subject = refused + gone > 0 ? words.toasts.posts(posts.length) : summarizeTitles(posts, texts)
    const notes = [
      refused > 0 && words.toasts.stillDrafts(refused),
      gone > 0 && words.toasts.gone(gone),
      scheduled > 0 && words.toasts.stillScheduled(scheduled),
    ]
    const join = (result: string) => [result, ...notes].filter(Boolean).join(' ')
    if (status === 'draft') return showToast(join(words.toasts.drafted(subject)))
    const [first] = posts
    const { listPath, detailPath, adminListPath } = collection
    const isOwnPage = first && (posts.length === 1 || listPath === null)
    const path = isOwnPage ? detailPath(first.id) : (listPath ?? adminListPath)
    return showToast(join(words.toasts.published(subject)), {
      action: { label: words.row.view, onSelect: () => void navigate(path) },
    })
  }

  function showRefused(refused: RefusedPost) {
    const field = Object.keys(refused.missing)[0] ?? ''
    const onSelect = () => void navigate(`${collection.uploadPath}/${refused.post.id}?field=${field}`)
    showToast(refusalMessage(refused, texts, collection.key), {
      tone: 'error',
      durationMs: REFUSAL_MS,
      action: { label: words.gate.fill, onSelect },
    })
  }

  return {
    showStatus,
    showRefused,
    showScheduled: (count: number) => showToast(words.toasts.stillScheduled(count)),
  }
}

/** Returns the posts of a request that the server has changed. */
const keepChanged = (requested: readonly Post[], changed: readonly Post[]) =>
  requested.filter(({ id }) => changed.some((post) => post.id === id))

/** Returns the page with another status of these rows. */
export function withStatus<Meta extends object>(
  page: OwnerPage<Meta>,
  ids: readonly number[],
  status: Post['status'],
): OwnerPage<Meta> {
  return { ...page, posts: page.posts.map((post) => (ids.includes(post.id) ? { ...post, status } : post)) }
}

/** Returns the page with another publishing time of a row; null publishes it now. */
function withTime<Meta extends object>(
  page: OwnerPage<Meta>,
  id: number,
  publishedAt: string | null,
): OwnerPage<Meta> {
  return { ...page, posts: page.posts.map((post) => (post.id === id ? { ...post, publishedAt } : post)) }
}

/** Returns the page with a row moved. Unchanged if the row or its new neighbour is not on the page. */
export function withMovedRow<Meta extends object>(
  page: OwnerPage<Meta>,
  id: number,
  spot: MoveTarget,
): OwnerPage<Meta> {
  const to = targetIndex(page.posts, id, spot)
  const moved = page.posts.find((post) => post.id === id)
  if (!moved || to === -1) return page
  const posts = page.posts.filter((post) => post !== moved)
  posts.splice(to, 0, moved)
  return { ...page, posts }
}

/** Actions on rows. They update the list optimistically and roll back with a message if the request fails. */
export interface ListActions {
  /**
   * Publishes rows or turns them into drafts. Rows with missing fields are not published; a toast names the first. Scheduled
   * rows stay scheduled. `refusedCount`: rows of the selection that `GateDialog` has already excluded, for the message.
   */
  setStatus: (posts: readonly Post[], status: Post['status'], refusedCount?: number) => void
  /** Changes the publishing time of a scheduled row; null publishes it now. */
  schedule: (post: Post, moment: string | null) => void
  /** Moves rows to the trash. */
  remove: (posts: readonly Post[]) => void
  /** Moves a row in the manual order. */
  move: (post: Post, spot: MoveTarget) => void
}

interface Change {
  /** Returns the page as it will be. */
  apply: (page: OwnerPage) => OwnerPage
  write: () => Promise<unknown>
  onDone?: () => void
}

let lastMove: Promise<void> = Promise.resolve()

/** Runs moves one after another, because a move may be relative to a row that is still being moved. */
function queueMove(move: () => Promise<void>): Promise<void> {
  return (lastMove = lastMove.then(move, move))
}

const useListChange = (collection: Collection) =>
  useOptimisticChange<Change>({
    mutationKey: ['change', collection.key],
    apply: ({ apply }) => updateListsOptimistically(collection, apply),
    failedMessage: (_change, reason) => words.toasts.notChanged(reason),
    refresh: () => refreshCollection(collection),
  })

/** Returns the actions on a collection's rows. They never throw; failures are shown in a toast. */
export function useListActions(collection: Collection): ListActions {
  const { showStatus, showRefused, showScheduled } = useListMessages(collection)
  const change = useListChange(collection)

  function setStatus(posts: readonly Post[], status: Post['status'], refusedCount = 0) {
    const { ready, refused, scheduled } =
      status === 'published'
        ? splitByPublishGate(collection, posts)
        : { ready: posts, refused: [], scheduled: [] }
    if (refused[0]) showRefused(refused[0])
    if (ready.length === 0) {
      if (scheduled.length > 0) showScheduled(scheduled.length)
      return
    }
    const ids = ready.map(({ id }) => id)
    const left: LeftOut = { refused: refusedCount, scheduled: scheduled.length }
    let done = ready
    change({
      apply: (page) => withStatus(page, ids, status),
      write: async () => (done = keepChanged(ready, await setPostStatus(collection, ids, status))),
      onDone: () => void showStatus(done, status, { ...left, gone: ready.length - done.length }),
    })
  }

  return {
    setStatus,

    schedule: (post, moment) =>
      change({
        apply: (page) => withTime(page, post.id, moment),
        write: () =>
          updatePost(
            collection,
            post.id,
            { published_at: moment },
            { expectedUpdatedAt: post.updatedAt ?? undefined },
          ),
        onDone: () => {
          if (moment === null) return void showStatus([post], 'published')
          const cancel = { label: words.row.cancelSchedule, onSelect: () => setStatus([post], 'draft') }
          return void showToast(scheduledMessage(post, moment), { action: cancel })
        },
      }),

    remove: (posts) => void moveToTrash(collection, posts),

    move: (post, spot) =>
      change({
        apply: (page) => withMovedRow(page, post.id, spot),
        write: () => queueMove(() => movePost(collection, post.id, spot)),
      }),
  }
}
