/** The receipts of the letters that were sent from this browser. Their tokens are kept in local storage, and never sent from here. */
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { RECEIPTS_STORAGE_KEY } from '@/config/constants'
import { warnOnce } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { INQUIRY_KINDS } from './letter'

const commissionSchema = v.nullable(v.object({ title: v.string(), thumbnail: v.nullable(v.string()) }))

const receiptSchema = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{22,200}$/)),
  kind: v.picklist(INQUIRY_KINDS),
  /** Name of the kind of commission, and its stamp's picture as stored. */
  commission: commissionSchema,
  /** ISO 8601. */
  sentAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
})

/** A receipt that this browser keeps in its list. */
export type KeptReceipt = v.InferOutput<typeof receiptSchema>

const readText = () => localSafeStorage.get(RECEIPTS_STORAGE_KEY)

/** Returns the valid receipts of a stored text. */
function parseReceipts(text: string | null): KeptReceipt[] {
  if (text === null) return []
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) throw new TypeError('The stored receipts are not a list.')
    return list.flatMap((entry) => {
      const parsed = v.safeParse(receiptSchema, entry)
      return parsed.success ? [parsed.output] : []
    })
  } catch {
    // The error would quote the text, which holds tokens.
    warnOnce('receipts', 'The stored receipts are unreadable and start again.')
    return []
  }
}

const listeners = new Set<() => void>()
let isPersisted = true

/** Returns false if the receipts are only kept in memory. */
function store(receipts: readonly KeptReceipt[]): boolean {
  const newestFirst = receipts.toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt))
  isPersisted = localSafeStorage.set(RECEIPTS_STORAGE_KEY, JSON.stringify(newestFirst))
  for (const listener of listeners) listener()
  return isPersisted
}

/** Returns the receipts of this browser, newest first. */
export const listReceipts = (): KeptReceipt[] => parseReceipts(readText())

const withoutToken = (token: string) => listReceipts().filter((receipt) => receipt.token !== token)

/** Keeps a receipt, once. Returns false if storage is full or blocked: the receipt is then kept until the page is closed. */
export const keepReceipt = (receipt: KeptReceipt): boolean => store([...withoutToken(receipt.token), receipt])

/** Removes a receipt from the list of this browser. The inquiry stays. Returns false if storage is full or blocked. */
export const removeReceipt = (token: string): boolean => store(withoutToken(token))

function onReceiptsChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The receipts of this browser, newest first; none in static HTML and during hydration. Updates with changes in other tabs. */
export function useReceipts(): readonly KeptReceipt[] {
  const text = useSyncExternalStore(onReceiptsChange, readText, () => null)
  return useMemo(() => parseReceipts(text), [text])
}

/** False once storage was full or blocked when the receipts last changed: they last until the page is closed. */
export const useReceiptsPersist = (): boolean =>
  useSyncExternalStore(
    onReceiptsChange,
    () => isPersisted,
    () => true,
  )
