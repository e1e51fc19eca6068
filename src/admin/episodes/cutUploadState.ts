/** State of one cut in this tab. A cut without a state waits, or is stored. */
export interface CutState {
  phase: 'reading' | 'uploading' | 'failed'
  /** Uploaded share of bytes, 0 to 1. */
  progress: number
  /** Why it failed, in Korean. */
  message: string | null
}

/** A picture that was divided into several cuts. */
export interface DividedPicture {
  id: string
  name: string
  height: number
  count: number
  forcedSeams: number
}

export interface CutUploadState {
  cuts: Readonly<Record<string, CutState>>
  /** Messages about files that were left out. */
  refusals: readonly string[]
  divided: readonly DividedPicture[]
  /** Files are only in memory, because the browser's storage is full. */
  isInMemory: boolean
  /** Estimated time that the remaining uploads take, in ms; null while unknown. */
  remainingMs: number | null
}

export const initialCutUploadState: CutUploadState = {
  cuts: {},
  refusals: [],
  divided: [],
  isInMemory: false,
  remainingMs: null,
}

export function withCutState(state: CutUploadState, id: string, cut: CutState): CutUploadState {
  return { ...state, cuts: { ...state.cuts, [id]: cut } }
}

export function withoutCutState(state: CutUploadState, ids: ReadonlySet<string>): CutUploadState {
  return { ...state, cuts: Object.fromEntries(Object.entries(state.cuts).filter(([id]) => !ids.has(id))) }
}
