/** Size of a social card in px, which Facebook, KakaoTalk, X and Google show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Area for titles and faces: some chats crop the card to its centre. */
export const SAFE_AREA = { left: 200, top: 115, width: 800, height: 400 } as const

/** KakaoTalk's crop of the card in chats, 2:1. */
export const CHAT_CROP = { left: 0, top: 15, width: 1200, height: 600 } as const

/** Square crop of Naver, Google and Instagram. */
export const SQUARE_CROP = { left: 285, top: 0, width: 630, height: 630 } as const

/** Focal point of pictures without one: slightly above the centre, because the title covers the bottom of the card. */
export const DEFAULT_FOCUS = [0.5, 0.4] as const

/** Point of the card at which the focal point is placed, as near as the picture's edges allow. */
export const DEFAULT_FOCUS_TARGET = [0.5, 0.35] as const
