import { useLayoutEffect, useMemo, useRef, useState, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  placeInSlot,
  type LightAddress,
  type Pair,
  parseLightAddress,
  type Slot,
  type SlotReference,
  SLOTS,
  withPair,
} from './lightAddress'
import { type LightPhoto, toLightPhoto } from './lightAxis'
import { type Collection, a7c2, x100vi } from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import { refreshStaleList, usePost, usePostList } from '@/posts/queries'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA as MAX_PHOTOS } from '@/config/constants'
import type { PostListView } from '@/features/list/usePostPages'
import { useRetry } from '@/ui/useRetry'

/** A constant, so that memoised values stay equal. */
const NONE: readonly never[] = []

/** Returns the loaded photos of one camera, in list order. */
function useCameraList(collection: Collection<PhotoMeta>) {
  // TanStack Query tracks which fields are read. Only these fields render the component, not a background refetch.
  const query = usePostList(collection)
  const { data = NONE, status, isRefetchError } = query
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  useEffect(() => refreshStaleList(collection), [collection])
  // A gallery may have loaded thousands of photos into the same cache entry.
  const photos = useMemo(
    () => data.slice(0, MAX_PHOTOS).map((photo) => toLightPhoto(collection, photo)),
    [collection, data],
  )
  const isFull = photos.length === MAX_PHOTOS
  return {
    collection,
    photos,
    status: photos.length > 0 ? 'success' : status,
    outdated: isRefetchError,
    hasMore: hasNextPage && !isFull,
    isTruncated: isFull && (hasNextPage || data.length > MAX_PHOTOS),
    isFetching: isFetchingNextPage,
    isMoreFailed: isFetchNextPageError,
    fetchNextPage,
    refetch,
  }
}

type CameraList = ReturnType<typeof useCameraList>

interface LightLists {
  /** The loaded photos of both cameras. */
  photos: readonly LightPhoto[]
  /** The combined state of both lists; `more` loads the next page of both. */
  view: PostListView
  /** Names of the cameras whose list failed to load. */
  failedCameras: readonly string[]
  /** Whether a camera has more photos than the table shows. */
  isTruncated: boolean
}

/** Loads the photos of both cameras page by page, up to `MAX_PHOTOS` each. */
function useLightLists(): LightLists {
  const [first, second] = [useCameraList(a7c2), useCameraList(x100vi)]
  const photos = useMemo(() => [...first.photos, ...second.photos], [first.photos, second.photos])
  const both = [first, second]
  const load = () => {
    for (const { hasMore, isFetching, fetchNextPage } of both)
      if (hasMore && !isFetching) void fetchNextPage()
  }
  const reload = () => {
    for (const { status, outdated, refetch } of both) if (status === 'error' || outdated) void refetch()
  }
  const more = {
    available: both.some(({ hasMore }) => hasMore),
    loading: both.some(({ isFetching }) => isFetching),
    failed: both.some(({ isMoreFailed }) => isMoreFailed),
    load,
  }
  const outdated = both.some((list) => list.outdated)
  const state = combinedState(both)
  const retry = useRetry(reload, state === 'loading')
  return {
    photos,
    view: { state, posts: NONE, more, outdated, retry, savedScroll: null },
    failedCameras: both.flatMap(({ status, collection }) =>
      status === 'error' ? [collection.camera ?? ''] : [],
    ),
    isTruncated: both.some((list) => list.isTruncated),
  }
}

/** Returns `loading` until both lists have settled, so that frames do not move when the second one arrives. */
function combinedState(lists: readonly CameraList[]): PostListView['state'] {
  if (lists.some(({ status }) => status === 'pending')) return 'loading'
  if (lists.some(({ photos }) => photos.length > 0)) return 'ready'
  return lists.some(({ status }) => status === 'error') ? 'failed' : 'empty'
}

/** The state of a slot. */
export type SlotState =
  | { kind: 'empty' | 'loading' | 'missing' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'photo'; light: LightPhoto }

/**
 * Returns the state of a slot. A photo that is not on the table is loaded separately, because the URL may name any photo;
 * this waits until the table is loaded (`isTableLoaded`).
 */
function useSlotState(
  reference: SlotReference | null,
  photos: readonly LightPhoto[],
  isTableLoaded: boolean,
): SlotState {
  const onTable = reference?.id ? photos.find(({ id }) => id === reference.id) : undefined
  const collection = reference?.collection ?? a7c2
  const query = usePost(collection, isTableLoaded && !onTable ? (reference?.number ?? null) : null)
  if (!reference) return { kind: 'empty' }
  if (reference.id === null) return { kind: 'missing' }
  if (onTable) return { kind: 'photo', light: onTable }
  if (query.data) return { kind: 'photo', light: toLightPhoto(collection, query.data) }
  if (query.data === null) return { kind: 'missing' }
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() }
  return { kind: 'loading' }
}

/** Returns the photo in a slot, or null. */
export const slotPhoto = (state: SlotState): LightPhoto | null =>
  state.kind === 'photo' ? state.light : null

export const SLOT_NAMES: Readonly<Record<Slot, string>> = { a: '첫째', b: '둘째' }

export interface LightTable {
  lists: LightLists
  address: LightAddress
  slots: Readonly<Record<Slot, SlotState>>
  /** Places a photo in a slot or removes it (see `placeInSlot`). */
  placePhoto: (light: LightPhoto, into?: Slot) => void
  clear: (slot: Slot) => void
  swap: () => void
  /** The last action, for screen readers. */
  announcement: string
  announce: (text: string) => void
}

/** Returns the ids in the slots. A slot whose photo does not exist counts as free. */
function currentPair(
  { slots: references }: LightAddress,
  rendered: LightAddress,
  states: Record<Slot, SlotState>,
): Pair {
  const isMissing = (slot: Slot) =>
    states[slot].kind === 'missing' && rendered.slots[slot]?.id === references[slot]?.id
  const idIn = (slot: Slot) => (isMissing(slot) ? null : (references[slot]?.id ?? null))
  return { a: idIn('a'), b: idIn('b') }
}

/**
 * Returns the query parameters and a function that changes them. A change applies to the last written parameters
 * (`written`), because the router may render them only after the next key press.
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

function placementMessage({ id, photo: { title } }: LightPhoto, next: Pair): string {
  const slot = SLOTS.find((each) => next[each] === id)
  return `${title}, ${slot ? `${SLOT_NAMES[slot]} 자리에 올렸습니다.` : '내려놓았습니다.'}`
}

/** The state of the light table: its photos and the two slots, which are stored in the URL. */
export function useLightTable(): LightTable {
  const lists = useLightLists()
  const { params, written, write } = useWrittenParams()
  const [announcement, setAnnouncement] = useState('')
  const address = useMemo(() => parseLightAddress(params), [params])
  const isTableLoaded = lists.view.state !== 'loading'
  const a = useSlotState(address.slots.a, lists.photos, isTableLoaded)
  const b = useSlotState(address.slots.b, lists.photos, isTableLoaded)
  const slots = { a, b }
  const update = (pair: Partial<Pair>) => write(withPair(written.current, pair))
  return {
    lists,
    address,
    slots,
    placePhoto: (light, into) => {
      const next = placeInSlot(
        currentPair(parseLightAddress(written.current), address, slots),
        light.id,
        into,
      )
      update(next)
      setAnnouncement(placementMessage(light, next))
    },
    clear: (slot) => {
      const state = slots[slot]
      update({ [slot]: null })
      setAnnouncement(
        state.kind === 'photo' ? placementMessage(state.light, { a: null, b: null }) : '자리를 비웠습니다.',
      )
    },
    swap: () => {
      const { a: first, b: second } = parseLightAddress(written.current).slots
      update({ a: second?.id ?? null, b: first?.id ?? null })
      setAnnouncement('두 사진의 자리를 바꾸었습니다.')
    },
    announcement,
    announce: setAnnouncement,
  }
}
