import { type CSSProperties, useRef, useState, type RefObject, useLayoutEffect, useEffect } from 'react'
import { below } from '@/config/breakpoints'
import type { World } from '@/config/worlds'
import type { ChapterText, Novel, Chapter } from '@/content/novels'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { useImport } from '@/lib/browser/useImport'
import { usePageFrame } from '@/stores/pageFrame'
import type { ReadableChapter } from '../novel/useReader'
import { useAloudPart } from '../aloud/useAloudPart'
import { ChapterPage } from './ChapterPage'
import { ReaderBar } from './ReaderBar'
import {
  type Ground,
  PHONE_PX,
  WIDE_PX,
  changeSettings,
  parseSettings,
  READER_SETTINGS_KEY,
  type ReaderSettings,
  type SettingsAction,
} from './readerSettings'
import type { PassageToShare } from './passageToShare'
import { SharePassage } from './SharePassage'
import styles from './Reader.module.scss'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { followReading } from './followReading'
import { barsAfterScroll, currentMinute } from './readingProgress'
import { characterKeysWork } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/modal'
import { useArrowKeys } from '@/ui/useArrowKeys'
import { ArrowIcon } from '@/ui/icons'
import { OutsideLink } from '../OutsideLink'

interface ReaderFootProps {
  novel: Novel
  shown: boolean
  previous: Chapter | undefined
  next: Chapter | undefined
  /** The chapter that comes next in the book, though it may not be here. */
  following: Chapter | undefined
  onTurn: (chapter: number) => void
  onClose: () => void
}

const nameOf = ({ number, title }: Chapter) => `${number}장 · ${title}`

/** The reader's lower bar: the chapter before, the book, the chapter after. */
function ReaderFoot(props: ReaderFootProps) {
  const { novel, shown, previous, next, following, onTurn, onClose } = props
  return (
    <nav className={styles.foot} data-shown={shown} aria-label="장 이동">
      {previous ? (
        <button
          type="button"
          aria-label={`이전 장, ${nameOf(previous)}`}
          onClick={() => onTurn(previous.number)}
        >
          <ArrowIcon className={styles.turned} /> <span>{nameOf(previous)}</span>
        </button>
      ) : (
        <span className={styles.none}>이전 장 없음</span>
      )}
      <button type="button" onClick={onClose}>
        차례
      </button>
      {next ? (
        <button type="button" aria-label={`다음 장, ${nameOf(next)}`} onClick={() => onTurn(next.number)}>
          <span>{nameOf(next)}</span> <ArrowIcon />
        </button>
      ) : following && novel.serialUrl ? (
        <OutsideLink href={novel.serialUrl}>{`${following.number}장부터 연재처에서`}</OutsideLink>
      ) : (
        <span className={styles.none}>
          {novel.chapters.length > 1 ? '다음 장 없음' : '여기까지 실었습니다'}
        </span>
      )}
    </nav>
  )
}

interface ReaderKeys {
  previous: () => void
  next: () => void
  larger: () => void
  smaller: () => void
  close: () => void
}

const ACTIONS: Record<string, Exclude<keyof ReaderKeys, 'previous' | 'next'>> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  Escape: 'close',
}

/** The reader's keys: ← → chapters, + - text size, Esc back to the book; never while a syllable is being composed. */
function useReaderKeys(keys: ReaderKeys) {
  useArrowKeys({ turn: (to) => keys[to]() })
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return
      if (event.altKey || event.ctrlKey || event.metaKey || isModalOpen()) return
      const action = ACTIONS[event.key]
      if (!action) return
      // A sign is a word to someone who dictates: it counts only while something on the page has the focus.
      if (action !== 'close' && (event.target === document.body || !characterKeysWork())) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

interface ReadingProgress {
  /** Whether the bars show. */
  bars: boolean
  showBars: () => void
  /** The minute being read, from 1. */
  minute: number
}

/** How far the chapter in `article` is read, kept for the next visit; the progress line is moved without React. */
function useReadingProgress(
  article: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  { novel, chapter: { number, minutes } }: { novel: string; chapter: Pick<Chapter, 'number' | 'minutes'> },
): ReadingProgress {
  const [bars, setBars] = useState(true)
  const [minute, setMinute] = useState(1)

  useLayoutEffect(
    () =>
      article.current
        ? followReading({
            article: article.current,
            novel,
            chapter: number,
            onMeasure: (behind) => {
              if (line.current) line.current.style.transform = `scaleX(${behind})`
              setMinute(currentMinute(behind, minutes))
            },
            onScroll: (from, to, longest) => setBars((shown) => barsAfterScroll(shown, from, to, longest)),
          })
        : undefined,
    [article, line, novel, number, minutes],
  )

  return { bars, showBars: () => setBars(true), minute }
}

/** The visitor's way of reading, remembered on this device; each change is kept at once. */
function useReaderSettings(): [ReaderSettings, (action: SettingsAction) => void] {
  const [settings, setSettings] = useState(() => parseSettings(localSafeStorage.get(READER_SETTINGS_KEY)))

  function change(action: SettingsAction) {
    const next = changeSettings(settings, action)
    setSettings(next)
    localSafeStorage.set(READER_SETTINGS_KEY, JSON.stringify(next))
  }
  return [settings, change]
}

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
