import { useLayoutEffect, useMemo, useRef, useState, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lightTableTexts } from '#messages/lightTableTexts'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA as MAX_PHOTOS } from '@/config/constants'
import type { PostListView } from '@/features/list/usePostPages'
import { type PhotoCollection, photoCollections } from '@/posts/collections'
import { publicPhotoCollections } from '@/posts/publicPhotoCollections'
import { refreshStaleList, usePost, usePostList } from '@/posts/read/queries'
import { useRetry } from '@/ui/useRetry'
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

/** A constant, so that memoised values stay equal. */
const NONE: readonly never[] = []

/** Returns the loaded photos of one camera, in list order. */
function useCameraList(collection: PhotoCollection) {
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
  /** The loaded photos of all cameras. */
  photos: readonly LightPhoto[]
  /** The combined state of all lists; `more` loads the next page of each. */
  view: PostListView
  /** Names of the cameras whose list failed to load. */
  failedCameras: readonly string[]
  /** Whether a camera has more photos than the table shows. */
  isTruncated: boolean
}

/** Loads the photos of all cameras page by page, up to `MAX_PHOTOS` each. */
function useLightLists(): LightLists {
  // oxlint-disable-next-line react/rules-of-hooks -- the cameras and their order never change
  const lists = publicPhotoCollections.map((collection) => useCameraList(collection))
  const photos = useConcatenated(lists.map((list) => list.photos))
  const load = () => {
    for (const { hasMore, isFetching, fetchNextPage } of lists)
      if (hasMore && !isFetching) void fetchNextPage()
  }
  const reload = () => {
    for (const { status, outdated, refetch } of lists) if (status === 'error' || outdated) void refetch()
  }
  const more = {
    available: lists.some(({ hasMore }) => hasMore),
    loading: lists.some(({ isFetching }) => isFetching),
    failed: lists.some(({ isMoreFailed }) => isMoreFailed),
    load,
  }
  const outdated = lists.some((list) => list.outdated)
  const state = combinedState(lists)
  const retry = useRetry(reload, state === 'loading')
  return {
    photos,
    view: { state, posts: NONE, more, outdated, retry, savedScroll: null },
    failedCameras: lists.flatMap(({ status, collection }) => (status === 'error' ? [collection.camera] : [])),
    isTruncated: lists.some((list) => list.isTruncated),
  }
}

/** Returns the items of all lists. The result stays the same array while each list does. */
function useConcatenated<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  // oxlint-disable-next-line react/exhaustive-deps -- the number of lists never changes
  return useMemo(() => lists.flat(), lists)
}

/** Returns `loading` until all lists have settled, so that frames do not move when a later one arrives. */
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
  const collection = reference?.collection ?? photoCollections[0]
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
  return slot ? lightTableTexts.placed[slot](title) : lightTableTexts.takenOff(title)
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
        state.kind === 'photo'
          ? placementMessage(state.light, { a: null, b: null })
          : lightTableTexts.cleared,
      )
    },
    swap: () => {
      const { a: first, b: second } = parseLightAddress(written.current).slots
      update({ a: second?.id ?? null, b: first?.id ?? null })
      setAnnouncement(lightTableTexts.swapped)
    },
    announcement,
    announce: setAnnouncement,
  }
}
