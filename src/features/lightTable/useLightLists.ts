import { useEffect, useMemo } from 'react'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import { freshenPostList, usePostList } from '@/posts/queries'
import { a7c2, x100vi } from '@/posts/registry'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA as MOST } from '@/config/constants'
import type { PostListView } from '@/features/list/usePostPages'
import { useRetry } from '@/ui/useRetry'
import { type LightPhoto, toLightPhoto } from './lightAxis'

const NONE: readonly never[] = []

/** The photographs of one camera in the order of its list, as far as they have been spread out. */
function useCameraList(collection: Collection<PhotoMeta>) {
  // Named one by one, and none but these: the query tells of nothing else then, such as that it reads behind what is shown.
  const query = usePostList(collection)
  const { data = NONE, status, isRefetchError } = query
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  useEffect(() => freshenPostList(collection), [collection])
  // A gallery may have read thousands: the table holds no more than it can show.
  const photos = useMemo(
    () => data.slice(0, MOST).map((photo) => toLightPhoto(collection, photo)),
    [collection, data],
  )
  const isFull = photos.length === MOST
  return {
    collection,
    photos,
    status: photos.length > 0 ? 'success' : status,
    outdated: isRefetchError,
    hasMore: hasNextPage && !isFull,
    isCut: isFull && (hasNextPage || data.length > MOST),
    isFetching: isFetchingNextPage,
    isMoreFailed: isFetchNextPageError,
    fetchNextPage,
    refetch,
  }
}

type CameraList = ReturnType<typeof useCameraList>

export interface LightLists {
  /** Both cameras' photographs as far as they were read. */
  photos: readonly LightPhoto[]
  /** Both as one list, for its states; `more` reads on in both. */
  view: PostListView
  /** Cameras that could not be read while the other could. */
  missing: readonly string[]
  /** A camera has more than the table spreads out. */
  isCut: boolean
}

/** The photographs of both cameras for the table: the first of each list, more when asked, never more than the limit. */
export function useLightLists(): LightLists {
  const [first, second] = [useCameraList(a7c2), useCameraList(x100vi)]
  const photos = useMemo(() => [...first.photos, ...second.photos], [first.photos, second.photos])
  const both = [first, second]
  const load = () => {
    for (const { hasMore, isFetching, fetchNextPage } of both)
      if (hasMore && !isFetching) void fetchNextPage()
  }
  const read = () => {
    for (const { status, outdated, refetch } of both) if (status === 'error' || outdated) void refetch()
  }
  const more = {
    available: both.some(({ hasMore }) => hasMore),
    loading: both.some(({ isFetching }) => isFetching),
    failed: both.some(({ isMoreFailed }) => isMoreFailed),
    load,
  }
  const outdated = both.some((list) => list.outdated)
  const state = stateOf(both)
  const retry = useRetry(read, state === 'loading')
  return {
    photos,
    view: { state, posts: NONE, more, outdated, retry, savedScroll: null },
    missing: both.flatMap(({ status, collection }) => (status === 'error' ? [collection.camera ?? ''] : [])),
    isCut: both.some((list) => list.isCut),
  }
}

/** Waits for both, so that nothing that has been laid out moves; shows what there is. */
function stateOf(lists: readonly CameraList[]): PostListView['state'] {
  if (lists.some(({ status }) => status === 'pending')) return 'loading'
  if (lists.some(({ photos }) => photos.length > 0)) return 'ready'
  return lists.some(({ status }) => status === 'error') ? 'failed' : 'empty'
}
