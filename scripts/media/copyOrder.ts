// The copies of one picture: what is wanted, and what became of it.
import type { CopyLevel } from '@/posts/pictures/pictureCopies'

/** A picture and what decides on the content of its copies. */
export interface CopyOrder {
  /** Storage key. */
  key: string
  level: CopyLevel
  /**
   * Width in px that the row states. Pages derive the names of the copies from it. Null if it states none: pages then show the
   * copy of the smallest width.
   */
  statedWidth: number | null
  /** XMP packet. The copies have no other metadata. */
  xmp: string | undefined
}

/** The copies of a picture in the output folder. */
export interface PlacedCopies {
  /** Width of the original in px. */
  width: number
  files: number
  bytes: number
}

/** The copies of a picture with their source, or the reason why it cannot be copied. */
export type Outcome = (PlacedCopies & { source: 'cache' | 'site' | 'storage' }) | { reason: string }

/** A picture with what became of it: `late` if there was no time left. */
export interface FinishedPicture {
  order: CopyOrder
  outcome: Outcome | 'late'
}
