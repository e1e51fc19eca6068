import { type CSSProperties, use, useEffect, useRef } from 'react'
import type { ChapterText, Novel } from '@/content/novels'
import { SCENE_BREAK } from '@/content/novelText/sceneBreak'
import { usePageFrame, type World } from '@/ui/pageFrame'
import type { ReadableChapter } from '../novel/useReader'
import { ReaderBar } from './ReaderBar'
import { ReaderFoot } from './ReaderFoot'
import { type Ground, PHONE_PX, WIDE_PX } from './readerSettings'
import { progressKey } from './readingPlace'
import { useReaderKeys } from './useReaderKeys'
import { useReaderSettings } from './useReaderSettings'
import { useReadingPlace } from './useReadingPlace'
import styles from './Reader.module.scss'

interface ReaderProps {
  novel: Novel
  chapter: ReadableChapter
  /** The chapters that can be read here, in order. */
  chapters: readonly ReadableChapter[]
  onTurn: (chapter: number) => void
  onClose: () => void
}

const worlds: Record<Ground, World> = { paper: 'reading', sepia: 'reading-sepia', night: 'reading-night' }

const texts = new Map<ReadableChapter['text'], Promise<ChapterText>>()

/** The text of a chapter, asked for once; a failed one is asked for again by the next reader. */
function textOf({ text }: ReadableChapter): Promise<ChapterText> {
  const known = texts.get(text)
  if (known) return known
  const loading = text().then(
    (module) => module.default,
    (error: unknown) => {
      texts.delete(text)
      throw error
    },
  )
  texts.set(text, loading)
  return loading
}

const screenSize = () => (window.matchMedia('(max-width: 767.98px)').matches ? PHONE_PX : WIDE_PX)

/**
 * One chapter on the page: nothing but the text, two bars that step aside, and a place that is kept. Give it the
 * chapter as its key.
 */
export function Reader({ novel, chapter, chapters, onTurn, onClose }: ReaderProps) {
  const text = use(textOf(chapter))
  const article = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [settings, change] = useReaderSettings()
  const { minutes } = chapter
  const storageKey = progressKey(novel.key, chapter.number)
  const { bars, showBars, minute } = useReadingPlace(article, line, { storageKey, minutes })
  usePageFrame({ world: worlds[settings.ground], header: 'none' })

  const index = chapters.indexOf(chapter)
  const [previous, next] = [chapters[index - 1], chapters[index + 1]]
  const size = settings.size ?? screenSize()
  useReaderKeys({
    previous: () => previous && onTurn(previous.number),
    next: () => next && onTurn(next.number),
    larger: () => change({ type: 'larger', from: size }),
    smaller: () => change({ type: 'smaller', from: size }),
    close: onClose,
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const time = `${minutes}분 중 ${minute}분째`
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
        shown={bars}
        onChange={change}
        {...{ time, settings, size, onClose, line }}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap brings the bars back, as the focus does */}
      <div className={styles.page} onClick={showBars}>
        <span className={styles.number} aria-hidden="true">
          {chapter.number}장
        </span>
        <article ref={article} className={styles.text}>
          <h1 ref={heading} tabIndex={-1}>
            <span className="visually-hidden">
              {novel.title} {chapter.number}장,
            </span>{' '}
            {chapter.title}
          </h1>
          {text.map((block, position) =>
            block === SCENE_BREAK ? (
              // oxlint-disable-next-line react/no-array-index-key -- a printed text never changes its order
              <hr key={position} data-block="" />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a printed text never changes its order
              <p key={position} data-block="">
                {block}
              </p>
            ),
          )}
        </article>
        <span className={styles.time} aria-hidden="true">
          {time}
        </span>
      </div>
      <ReaderFoot
        shown={bars}
        following={novel.chapters.find(({ number }) => number === chapter.number + 1)}
        {...{ novel, previous, next, onTurn, onClose }}
      />
    </div>
  )
}
