import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import { parsePostId } from '@/posts/queries'
import { a7c2, x100vi } from '@/posts/registry'

/** Both cameras, in the order that they are named in. */
export const cameras: readonly Collection<PhotoMeta>[] = [a7c2, x100vi]

export const SLOTS = ['a', 'b'] as const
export type Slot = (typeof SLOTS)[number]

/** What an address says of a slot: a photograph of one of the cameras, or nothing that could be one. */
export type SlotName =
  | { id: string; collection: Collection<PhotoMeta>; number: number }
  | { id: null; collection: null; number: null }

const NO_PHOTO: SlotName = { id: null, collection: null, number: null }

/** What stands in the two slots by the names of the photographs; null where there is none. */
export type Pair = Readonly<Record<Slot, string | null>>

export interface LightAddress {
  /** Null where the address names none. */
  slots: Readonly<Record<Slot, SlotName | null>>
  /** Side by side, where both slots are named. */
  isPair: boolean
  /** The one camera whose photographs are laid out; null for both. */
  camera: Collection<PhotoMeta> | null
}

/** Reads `a7c2-12`; null of an absent one. Letter case makes no difference. */
function readSlot(value: string | null): SlotName | null {
  if (!value) return null
  const name = value.toLowerCase()
  const collection = cameras.find(({ key }) => name.startsWith(`${key}-`))
  const number = collection ? parsePostId(name.slice(collection.key.length + 1)) : null
  return collection && number !== null ? { id: name, collection, number } : NO_PHOTO
}

/** What the address of the table says: `?a=a7c2-12&b=x100vi-3&view=pair`. A photograph named twice stands in `a` alone. */
export function readLightAddress(params: URLSearchParams): LightAddress {
  const a = readSlot(params.get('a'))
  const second = readSlot(params.get('b'))
  const b = a?.id && a.id === second?.id ? null : second
  const camera = cameras.find(({ key }) => key === params.get('camera')) ?? null
  return { slots: { a, b }, isPair: params.get('view') === 'pair' && a !== null && b !== null, camera }
}

/** The address with other photographs in its slots; what else it says stays, and so does one that is not named. */
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

/** The address with one parameter set, or without it. */
export function withParam(params: URLSearchParams, name: 'view' | 'camera', value?: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return next
}

/**
 * The pair once a photograph is laid: into the given slot (what it held goes to where the photograph lay), or into the
 * first free one, else the second. Laid again without a slot it is taken off.
 */
export function lay(pair: Pair, id: string, into?: Slot): Pair {
  const lies = SLOTS.find((slot) => pair[slot] === id)
  if (into === undefined && lies) return { ...pair, [lies]: null }
  const slot = into ?? SLOTS.find((free) => pair[free] === null) ?? 'b'
  return { ...pair, ...(lies && { [lies]: pair[slot] }), [slot]: id }
}
