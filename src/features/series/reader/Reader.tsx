import {
  type CSSProperties,
  type ReactNode,
  useRef,
  useState,
  type RefObject,
  useLayoutEffect,
  useEffect,
  useMemo,
} from 'react'
import { chapterReader } from '#messages/chapterReader'
import { common } from '#messages/common'
import { novelPage } from '#messages/novelPage'
import { below } from '@/config/breakpoints'
import type { Novel } from '@/content/novels/novel'
import { areCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { type ChapterBlock, chapterBlocks } from '@/posts/chapterText'
import type { Chapter as ChapterPost } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { useChapter } from '@/posts/serials/seriesList'
import { type PageFrame, usePageFrame } from '@/stores/pageFrame'
import { Button } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { useArrowKeys } from '@/ui/useArrowKeys'
import { useRetry } from '@/ui/useRetry'
import { ExternalLink } from '../ExternalLink'
import type { Chapter } from '../novel/useChapters'
import { useReadAloud } from '../read-aloud/useReadAloud'
import { ChapterPage } from './ChapterPage'
import type { PassageToShare } from './passageToShare'
import { ReaderBar } from './ReaderBar'
import {
  type Ground,
  DEFAULT_PHONE_SIZE_PX,
  DEFAULT_WIDE_SIZE_PX,
  changeSettings,
  parseSettings,
  READER_SETTINGS_KEY,
  type ReaderSettings,
  type SettingsAction,
} from './readerSettings'
import { areBarsVisibleAfterScroll, getCurrentMinute } from './readingProgress'
import { SharePassage } from './SharePassage'
import { trackReadingPosition } from './trackReadingPosition'
import styles from './Reader.module.scss'

interface ReaderFooterProps {
  novel: Novel
  visible: boolean
  previous: Chapter | undefined
  next: Chapter | undefined
  onTurn: (chapter: number) => void
  onClose: () => void
}

const getChapterLabel = ({ number, title }: Chapter) => chapterReader.titled(number, title)

/** The reader's lower bar: previous chapter, contents, next chapter. */
function ReaderFooter(props: ReaderFooterProps) {
  const { novel, visible, previous, next, onTurn, onClose } = props
  return (
    <nav className={styles.footer} data-shown={visible} aria-label={chapterReader.ways}>
      {previous ? (
        <button
          type="button"
          lang={rowLang(previous)}
          aria-label={chapterReader.previous(getChapterLabel(previous))}
          onClick={() => onTurn(previous.number)}
        >
          <ArrowIcon className={styles.flipped} /> <span>{getChapterLabel(previous)}</span>
        </button>
      ) : (
        <span className={styles.unavailable}>{chapterReader.noPrevious}</span>
      )}
      <button type="button" onClick={onClose}>
        {chapterReader.contents}
      </button>
      {next ? (
        <button
          type="button"
          lang={rowLang(next)}
          aria-label={chapterReader.next(getChapterLabel(next))}
          onClick={() => onTurn(next.number)}
        >
          <span>{getChapterLabel(next)}</span> <ArrowIcon />
        </button>
      ) : novel.serialUrl ? (
        <ExternalLink href={novel.serialUrl}>{chapterReader.nextElsewhere}</ExternalLink>
      ) : (
        <span className={styles.unavailable}>{previous ? chapterReader.noNext : chapterReader.onlyOne}</span>
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

/**
 * Handles the reader's keys: ← and → change the chapter, + and - the text size, Esc closes. Ignores IME
 * composition.
 */
function useReaderKeys(keys: ReaderKeys) {
  useArrowKeys({ onTurn: (to) => keys[to]() })
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
      // Dictation software may send such a key as text, so it counts only while an element has the focus.
      if (action !== 'close' && (event.target === document.body || !areCharacterKeysEnabled())) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

interface ReadingProgress {
  /** Whether the bars are visible. */
  barsVisible: boolean
  showBars: () => void
  /** The minute of the reading time, from 1. */
  minute: number
}

/**
 * Tracks and stores the reading position of the chapter in `article`. The progress line is updated without
 * rendering.
 */
function useReadingProgress(
  article: RefObject<HTMLElement | null>,
  progressLine: RefObject<HTMLElement | null>,
  novel: string,
  { number, title, minutes }: Chapter,
): ReadingProgress {
  const [barsVisible, setBarsVisible] = useState(true)
  const [minute, setMinute] = useState(1)

  useLayoutEffect(
    () =>
      article.current
        ? trackReadingPosition({
            article: article.current,
            novel,
            chapter: number,
            title,
            onProgress: (share) => {
              if (progressLine.current) progressLine.current.style.transform = `scaleX(${share})`
              setMinute(getCurrentMinute(share, minutes))
            },
            onScroll: (from, to, maxScrollY) =>
              setBarsVisible((visible) => areBarsVisibleAfterScroll(visible, from, to, maxScrollY)),
          })
        : undefined,
    [article, progressLine, novel, number, title, minutes],
  )

  return { barsVisible, showBars: () => setBarsVisible(true), minute }
}

/** The visitor's reader settings, stored on every change. */
function useReaderSettings(): [ReaderSettings, (action: SettingsAction) => void] {
  const [settings, setSettings] = useState(() => parseSettings(localSafeStorage.get(READER_SETTINGS_KEY)))

  function changeSetting(action: SettingsAction) {
    const next = changeSettings(settings, action)
    setSettings(next)
    localSafeStorage.set(READER_SETTINGS_KEY, JSON.stringify(next))
  }
  return [settings, changeSetting]
}

interface ReaderProps {
  novel: Novel
  chapter: Chapter
  /** The address of the sentence to open, from `?at=`. */
  at: string | null
  /** The published chapters, in order. */
  chapters: readonly Chapter[]
  onTurn: (chapter: number) => void
  onClose: () => void
  /** Opens the share dialog for a selected passage. */
  onShare: (passage: PassageToShare) => void
}

const frameByGround: Record<Ground, PageFrame> = {
  paper: { theme: 'reading', header: 'none' },
  sepia: { theme: 'reading-sepia', header: 'none' },
  night: { theme: 'reading-night', header: 'none' },
}

const getDefaultTextSize = () =>
  matchesMedia(below('tablet')) ? DEFAULT_PHONE_SIZE_PX : DEFAULT_WIDE_SIZE_PX

/**
 * The reader: the text of one chapter, two bars that hide while scrolling, and a stored position. Use chapter
 * and sentence as its key.
 */
export default function Reader(props: ReaderProps) {
  const { data, isPending, isError, refetch } = useChapter(props.novel.key, props.chapter.number)
  const blocks = useMemo(() => data && chapterBlocks(data.body), [data])
  const retry = useRetry(refetch, isPending)
  if (data && blocks) return <ChapterReader key={data.updatedAt} {...props} blocks={blocks} post={data} />
  return (
    <Waiting>
      {isError ? (
        <p role="alert">{chapterReader.failed}</p>
      ) : (
        <p role="status">{isPending ? novelPage.turning : chapterReader.unavailable}</p>
      )}
      {isError && <Button onClick={retry}>{common.retry}</Button>}
      {!isPending && <Button onClick={props.onClose}>{chapterReader.contents}</Button>}
    </Waiting>
  )
}

/** The reader's page without a text. */
function Waiting({ children }: { children: ReactNode }) {
  usePageFrame(frameByGround.paper)
  return <div className={styles.waiting}>{children}</div>
}

interface ChapterReaderProps extends ReaderProps {
  blocks: readonly ChapterBlock[]
  post: ChapterPost
}

function ChapterReader(props: ChapterReaderProps) {
  const { novel, chapter, blocks, post, at, chapters, onTurn, onClose, onShare } = props
  const article = useRef<HTMLElement>(null)
  const progressLine = useRef<HTMLDivElement>(null)
  const [settings, changeSetting] = useReaderSettings()
  const { barsVisible, showBars, minute } = useReadingProgress(article, progressLine, novel.key, chapter)
  const frame = frameByGround[settings.ground]
  usePageFrame(frame)

  const [previous, next] = [-1, 1].map((by) => chapters[chapters.indexOf(chapter) + by])
  const size = settings.size ?? getDefaultTextSize()
  useReaderKeys({
    previous: () => previous && onTurn(previous.number),
    next: () => next && onTurn(next.number),
    larger: () => changeSetting({ type: 'larger', from: size }),
    smaller: () => changeSetting({ type: 'smaller', from: size }),
    close: onClose,
  })

  const readAloud = useReadAloud({ novel, chapter, post, blocks, article, next, onTurn })
  const { spokenSentence } = readAloud
  const visible = barsVisible || readAloud.isOn
  const time = chapterReader.time(minute, chapter.minutes)
  const style: CSSProperties = settings.size ? { '--reader-size': `${settings.size / 16}rem` } : {}
  return (
    <div
      className={styles.reader}
      style={style}
      data-testid="novel-reader"
      data-theme={frame.theme}
      data-face={settings.face}
      data-leading={settings.leading}
      onFocus={showBars}
    >
      <ReaderBar
        title={novel.title}
        onChange={changeSetting}
        {...{ visible, readAloud, time, settings, size, onClose, progressLine }}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap shows the bars, as focus does */}
      <div className={styles.page} onClick={showBars}>
        <ChapterPage
          novelTitle={novel.title}
          {...{ chapter, blocks, post, at, article, time, spokenSentence }}
        />
      </div>
      {readAloud.bar}
      <SharePassage {...{ article, novel, post, onShare }} />
      <ReaderFooter {...{ novel, visible, previous, next, onTurn, onClose }} />
    </div>
  )
}
