import type { ProcessedImage } from './imageMessages'
import type { StoredPicture } from './storePicture'

/** A newly chosen picture on its way into the row. `local` is ready and waits for the connection. */
export interface PictureState {
  phase: 'idle' | 'reading' | 'local' | 'uploading' | 'stored' | 'failed'
  /** File name as the owner sees it, NFC. */
  name: string
  processed: ProcessedImage | null
  /** Whether the file waits to be read: what reads it did not come. */
  unread: boolean
  stored: { picture: StoredPicture } | null
  /** Share of bytes sent, 0 to 1. */
  progress: number
  /** Why it was refused or could not be stored, in the owner's words. */
  message: string | null
  /** The new picture before this one, while this one is read: it returns when the file is refused or given up. */
  before: PictureState | null
}

export type PictureEvent =
  | { type: 'chosen'; name: string }
  | { type: 'read'; processed: ProcessedImage }
  | { type: 'sending' }
  | { type: 'progress'; progress: number }
  | { type: 'stored'; stored: NonNullable<PictureState['stored']> }
  | { type: 'failed'; message: string; unread?: boolean }
  | { type: 'cancelled' }
  | { type: 'saved'; image: string | null }

export const noPicture: PictureState = {
  phase: 'idle',
  name: '',
  processed: null,
  unread: false,
  stored: null,
  progress: 0,
  message: null,
  before: null,
}

/** What remains of a picture when another file is chosen; what was not sent whole is sent anew. */
function atRest(state: PictureState): PictureState | null {
  if (!state.processed) return state.before
  const phase = state.stored ? 'stored' : 'local'
  return { ...state, phase, progress: state.stored ? 1 : 0, message: null }
}

const shows = (state: PictureState | null, image: string | null) =>
  state?.stored != null && state.stored.picture.image === image

/** What remains once a row shows `image`: whatever is not that picture. */
function afterSave(state: PictureState, image: string | null): PictureState {
  if (shows(state.before, image)) return { ...state, before: null }
  if (!shows(state, image)) return state
  return state.message === null ? noPicture : { ...noPicture, phase: 'failed', message: state.message }
}

/** The picture after an event; events that come too late change nothing. */
export function pictureState(state: PictureState, event: PictureEvent): PictureState {
  switch (event.type) {
    case 'chosen':
      return { ...noPicture, phase: 'reading', name: event.name.normalize('NFC'), before: atRest(state) }
    case 'read':
      return state.phase === 'reading'
        ? { ...state, phase: 'local', processed: event.processed, before: null }
        : state
    case 'sending':
      return state.processed ? { ...state, phase: 'uploading', progress: 0, message: null } : state
    case 'progress':
      return state.phase === 'uploading'
        ? { ...state, progress: Math.max(state.progress, event.progress) }
        : state
    case 'stored':
      return state.phase === 'uploading'
        ? { ...state, phase: 'stored', progress: 1, stored: event.stored }
        : state
    case 'failed':
      if (state.phase === 'idle') return state
      if (event.unread) return { ...state, phase: 'failed', message: event.message, unread: true }
      return state.before
        ? { ...state.before, message: event.message }
        : { ...state, phase: 'failed', message: event.message }
    case 'cancelled':
      // What is decoded stays; it is sent when the row is saved.
      return state.processed ? { ...state, phase: 'local', progress: 0 } : (state.before ?? noPicture)
    default:
      return afterSave(state, event.image)
  }
}
