/** Sizes of a social card, px: what Facebook, KakaoTalk, X and Google take whole. */
export const CARD = { width: 1200, height: 630 } as const

/** Titles and faces stay inside, a chat may cut the card to its centre (design: 800 × 400). */
export const SAFE = { left: 200, top: 115, width: 800, height: 400 } as const

/** What KakaoTalk shows of a card: 2 to 1. */
export const CHAT_CROP = { left: 0, top: 15, width: 1200, height: 600 } as const

/** What Naver, Google and Instagram show of it: the square in its middle. */
export const SQUARE_CROP = { left: 285, top: 0, width: 630, height: 630 } as const

/** Where nothing says what must be seen: a little above the middle, as the card's foot belongs to the title. */
export const CARD_FOCUS = [0.5, 0.4] as const

/** Where on the card the focal point comes to stand, as near as the picture allows. */
export const CARD_FOCUS_AT = [0.5, 0.35] as const
