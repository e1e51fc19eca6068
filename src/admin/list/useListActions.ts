import { useMutation } from '@tanstack/react-query'
import type { Collection } from '@/posts/definition'
import { changeListsNow, refreshCollection } from '@/posts/ownerQueries'
import type { OwnerPage } from '@/posts/ownerRepository'
import { movePost, setPostStatus, updatePost } from '@/posts/ownerWrites'
import { type Spot, indexOfSpot } from '@/posts/places'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/queryClient'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../connection/connection'
import { errorMessage } from '../components/errorMessage'
import { scheduledMessage } from '../components/scheduledMessage'
import { moveToTrash } from './moveToTrash'
import { atPublishGate, refusalMessage, type Refused } from './publishRefusal'
import { useNavigate } from 'react-router-data'
import { nounsOf } from '../components/collectionNouns'
import { countedTitles } from '../components/countedTitles'

/** Long enough to read why a row was held back. */
const REFUSAL_MS = 8000

/** That posts of a selection are not published yet. */
const waitingWords = (count: number) => `예약한 ${count}편은 정한 시각에 게시합니다.`

/** Says what became of rows, with the way to see it or to mend it. */
function useListMessages(collection: Collection) {
  const navigate = useNavigate()
  const words = nounsOf(collection)

  /** `left` more were to be published and could not be; `waiting` more wait for their time. */
  function tellStatus(posts: readonly Post[], status: Post['status'], left = 0, waiting = 0) {
    if (status === 'draft') return showToast(`${countedTitles(posts, words)} 임시저장으로 바꿨습니다.`)
    const [first] = posts
    const path = posts.length === 1 && first ? collection.detailPath(first.id) : collection.listPath
    const told =
      left > 0
        ? `${posts.length}편을 게시했습니다. ${left}편은 임시저장에 남아 있습니다.`
        : `${countedTitles(posts, words)} 게시했습니다.`
    return showToast(waiting > 0 ? `${told} ${waitingWords(waiting)}` : told, {
      action: { label: '사이트에서 보기', onSelect: () => void navigate(path) },
    })
  }

  function tellRefused(refused: Refused) {
    const field = Object.keys(refused.missing)[0] ?? ''
    const onSelect = () => void navigate(`${collection.uploadPath}/${refused.post.id}?field=${field}`)
    showToast(refusalMessage(refused, words), {
      tone: 'error',
      durationMs: REFUSAL_MS,
      action: { label: '채우러 가기', onSelect },
    })
  }

  return { tellStatus, tellRefused, tellWaiting: (count: number) => showToast(waitingWords(count)) }
}

/** A page whose rows are shown with another status before the server has answered. */
export function withStatus<Meta extends object>(
  page: OwnerPage<Meta>,
  ids: readonly number[],
  status: Post['status'],
): OwnerPage<Meta> {
  return { ...page, posts: page.posts.map((post) => (ids.includes(post.id) ? { ...post, status } : post)) }
}

/** A page on which a row is published at a time, or now. */
function withTime<Meta extends object>(
  page: OwnerPage<Meta>,
  id: number,
  publishedAt: string | null,
): OwnerPage<Meta> {
  return { ...page, posts: page.posts.map((post) => (post.id === id ? { ...post, publishedAt } : post)) }
}

/** A page on which the row `id` stands at another spot; as it is where the row or its new neighbour isn't. */
export function withMoved<Meta extends object>(
  page: OwnerPage<Meta>,
  id: number,
  spot: Spot,
): OwnerPage<Meta> {
  const to = indexOfSpot(page.posts, id, spot)
  const moved = page.posts.find((post) => post.id === id)
  if (!moved || to === -1) return page
  const posts = page.posts.filter((post) => post !== moved)
  posts.splice(to, 0, moved)
  return { ...page, posts }
}

/** What may be done to rows from a list. Each shows at once, and takes itself back with a message when it fails. */
export interface ListActions {
  /**
   * Publishes rows or makes drafts of them. What lacks something for the publish gate stays, and is named: of several,
   * `GateDialog` asks before. `left` tells how many it has held back. What waits for its time goes on waiting, and that is
   * said.
   */
  setStatus: (posts: readonly Post[], status: Post['status'], left?: number) => void
  /** Publishes a row that waits at another time, or now. */
  schedule: (post: Post, moment: string | null) => void
  /** Moves rows to the trash. */
  remove: (posts: readonly Post[]) => void
  /** Moves a row to a spot of the hand-made order. */
  move: (post: Post, spot: Spot) => void
}

interface Change {
  show: (page: OwnerPage) => OwnerPage
  write: () => Promise<unknown>
  onDone?: () => void
}

let lastMove: Promise<void> = Promise.resolve()

/** Moves rows one after another: the next may go beside one that is still on its way. */
function afterLastMove(move: () => Promise<void>): Promise<void> {
  return (lastMove = lastMove.then(move, move))
}

/** Shows a change of a list at once; takes it back with a message when it fails. The list is read anew after the last one. */
function useChange(collection: Collection) {
  const mutationKey = ['change', collection.key]
  return useMutation(
    {
      mutationKey,
      onMutate: async ({ show }: Change) => {
        await ensureOwner()
        return changeListsNow(collection, show)
      },
      mutationFn: ({ write }: Change) => asOwner(write),
      onSuccess: (_answer, { onDone }) => onDone?.(),
      onError: (error, _change, takeBack) => {
        takeBack?.()
        showToast(`바꾸지 못했습니다. ${errorMessage(error)}`, { tone: 'error' })
      },
      onSettled: () => {
        if (queryClient.isMutating({ mutationKey }) === 1) void refreshCollection(collection)
      },
    },
    queryClient,
  ).mutate
}

/** The actions on the rows of a collection's list. None of them throws: a toast tells what failed. */
export function useListActions(collection: Collection): ListActions {
  const { tellStatus, tellRefused, tellWaiting } = useListMessages(collection)
  const change = useChange(collection)

  function setStatus(posts: readonly Post[], status: Post['status'], left = 0) {
    const { ready, refused, waiting } =
      status === 'published' ? atPublishGate(posts) : { ready: posts, refused: [], waiting: [] }
    if (refused[0]) tellRefused(refused[0])
    if (ready.length === 0) {
      if (waiting.length > 0) tellWaiting(waiting.length)
      return
    }
    const ids = ready.map(({ id }) => id)
    change({
      show: (page) => withStatus(page, ids, status),
      write: () => setPostStatus(collection, ids, status),
      onDone: () => void tellStatus(ready, status, left, waiting.length),
    })
  }

  return {
    setStatus,

    schedule: (post, moment) =>
      change({
        show: (page) => withTime(page, post.id, moment),
        write: () =>
          updatePost(
            collection,
            post.id,
            { published_at: moment },
            { expectedUpdatedAt: post.updatedAt ?? undefined },
          ),
        onDone: () => {
          if (moment === null) return void tellStatus([post], 'published')
          const cancel = { label: '예약 취소', onSelect: () => setStatus([post], 'draft') }
          return void showToast(scheduledMessage(post, moment), { action: cancel })
        },
      }),

    remove: (posts) => void moveToTrash(collection, posts),

    move: (post, spot) =>
      change({
        show: (page) => withMoved(page, post.id, spot),
        write: () => afterLastMove(() => movePost(collection, post.id, spot)),
      }),
  }
}
