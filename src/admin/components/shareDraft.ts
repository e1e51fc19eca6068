import { isRecord } from '@/lib/json'

/** Field values: texts as typed, not yet trimmed. */
export interface ShareDraft {
  title: string
  description: string
  focus: readonly [number, number] | null
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the share fields from a draft's `meta`. */
export function readShareDraft(meta: object): ShareDraft {
  const share: unknown = Reflect.get(meta, 'share')
  if (!isRecord(share)) return { title: '', description: '', focus: null }
  const { focus } = share
  const [x, y]: unknown[] = Array.isArray(focus) ? focus : []
  return {
    title: toText(share['title']),
    description: toText(share['description']),
    focus: typeof x === 'number' && typeof y === 'number' ? [x, y] : null,
  }
}

const isField = (name: string) => name === 'title' || name === 'description' || name === 'focus'

/** Returns `meta` with the field values. Empty fields are omitted; unknown share properties are kept. */
export function withShare(meta: object, { title, description, focus }: ShareDraft): object {
  const rest = Object.entries(meta).filter(([name]) => name !== 'share')
  const stored: unknown = Reflect.get(meta, 'share')
  const share = {
    ...(isRecord(stored) && Object.fromEntries(Object.entries(stored).filter(([name]) => !isField(name)))),
    ...(title && { title }),
    ...(description && { description }),
    ...(focus && { focus }),
  }
  return Object.fromEntries(Object.keys(share).length > 0 ? [...rest, ['share', share]] : rest)
}
