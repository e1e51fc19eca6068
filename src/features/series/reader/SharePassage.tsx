import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Novel } from '@/content/novels'
import { onPageScroll } from '@/lib/browser/pageScroll'
import { ShareIcon } from '@/ui/icons'
import { type PassageToShare, passageToShare } from './passageToShare'
import { selectedPassage, type SelectedPassage } from './selectedPassage'
import styles from './SharePassage.module.scss'
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
function useSelectingKeys(article: RefObject<HTMLElement | null>) {
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

interface SharePassageProps {
  article: RefObject<HTMLElement | null>
  novel: Novel
  /** The chapter's number. */
  chapter: number
  onShare: (passage: PassageToShare) => void
}

/** A button beside what is selected in the chapter, as long as a passage is. */
export function SharePassage({ article, novel, chapter, onShare }: SharePassageProps) {
  const { pathname, search } = useLocation()
  useSelectingKeys(article)
  const passage = useSelectedPassage(article)
  if (!passage) return null
  const { rect } = passage
  const place: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${rect.left + rect.width / 2}px`,
    '--y': `${rect.top}px`,
  }
  return (
    <button
      type="button"
      className={styles.share}
      style={place}
      // What is selected stays so.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        // The last letters may have been selected since the frame that showed the button.
        const selected = (article.current && selectedPassage(article.current)) ?? passage
        onShare(passageToShare(selected, { title: novel.title, novel: novel.key, chapter, pathname, search }))
      }}
    >
      <ShareIcon /> 문장 나누기
    </button>
  )
}

/** The passage that is selected, once the selecting rests for a frame; its place follows the page. */
function useSelectedPassage(article: RefObject<HTMLElement | null>): SelectedPassage | null {
  const [passage, setPassage] = useState<SelectedPassage | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPassage(article.current && selectedPassage(article.current)))
    }
    // The place is only asked for again while something is selected.
    const follow = () => {
      if (document.getSelection()?.isCollapsed === false) look()
    }
    document.addEventListener('selectionchange', look)
    const stopScroll = onPageScroll(follow)
    window.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('selectionchange', look)
      stopScroll()
      window.removeEventListener('resize', follow)
    }
  }, [article])
  return passage
}
