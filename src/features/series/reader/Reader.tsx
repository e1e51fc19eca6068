import { type CSSProperties, useRef } from 'react'
import { below } from '@/config/breakpoints'
import type { World } from '@/config/worlds'
import type { ChapterText, Novel } from '@/content/novels'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { useImport } from '@/lib/browser/useImport'
import { usePageFrame } from '@/stores/pageFrame'
import type { ReadableChapter } from '../novel/useReader'
import { useAloudPart } from '../aloud/useAloudPart'
import { ChapterPage } from './ChapterPage'
import { ReaderBar } from './ReaderBar'
import { ReaderFoot } from './ReaderFoot'
import { type Ground, PHONE_PX, WIDE_PX } from './readerSettings'
import type { PassageToShare } from './passageToShare'
import { SharePassage } from './SharePassage'
import { useReaderKeys } from './useReaderKeys'
import { useReaderSettings } from './useReaderSettings'
import { useReadingProgress } from './useReadingProgress'
import styles from './Reader.module.scss'

interface ReaderProps {
  novel: Novel
  chapter: ReadableChapter
  /** The sentence that it is opened at, as the address says. */
  at: string | null
  /** The chapters that can be read here, in order. */
  chapters: readonly ReadableChapter[]
  onTurn: (chapter: number) => void
  onClose: () => void
  /** Makes a picture of a selected passage. */
  onShare: (passage: PassageToShare) => void
}

const worlds: Record<Ground, World> = { paper: 'reading', sepia: 'reading-sepia', night: 'reading-night' }

const screenSize = () => (matchesMedia(below('tablet')) ? PHONE_PX : WIDE_PX)

/**
 * One chapter on the page: nothing but the text, two bars that step aside, and a place that is kept. Give it the
 * chapter and the sentence as its key.
 */
export default function Reader(props: ReaderProps) {
  const text = useImport(props.chapter.text)
  return text ? <OpenChapter {...props} text={text} /> : <p role="status">페이지를 넘기는 중…</p>
}

function OpenChapter(props: ReaderProps & { text: ChapterText }) {
  const { novel, chapter, text, at, chapters, onTurn, onClose, onShare } = props
  const article = useRef<HTMLElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [settings, change] = useReaderSettings()
  const { bars, showBars, minute } = useReadingProgress(article, line, { novel: novel.key, chapter })
  usePageFrame({ world: worlds[settings.ground], header: 'none' })

  const [previous, next] = [-1, 1].map((by) => chapters[chapters.indexOf(chapter) + by])
  const size = settings.size ?? screenSize()
  useReaderKeys({
    previous: () => previous && onTurn(previous.number),
    next: () => next && onTurn(next.number),
    larger: () => change({ type: 'larger', from: size }),
    smaller: () => change({ type: 'smaller', from: size }),
    close: onClose,
  })

  const aloud = useAloudPart({ novel, chapter, text, article, next, onTurn })
  const shown = bars || aloud.isOn
  const time = `${chapter.minutes}분 중 ${minute}분째`
  const style: CSSProperties = settings.size ? { '--reader-size': `${settings.size / 16}rem` } : {}
  return (
    <div
      className={styles.reader}
      style={style}
      data-testid="novel-reader"
      data-world={worlds[settings.ground]}
      data-face={settings.face}
      data-leading={settings.leading}
      onFocus={showBars}
    >
      <ReaderBar
        title={novel.title}
        onChange={change}
        {...{ shown, aloud, time, settings, size, onClose, line }}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap brings the bars back, as the focus does */}
      <div className={styles.page} onClick={showBars}>
        <ChapterPage book={novel.title} {...{ chapter, text, at, article, time }} reading={aloud.reading} />
      </div>
      {aloud.part}
      <SharePassage {...{ article, novel, onShare }} chapter={chapter.number} />
      <ReaderFoot
        following={novel.chapters.find(({ number }) => number === chapter.number + 1)}
        {...{ novel, shown, previous, next, onTurn, onClose }}
      />
    </div>
  )
}
