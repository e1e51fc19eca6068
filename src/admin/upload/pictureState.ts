import type { ProcessedImage } from './imageMessages'
import type { StoredPicture } from './storePicture'

/** State of a newly chosen picture. `local` means processed but not uploaded, for example while disconnected. */
export interface PictureState {
  phase: 'idle' | 'reading' | 'local' | 'uploading' | 'stored' | 'failed'
  /** File name, NFC. */
  name: string
  processed: ProcessedImage | null
  /** The file could not be processed because the worker failed to load; `retry` processes it again. */
  unread: boolean
  stored: { picture: StoredPicture } | null
  /** Uploaded share of bytes, 0 to 1. */
  progress: number
  /** Korean message of the last error. */
  message: string | null
  /** Previously chosen picture while this one is processed. Restored when the file is rejected or cancelled. */
  previous: PictureState | null
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

export const initialPictureState: PictureState = {
  phase: 'idle',
  name: '',
  processed: null,
  unread: false,
  stored: null,
  progress: 0,
  message: null,
  previous: null,
}

/** Returns the state to restore if the next file fails. An interrupted upload starts again as `local`. */
function restorableState(state: PictureState): PictureState | null {
  if (!state.processed) return state.previous
  const phase = state.stored ? 'stored' : 'local'
  return { ...state, phase, progress: state.stored ? 1 : 0, message: null }
}

const isStoredAs = (state: PictureState | null, image: string | null) =>
  state?.stored != null && state.stored.picture.image === image

/** Returns the state after a row with `image` was saved: only that picture is dropped. */
function afterSave(state: PictureState, image: string | null): PictureState {
  if (isStoredAs(state.previous, image)) return { ...state, previous: null }
  if (!isStoredAs(state, image)) return state
  return state.message === null
    ? initialPictureState
    : { ...initialPictureState, phase: 'failed', message: state.message }
}

/** Reducer for picture events. Late events do not change the state. */
export function reducePictureState(state: PictureState, event: PictureEvent): PictureState {
  switch (event.type) {
    case 'chosen':
      return {
        ...initialPictureState,
        phase: 'reading',
        name: event.name.normalize('NFC'),
        previous: restorableState(state),
      }
    case 'read':
      return state.phase === 'reading'
        ? { ...state, phase: 'local', processed: event.processed, previous: null }
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
      return state.previous
        ? { ...state.previous, message: event.message }
        : { ...state, phase: 'failed', message: event.message }
    case 'cancelled':
      // Keeps a processed picture: saving the row uploads it.
      return state.processed
        ? { ...state, phase: 'local', progress: 0 }
        : (state.previous ?? initialPictureState)
    default:
      return afterSave(state, event.image)
  }
}
