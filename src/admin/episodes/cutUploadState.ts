/** A picture that was divided into several cuts. */
export interface DividedPicture {
  id: string
  name: string
  height: number
  count: number
  forcedSeams: number
}

/** State of the uploads as a whole, as the editor shows it. The state of each cut is in the queue. */
export interface CutUploadState {
  /** Messages about files that were left out, in the language of the moment at which they are read. */
  refusals: readonly (() => string)[]
  divided: readonly DividedPicture[]
  /** Files are only in memory, because the browser's storage is full. */
  isInMemory: boolean
  /** Estimated time that the remaining uploads take, in ms; null while unknown. */
  remainingMs: number | null
}
