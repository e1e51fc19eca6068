/** The file that a social card becomes. Nothing here depends on what a card shows. */

export { CARD, SAFE } from '../../src/config/socialCard.ts'

/** The largest file that every reader takes, in bytes. */
export const MAX_BYTES = 300_000

/** JPEG quality, and what is tried next when a file is too large. */
export const QUALITIES = [84, 76, 66, 54, 40] as const
