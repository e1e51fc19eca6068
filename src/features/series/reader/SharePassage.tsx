import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chapterReader } from '#messages/chapterReader'
import type { Novel } from '@/content/novels/novel'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { onPageScroll } from '@/lib/browser/onPageScroll'
import type { Chapter } from '@/posts/post'
import { postTerms } from '@/posts/postTerms'
import { ShareIcon } from '@/ui/icons'
import { READING_LINE_PX } from '../readingLine'
import { type PassageToShare, createPassageToShare } from './passageToShare'
import { getSelectedPassage, type SelectedPassage } from './selectedPassage'
import styles from './SharePassage.module.scss'

/** Elements that handle arrow keys themselves. */
const ARROW_KEY_FIELDS = 'input, select, textarea'

/** Returns where a new selection starts: at the marked sentence, or at the paragraph on the reading line. */
const getSelectionStart = (text: HTMLElement): Element =>
  text.querySelector('mark') ??
  Array.from(text.querySelectorAll('p')).find(
    (paragraph) => paragraph.getBoundingClientRect().bottom > READING_LINE_PX,
  ) ??
  text

/**
 * Lets Shift and arrow keys select text in the chapter, as in a text field. A page has no caret to start
 * from.
 */
function useSelectionKeys(article: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, target } = event
      if (!shiftKey || !key.startsWith('Arrow') || isModalOpen()) return
      if (target instanceof Element && target.closest(ARROW_KEY_FIELDS)) return
      const text = article.current
      const selection = document.getSelection()
      if (!text || !selection) return
      const { anchorNode, isCollapsed } = selection
      // Some browsers place the selection in the heading when it is focused.
      const hasSelection =
        text.contains(anchorNode) && (!isCollapsed || anchorNode?.parentElement?.closest('p'))
      if (!hasSelection) selection.collapse(getSelectionStart(text))
      const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
      const isBackward = key === 'ArrowUp' || key === 'ArrowLeft'
      const step = event.ctrlKey || event.altKey ? 'word' : 'character'
      selection.modify('extend', isBackward ? 'backward' : 'forward', isVertical ? 'line' : step)
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [article])
}

interface SharePassageProps {
  article: RefObject<HTMLElement | null>
  novel: Novel
  /** The chapter's row. */
  post: Chapter
  onShare: (passage: PassageToShare) => void
}

/** A share button next to the selection, shown while a passage of valid length is selected. */
export function SharePassage({ article, novel, post, onShare }: SharePassageProps) {
  const { pathname, search } = useLocation()
  useSelectionKeys(article)
  const passage = useSelectedPassage(article)
  if (!passage) return null
  const { rect } = passage
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${rect.left + rect.width / 2}px`,
    '--y': `${rect.top}px`,
  }
  return (
    <button
      type="button"
      className={styles.share}
      style={style}
      // Prevents the click from clearing the selection.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        // The selection may have changed since the frame that showed the button.
        const selected = (article.current && getSelectedPassage(article.current)) ?? passage
        onShare(
          createPassageToShare(selected, {
            title: novel.title,
            novel: novel.key,
            chapter: post.meta.number,
            pathname,
            search,
            terms: postTerms('chapters', post),
          }),
        )
      }}
    >
      <ShareIcon /> {chapterReader.share}
    </button>
  )
}

/** Returns the selected passage, updated once per frame. Its position follows scrolling and resizing. */
function useSelectedPassage(article: RefObject<HTMLElement | null>): SelectedPassage | null {
  const [passage, setPassage] = useState<SelectedPassage | null>(null)
  useEffect(() => {
    let frame = 0
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPassage(article.current && getSelectedPassage(article.current)))
    }
    // The position is only measured while something is selected.
    const onMove = () => {
      if (document.getSelection()?.isCollapsed === false) scheduleUpdate()
    }
    document.addEventListener('selectionchange', scheduleUpdate)
    const removeScrollListener = onPageScroll(onMove)
    window.addEventListener('resize', onMove)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('selectionchange', scheduleUpdate)
      removeScrollListener()
      window.removeEventListener('resize', onMove)
    }
  }, [article])
  return passage
}
