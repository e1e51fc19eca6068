/** The batch upload of a photo list as a pure reducer: what each file is at, whatever order the events come in. */

export type UploadPhase = 'waiting' | 'reading' | 'uploading' | 'saving' | 'done' | 'failed' | 'cancelled'

export interface UploadItem {
  id: number
  /** File name as the owner sees it, NFC. */
  name: string
  phase: UploadPhase
  /** Share of bytes that are sent, 0 to 1. */
  progress: number
  /** Why it failed, in the owner's words. */
  message: string | null
  /** The file itself is refused: it would be again. */
  refused: boolean
  /** The draft that it became. */
  postId: number | null
}

export type UploadEvent =
  | { type: 'added'; items: readonly { id: number; name: string }[] }
  | { type: 'reading' | 'saving' | 'cancelled' | 'retried'; id: number }
  | { type: 'progress'; id: number; progress: number }
  | { type: 'done'; id: number; postId: number }
  | { type: 'failed'; id: number; message: string; refused: boolean }
  | { type: 'cleared' }

const ended: readonly UploadPhase[] = ['done', 'failed', 'cancelled']

/** Whether nothing more will happen to an item by itself. */
export function isEnded({ phase }: UploadItem): boolean {
  return ended.includes(phase)
}

/** Whether another try may do what this one has not. */
export function canBeRetried({ phase, refused }: UploadItem): boolean {
  return (phase === 'failed' && !refused) || phase === 'cancelled'
}

/** Whether leaving the page would lose work. */
export function isBusy(items: readonly UploadItem[]): boolean {
  return items.some((item) => !isEnded(item))
}

function next(item: UploadItem, event: UploadEvent): UploadItem {
  if (event.type === 'retried')
    return canBeRetried(item) ? { ...item, phase: 'waiting', progress: 0, message: null } : item
  // A late answer changes nothing that has ended: a cancelled file stays cancelled.
  if (isEnded(item)) return item
  switch (event.type) {
    case 'reading':
      return { ...item, phase: 'reading' }
    case 'progress':
      return { ...item, phase: 'uploading', progress: Math.max(item.progress, Math.min(1, event.progress)) }
    case 'saving':
      return { ...item, phase: 'saving', progress: 1 }
    case 'done':
      return { ...item, phase: 'done', progress: 1, postId: event.postId }
    case 'failed':
      return { ...item, phase: 'failed', message: event.message, refused: event.refused }
    case 'cancelled':
      return { ...item, phase: 'cancelled' }
    default:
      return item
  }
}

/** The queue after an event. Unknown ids change nothing. */
export function uploadQueue(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  switch (event.type) {
    case 'added':
      return [
        ...items,
        ...event.items.map(({ id, name }) => ({
          id,
          name: name.normalize('NFC'),
          phase: 'waiting' as const,
          progress: 0,
          message: null,
          refused: false,
          postId: null,
        })),
      ]
    case 'cleared':
      return items.filter((item) => !isEnded(item))
    default:
      return items.map((item) => (item.id === event.id ? next(item, event) : item))
  }
}
