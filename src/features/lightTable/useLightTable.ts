import { useLayoutEffect, useMemo, useRef, useState } from 'react'
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
import type { LightPhoto } from './lightAxis'
import { type LightLists, useLightLists } from './useLightLists'
import { type SlotState, useSlotState } from './useSlotState'

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
