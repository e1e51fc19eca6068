import { isRecord } from '@/lib/json'

/** What stands in the fields: texts as they are typed, not yet trimmed. */
export interface ShareDraft {
  title: string
  description: string
  focus: readonly [number, number] | null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What a draft's `meta` says of sharing, as the fields show it. */
export function shareDraftOf(meta: object): ShareDraft {
  const share: unknown = Reflect.get(meta, 'share')
  if (!isRecord(share)) return { title: '', description: '', focus: null }
  const { focus } = share
  const [x, y]: unknown[] = Array.isArray(focus) ? focus : []
  return {
    title: textOf(share['title']),
    description: textOf(share['description']),
    focus: typeof x === 'number' && typeof y === 'number' ? [x, y] : null,
  }
}

const isField = (name: string) => name === 'title' || name === 'description' || name === 'focus'

/** A `meta` with what the fields say; what is empty is left to the post itself, and what no field says stays. */
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
