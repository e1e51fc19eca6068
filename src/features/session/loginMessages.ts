import type { LoginError } from './useLogin'

/** Messages about a failed login. */
export const loginErrors: Readonly<Record<LoginError['kind'], string>> = {
  empty: '비밀번호를 입력해 주세요.',
  wrong: '비밀번호가 올바르지 않습니다.',
  unsupported: '이 연결에서는 비밀번호를 확인할 수 없습니다. https 주소로 다시 열어 주세요.',
}

/** The words around the remaining time of a wait, as they are shown and as a screen reader hears them. */
export const loginWait = {
  before: '여러 번 틀려 잠시 쉽니다.',
  shown: '뒤에 다시 시도할 수 있습니다.',
  spoken: '안에 다시 시도할 수 있습니다.',
} as const

const TIME = '0123456789분초'
/** The characters that browsers show in place of a typed password. */
const BULLETS = '•●'

/** Texts that the login shows only after typing or after a failed try, with their font weight. */
const lateTexts = [
  [400, BULLETS + TIME + Object.values(loginWait).join('')],
  [500, Object.values(loginErrors).join('')],
  [600, TIME],
] as const

/** Loads the font files of these texts together with the login, so that a try sends no request. */
export function loadLoginFonts() {
  const { fontFamily } = getComputedStyle(document.body)
  for (const [weight, text] of lateTexts)
    document.fonts?.load(`${weight} 1em ${fontFamily}`, text).catch(() => undefined)
}
