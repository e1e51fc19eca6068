import type { PhotoCollection } from '@/posts/collections'
import { publicPhotoCollections } from '@/posts/publicPhotoCollections'
import { parsePostId } from '@/posts/read/queries'

export const SLOTS = ['a', 'b'] as const
export type Slot = (typeof SLOTS)[number]

/** A slot's value in the URL: a photo of one of the cameras, or an invalid value (`id: null`). */
export type SlotReference =
  | { id: string; collection: PhotoCollection; number: number }
  | { id: null; collection: null; number: null }

const INVALID: SlotReference = { id: null, collection: null, number: null }

/** The ids of the photos in the two slots; null for an empty slot. */
export type Pair = Readonly<Record<Slot, string | null>>

export interface LightAddress {
  /** Null if the URL has no value for the slot. */
  slots: Readonly<Record<Slot, SlotReference | null>>
  /** Whether the photos are shown side by side, which needs values for both slots. */
  isPair: boolean
  /** The only camera whose photos are shown; null for all. */
  camera: PhotoCollection | null
}

/** Parses `KEY-12`, ignoring case. Returns null for a missing value. */
function parseSlot(value: string | null): SlotReference | null {
  if (!value) return null
  const id = value.toLowerCase()
  const collection = publicPhotoCollections.find(({ key }) => id.startsWith(`${key}-`))
  const number = collection ? parsePostId(id.slice(collection.key.length + 1)) : null
  return collection && number !== null ? { id, collection, number } : INVALID
}

/** Parses the query of the light table: `?a=KEY-12&b=KEY-3&view=pair`. The same photo in both slots is only in `a`. */
export function parseLightAddress(params: URLSearchParams): LightAddress {
  const a = parseSlot(params.get('a'))
  const second = parseSlot(params.get('b'))
  const b = a?.id && a.id === second?.id ? null : second
  const camera = publicPhotoCollections.find(({ key }) => key === params.get('camera')) ?? null
  return { slots: { a, b }, isPair: params.get('view') === 'pair' && a !== null && b !== null, camera }
}

/** Returns the query with other photos in its slots. Slots without a value in `pair` and other parameters stay. */
export function withPair(params: URLSearchParams, pair: Partial<Pair>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const slot of SLOTS) {
    const value = pair[slot]
    if (value === undefined) continue
    if (value === null) next.delete(slot)
    else next.set(slot, value)
  }
  return next
}

/** Returns the query with one parameter set, or removed if `value` is undefined. */
export function withParam(params: URLSearchParams, name: 'view' | 'camera', value?: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return next
}

/**
 * Returns the pair after placing a photo in the given slot, or in the first free one, or in the second. If the photo is
 * already in the other slot, the two photos swap. Without a slot, a photo that is already placed is removed.
 */
export function placeInSlot(pair: Pair, id: string, into?: Slot): Pair {
  const current = SLOTS.find((slot) => pair[slot] === id)
  if (into === undefined && current) return { ...pair, [current]: null }
  const slot = into ?? SLOTS.find((free) => pair[free] === null) ?? 'b'
  return { ...pair, ...(current && { [current]: pair[slot] }), [slot]: id }
}
