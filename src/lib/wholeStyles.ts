import { afterNextFrame, layOutInTurn } from './afterNextFrame'
import { AWAITS_STYLES, WHOLE_STYLES } from './staticMarks'

/**
 * Props of an element that no first view shows, for it lies below or opens later: a static page's HTML is without the rules of
 * it and what it holds, and it is not laid out before the whole sheet has come (`scripts/prerender/criticalStyles.ts`), nor in one
 * frame with another, be that within it.
 */
export const awaitsStyles = { [AWAITS_STYLES]: '' }

/** What a sheet is for that is to wait: no screen and no paper. */
const NOT_YET = 'not all'

/**
 * Brings the whole sheet, without which what is not in the HTML would come undressed. The page is styled by it when its `turn` has
 * come, or failed to, a frame later: in the frame of the font faces, which mostly have come before, it would be one long task.
 * Resolves when it is, at once where the page has none; rejects when the sheet does not come, and the next call asks anew.
 */
export function bringWholeStyles(turn: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = document.querySelector<HTMLLinkElement>(`link[${WHOLE_STYLES}]`)
    // Not taken yet, it belongs to a call that failed: its site did not come, or it did not itself, which leaves a `sheet`, too.
    if (!waiting || (waiting.sheet && waiting.media !== NOT_YET)) return resolve()
    const parts = [...document.querySelectorAll<HTMLElement>(`[${AWAITS_STYLES}]`)]
    for (const part of parts) part.style.display = 'none'
    // A link that failed does not ask again.
    const link = document.createElement('link')
    const take = async () => {
      await turn.catch(() => undefined)
      await afterNextFrame()
      link.media = 'all'
      await afterNextFrame()
      void layOutInTurn(parts, 'display')
      resolve()
    }
    link.addEventListener('load', () => void take(), { once: true })
    link.addEventListener('error', () => {
      for (const part of parts) part.style.removeProperty('display')
      reject(new Error(`${link.href} did not come.`))
    })
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.media = NOT_YET
    link.fetchPriority = 'high'
    link.href = waiting.href
    link.setAttribute(WHOLE_STYLES, '')
    waiting.replaceWith(link)
  })
}
