import { type RefObject, useEffect } from 'react'
import { isModalOpen } from '@/lib/modal'
import { paragraphOnScreen } from '../aloud/placeInText'

/** What has arrows of its own. */
const FIELDS = 'input, select, textarea'

/**
 * Shift and arrows select in the chapter, as they do from a caret: a page has none, so the first of them begins at the
 * marked sentence or where one reads.
 */
export function useSelectingKeys(article: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown({ key, shiftKey, target }: KeyboardEvent) {
      if (!shiftKey || !key.startsWith('Arrow') || isModalOpen()) return
      if (target instanceof Element && target.closest(FIELDS)) return
      const text = article.current
      const selection = document.getSelection()
      if (!text || !selection || text.contains(selection.anchorNode)) return
      // The browser then does what the key means.
      selection.collapse(text.querySelector('mark') ?? paragraphOnScreen(text) ?? text)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [article])
}
