import * as v from 'valibot'
import { isRecord } from '@/lib/json'
import type { Collection } from './definition'

/** What the collection's schema reads of a stored `meta`; a bad field spoils itself alone (decisions §10.5). Never throws. */
export function readMeta<Meta extends object>({ metaSchema }: Collection<Meta>, meta: unknown): Meta {
  const read = v.safeParse(metaSchema, meta ?? {})
  return read.success ? read.output : v.parse(metaSchema, {})
}

/** What it does not read: fields that it does not know, and values that make no sense to it. */
export function unreadMeta(collection: Collection, meta: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(meta)) return {}
  const read = new Map<string, unknown>(Object.entries(readMeta(collection, meta)))
  return Object.fromEntries(Object.entries(meta).filter(([name]) => read.get(name) === undefined))
}
