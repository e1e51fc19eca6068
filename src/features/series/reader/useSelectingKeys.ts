import { type RefObject, useEffect } from 'react'
import { isModalOpen } from '@/lib/browser/modal'
import { READING_LINE_PX } from '../readingLine'

/** What has arrows of its own. */
const FIELDS = 'input, select, textarea'

/** Where a selection begins that nobody has begun: at the marked sentence, or at the paragraph that one reads. */
const beginning = (text: HTMLElement): Element =>
  text.querySelector('mark') ??
  Array.from(text.querySelectorAll('p')).find(
    (paragraph) => paragraph.getBoundingClientRect().bottom > READING_LINE_PX,
  ) ??
  text

/** Shift and arrows select in the chapter, as they do in a field: a page has no caret to begin at. */
export function useSelectingKeys(article: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, target } = event
      if (!shiftKey || !key.startsWith('Arrow') || isModalOpen()) return
      if (target instanceof Element && target.closest(FIELDS)) return
      const text = article.current
      const selection = document.getSelection()
      if (!text || !selection) return
      const { anchorNode, isCollapsed } = selection
      // Some browsers put it into the heading along with the focus.
      const isBegun = text.contains(anchorNode) && (!isCollapsed || anchorNode?.parentElement?.closest('p'))
      if (!isBegun) selection.collapse(beginning(text))
      const across = key === 'ArrowUp' || key === 'ArrowDown'
      const back = key === 'ArrowUp' || key === 'ArrowLeft'
      const step = event.ctrlKey || event.altKey ? 'word' : 'character'
      selection.modify('extend', back ? 'backward' : 'forward', across ? 'line' : step)
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [article])
}
