import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Novel } from '@/content/novels'
import { onPageScroll } from '@/lib/browser/pageScroll'
import { ShareIcon } from '@/ui/icons'
import { type PassageToShare, passageToShare } from './passageToShare'
import { selectedPassage, type SelectedPassage } from './selectedPassage'
import { useSelectingKeys } from './useSelectingKeys'
import styles from './SharePassage.module.scss'

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
