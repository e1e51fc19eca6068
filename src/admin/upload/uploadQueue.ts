/** State of a batch upload as a pure reducer. Events may arrive in any order. */

export type UploadPhase = 'waiting' | 'reading' | 'uploading' | 'saving' | 'done' | 'failed' | 'cancelled'

export interface UploadItem {
  id: number
  /** File name, NFC. */
  name: string
  phase: UploadPhase
  /** Uploaded share of bytes, 0 to 1. */
  progress: number
  /** Korean error message. */
  message: string | null
  /** The file itself was rejected, so a retry would fail again. */
  rejected: boolean
  /** Id of the created draft. */
  postId: number | null
}

export type UploadEvent =
  | { type: 'added'; items: readonly { id: number; name: string }[] }
  | { type: 'reading' | 'saving' | 'cancelled' | 'retried'; id: number }
  | { type: 'progress'; id: number; progress: number }
  | { type: 'done'; id: number; postId: number }
  | { type: 'failed'; id: number; message: string; rejected: boolean }
  | { type: 'cleared' }

const finalPhases: readonly UploadPhase[] = ['done', 'failed', 'cancelled']

/** Returns whether an item is done, failed or cancelled. */
export function isFinished({ phase }: UploadItem): boolean {
  return finalPhases.includes(phase)
}

/** Returns whether an item may be retried. */
export function canRetry({ phase, rejected }: UploadItem): boolean {
  return (phase === 'failed' && !rejected) || phase === 'cancelled'
}

/** Returns whether any upload is still running or queued. */
export function isBusy(items: readonly UploadItem[]): boolean {
  return items.some((item) => !isFinished(item))
}

function reduceItem(item: UploadItem, event: UploadEvent): UploadItem {
  if (event.type === 'retried')
    return canRetry(item) ? { ...item, phase: 'waiting', progress: 0, message: null } : item
  // Ignores late results: a cancelled item stays cancelled.
  if (isFinished(item)) return item
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
      return { ...item, phase: 'failed', message: event.message, rejected: event.rejected }
    case 'cancelled':
      return { ...item, phase: 'cancelled' }
    default:
      return item
  }
}

/** Reducer for upload events. Ignores unknown ids. */
export function reduceUploadQueue(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
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
          rejected: false,
          postId: null,
        })),
      ]
    case 'cleared':
      return items.filter((item) => !isFinished(item))
    default:
      return items.map((item) => (item.id === event.id ? reduceItem(item, event) : item))
  }
}
