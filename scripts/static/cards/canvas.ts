/** Sizes of a social card in px, and the file that it becomes. Nothing here depends on what a card shows. */

/** What Facebook, KakaoTalk, X and Google take whole. */
export const CARD = { width: 1200, height: 630 } as const

/** Titles and faces stay inside: a chat may cut the card to 2:1, a search result may cut its corners. */
export const SAFE = { left: 200, top: 115, width: 800, height: 400 } as const

/** The largest file that every reader takes, in bytes. */
export const MAX_BYTES = 300_000

/** JPEG quality, and what is tried next when a file is too large. */
export const QUALITIES = [84, 76, 66, 54, 40] as const
