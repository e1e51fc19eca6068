import { useLayoutEffect, useMemo, useRef, useState, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  lay,
  type LightAddress,
  type Pair,
  readLightAddress,
  type Slot,
  SLOTS,
  withPair,
} from './lightAddress'
import { type LightPhoto, toLightPhoto } from './lightAxis'
import { type SlotState, useSlotState } from './useSlotState'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import { freshenPostList, usePostList } from '@/posts/queries'
import { a7c2, x100vi } from '@/posts/registry'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA as MOST } from '@/config/constants'
import type { PostListView } from '@/features/list/usePostPages'
import { useRetry } from '@/ui/useRetry'

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

interface LightLists {
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
function useLightLists(): LightLists {
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

export const SLOT_NAMES: Readonly<Record<Slot, string>> = { a: '첫째', b: '둘째' }

export interface LightTable {
  lists: LightLists
  address: LightAddress
  slots: Readonly<Record<Slot, SlotState>>
  /** Lays a photograph in a slot, or takes it off (see `lay`). */
  layPhoto: (light: LightPhoto, into?: Slot) => void
  clear: (slot: Slot) => void
  swap: () => void
  /** What was done last, in words. */
  announced: string
  announce: (words: string) => void
}

/** The slots as names to lay by: one that holds no photograph of ours is free. */
function pairOf(
  { slots: names }: LightAddress,
  rendered: LightAddress,
  states: Record<Slot, SlotState>,
): Pair {
  const isMissing = (slot: Slot) =>
    states[slot].kind === 'missing' && rendered.slots[slot]?.id === names[slot]?.id
  const idIn = (slot: Slot) => (isMissing(slot) ? null : (names[slot]?.id ?? null))
  return { a: idIn('a'), b: idIn('b') }
}

/**
 * The query and what writes to it. A render after a navigation may wait, and the next key may come before it: each
 * change is made to the query as it was last written, not as it was last rendered.
 */
function useWrittenParams() {
  const [params, setParams] = useSearchParams()
  const written = useRef(params)
  useLayoutEffect(() => {
    written.current = params
  }, [params])
  const write = (next: URLSearchParams) => {
    written.current = next
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { params, written, write }
}

function wordsOf({ id, photo: { title } }: LightPhoto, next: Pair): string {
  const slot = SLOTS.find((each) => next[each] === id)
  return `${title}, ${slot ? `${SLOT_NAMES[slot]} 자리에 올렸습니다.` : '내려놓았습니다.'}`
}

/** The light table's state: what is spread out, and what lies in its two slots, which the address keeps. */
export function useLightTable(): LightTable {
  const lists = useLightLists()
  const { params, written, write } = useWrittenParams()
  const [announced, setAnnounced] = useState('')
  const address = useMemo(() => readLightAddress(params), [params])
  const isSpread = lists.view.state !== 'loading'
  const a = useSlotState(address.slots.a, lists.photos, isSpread)
  const b = useSlotState(address.slots.b, lists.photos, isSpread)
  const slots = { a, b }
  const put = (pair: Partial<Pair>) => write(withPair(written.current, pair))
  return {
    lists,
    address,
    slots,
    layPhoto: (light, into) => {
      const next = lay(pairOf(readLightAddress(written.current), address, slots), light.id, into)
      put(next)
      setAnnounced(wordsOf(light, next))
    },
    clear: (slot) => {
      const state = slots[slot]
      put({ [slot]: null })
      setAnnounced(state.kind === 'photo' ? wordsOf(state.light, { a: null, b: null }) : '자리를 비웠습니다.')
    },
    swap: () => {
      const { a: first, b: second } = readLightAddress(written.current).slots
      put({ a: second?.id ?? null, b: first?.id ?? null })
      setAnnounced('두 사진의 자리를 바꾸었습니다.')
    },
    announced,
    announce: setAnnounced,
  }
}
