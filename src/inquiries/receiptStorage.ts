import type { InquiryKind } from './letter'

/** A receipt that this browser keeps in its list. */
export interface KeptReceipt {
  token: string
  kind: InquiryKind
  /** Name of the kind of commission, and its stamp's picture as stored. */
  commission: { title: string; thumbnail: string | null } | null
  /** ISO 8601. */
  sentAt: string
}

/** Returns the receipts of this browser, newest first. */
export function listReceipts(): KeptReceipt[] {
  return []
}

/** Keeps a receipt, once. */
export function keepReceipt(_receipt: KeptReceipt): void {}
