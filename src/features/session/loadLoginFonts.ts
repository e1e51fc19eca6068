import { loginTexts } from '#messages/loginTexts'
import { formatWait } from './loginDelay'

/** The characters that browsers show in place of a typed password. */
const BULLETS = '•●'

/** Returns the texts that the login shows only after typing or after a failed try, with their font weight. */
function getLateTexts() {
  const { errors, wait, spokenWait } = loginTexts
  const time = `0123456789${formatWait(61_000)}`
  return [
    [400, BULLETS + spokenWait(time) + wait.before + wait.after],
    [500, Object.values(errors).join('')],
    [600, time],
  ] as const
}

/** Loads the font files of these texts together with the login, so that a try sends no request. */
export function loadLoginFonts() {
  const { fontFamily } = getComputedStyle(document.body)
  for (const [weight, text] of getLateTexts())
    document.fonts?.load(`${weight} 1em ${fontFamily}`, text).catch(() => undefined)
}
