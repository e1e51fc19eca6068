import { type MouseEvent, type Ref, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { areCharacterKeysEnabled, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { prefersReducedData } from '@/lib/browser/prefersReducedData'
import type { SeriesEntry } from '@/content/series/seriesEntry'
import { findEpisodeProgress, saveEpisodeProgress } from '@/lib/storage/resumeState'
import { scrollPageTo } from '@/motion/scrollPage'
import { episodes } from '@/posts/collections'
import type { Cut as CutData, EpisodeMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/repository'
import {
  MAX_STRIP_WIDTH_PERCENT,
  MIN_STRIP_WIDTH_PERCENT,
  RESUME_MIN_SHARE,
  STRIP_WIDTH_PX,
  STRIP_WIDTH_STEP_PERCENT,
} from '@/config/constants'
import { usePageFrame } from '@/stores/pageFrame'
import { imageUrl } from '@/supabase/storageUrls'
import { ArrowIcon } from '@/ui/icons'
import { showToast } from '@/ui/toaster'
import { useArrowKeys } from '@/ui/useArrowKeys'
import { useBrowserValue } from '@/ui/useBrowserValue'
import { seriesStyle } from '../webtoon/seriesStyle'
import { Cut, type Point } from './Cut'
import { EpisodeBar } from './EpisodeBar'
import { EpisodeEnd } from './EpisodeEnd'
import styles from './EpisodeReader.module.scss'
import { EpisodeTranscript } from './EpisodeTranscript'
import { findStoredPosition, getCutTops } from './stripLayout'
import { readStripWidth, saveStripWidth } from './stripWidth'
import { useOfflineCuts } from './useOfflineCuts'
import { useStripPosition } from './useStripPosition'

/** Cuts ahead of the one in view whose pictures are loaded immediately. */
const CUTS_AHEAD = 2
/** Cuts farther away than this, in viewport heights, give their pictures back. */
const KEPT_VIEWPORTS = 8
/** From this share of an episode the beginning of the next one is loaded. */
const LOAD_NEXT_FROM_PERCENT = 85
/** Two taps within this time (ms) and distance (px) are a double tap. */
const DOUBLE_TAP = { ms: 250, px: 32 }

interface EpisodeReaderProps {
  episode: Post<EpisodeMeta>
  neighbours: Neighbours<EpisodeMeta>
  neighboursLoaded: boolean
  series: SeriesEntry
  heading: Ref<HTMLHeadingElement>
}

/** The reader of one episode: its cuts one below another, two bars that hide while reading, and a stored position. */
export function EpisodeReader(props: EpisodeReaderProps) {
  const { episode, neighbours, neighboursLoaded, series, heading } = props
  const { cuts, number } = episode.meta
  const strip = useRef<HTMLDivElement>(null)
  const { tops, cut, percent, barsVisible, isMeasured, showBars, scrollToCut } = useEpisodePosition(
    episode,
    strip,
  )
  const [width, changeWidth] = useStripWidth()
  const transcript = useTranscript(cuts)
  const list = { to: `${series.path}?tab=story`, state: { episode: episode.id } }
  const { previous, next } = neighbours
  usePageFrame({ theme: 'paper', header: 'none', backToTop: false })
  useReadyNextEpisode(next, percent)
  useOfflineCuts(cuts, percent >= RESUME_MIN_SHARE * 100)
  useEpisodeKeys({ neighbours, list, transcript, width, changeWidth })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus in the reader shows its bars
    <article
      className={styles.reader}
      style={{ ...seriesStyle(series.colors), '--strip-percent': width }}
      data-testid="episode-reader"
      data-post-id={episode.id}
      data-transcript={transcript.open || undefined}
      data-world="paper"
      onFocus={showBars}
    >
      <EpisodeBar
        visible={barsVisible}
        seriesTitle={series.titleKo}
        seriesPath={series.path}
        heading={
          <h1 ref={heading} tabIndex={-1}>
            <b>{number}화</b> <span>{episode.title}</span>
          </h1>
        }
        {...{ cuts, cut, percent, width, list }}
        onWidth={changeWidth}
        transcript={transcript.exists ? transcript : undefined}
      />
      <div className={styles.column}>
        <Strip {...{ strip, cuts, tops, isMeasured }} current={cut} onTap={showBars} />
        <EpisodeEnd {...{ episode, previous, next, neighboursLoaded, series, list }} />
      </div>
      {transcript.open && (
        <EpisodeTranscript cuts={cuts} current={cut} onChoose={scrollToCut} onClose={transcript.close} />
      )}
      <Foot visible={barsVisible} count={cuts.length} {...{ cut, previous, next, neighboursLoaded }} />
    </article>
  )
}

interface FootProps extends Neighbours<EpisodeMeta> {
  visible: boolean
  count: number
  /** Index of the cut in view. */
  cut: number
  neighboursLoaded: boolean
}

/** The reader's lower bar: previous episode, number of the cut, next episode. */
function Foot({ visible, count, cut, previous, next, neighboursLoaded }: FootProps) {
  return (
    <nav className={styles.foot} data-shown={visible} aria-label="이전 화와 다음 화">
      <FootLink episode={previous} rel="prev" missing="첫 화입니다" loaded={neighboursLoaded} />
      <span>
        {count}컷 중 {Math.min(cut + 1, count)}번째
      </span>
      <FootLink episode={next} rel="next" missing="최신 화입니다" loaded={neighboursLoaded} />
    </nav>
  )
}

interface StripProps {
  strip: Ref<HTMLDivElement>
  cuts: readonly CutData[]
  tops: readonly number[]
  /** Index of the cut in view. */
  current: number
  isMeasured: boolean
  onTap: () => void
}

function Strip({ strip, cuts, tops, current, isMeasured, onTap }: StripProps) {
  const taps = useCutTaps(onTap)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap shows the bars, as focus does, and a double tap enlarges, as the browser's zoom does
    <div ref={strip} className={styles.strip} onClick={taps.onClick}>
      {cuts.map((cut, index) => (
        <Cut
          key={index}
          cut={cut}
          index={index}
          load={isMeasured ? getLoad(tops, current, index) : index < CUTS_AHEAD ? 'eager' : 'lazy'}
          zoomedAt={taps.zoomed?.cut === index ? taps.zoomed.at : null}
        />
      ))}
      {cuts.length === 0 && <p className={styles.empty}>이 화에는 아직 컷이 없습니다.</p>}
    </div>
  )
}

/** Restores and tracks the position in an episode, and stores it. */
function useEpisodePosition({ id, title, meta }: Post<EpisodeMeta>, strip: RefObject<HTMLElement | null>) {
  const { cuts, number, series } = meta
  const tops = useMemo(() => getCutTops(cuts), [cuts])
  // The static renderer has no storage.
  const [stored] = useState(() => (import.meta.env.SSR ? null : findStored(id, cuts)))
  useStoredPositionToast(stored, number)
  const position = useStripPosition({
    strip,
    tops,
    initial: stored?.position ?? null,
    onSave: ({ cut, share, progress }) => {
      const image = cuts[cut]?.image ?? ''
      saveEpisodeProgress({ series, id, number, title, cut, image, share, progress, read: progress })
    },
  })
  return { tops, ...position }
}

function useTranscript(cuts: readonly CutData[]) {
  const [open, setOpen] = useState(false)
  const exists = cuts.some(({ script = [] }) => script.length > 0)
  return { exists, open, toggle: () => setOpen(exists && !open), close: () => setOpen(false) }
}

interface KeyTargets {
  neighbours: Neighbours<EpisodeMeta>
  list: { to: string; state: { episode: number } }
  transcript: ReturnType<typeof useTranscript>
  width: number
  changeWidth: (percent: number) => void
}

function useEpisodeKeys({ neighbours, list, transcript, width, changeWidth }: KeyTargets) {
  const navigate = useNavigate()
  const turn = (to: Post<EpisodeMeta> | null) => to && void navigate(episodes.detailPath(to.id))
  useArrowKeys({ onTurn: (to) => turn(neighbours[to]) })
  useReaderKeys({
    Home: () => scrollPageTo(0),
    End: () => scrollPageTo(document.documentElement.scrollHeight),
    t: transcript.toggle,
    l: () => void navigate(list.to, { state: list.state }),
    '+': () => changeWidth(width + STRIP_WIDTH_STEP_PERCENT),
    '=': () => changeWidth(width + STRIP_WIDTH_STEP_PERCENT),
    '-': () => changeWidth(width - STRIP_WIDTH_STEP_PERCENT),
    Escape: transcript.close,
  })
}

interface FootLinkProps {
  episode: Post<EpisodeMeta> | null
  rel: 'prev' | 'next'
  /** Shown if there is no such episode. */
  missing: string
  loaded: boolean
}

function FootLink({ episode, rel, missing, loaded }: FootLinkProps) {
  if (!episode) return <span className={styles.missing}>{loaded && missing}</span>
  const { number } = episode.meta
  return (
    <Link to={episodes.detailPath(episode.id)} rel={rel}>
      {rel === 'prev' && <ArrowIcon className={styles.flipped} />}
      <span className={styles.phone}>{rel === 'prev' ? '이전 화' : '다음 화'}</span>
      <span className={styles.desktop} aria-hidden="true">
        <b>{number}화</b> {episode.title}
      </span>
      <span className="visually-hidden">{`${number}화 ${episode.title}`}</span>
      {rel === 'next' && <ArrowIcon />}
    </Link>
  )
}

/** Returns how the picture of a cut is loaded while another cut is in view. */
function getLoad(tops: readonly number[], current: number, index: number): 'eager' | 'lazy' | 'none' {
  if (index <= current + CUTS_AHEAD && index >= current - 1) return 'eager'
  const width = Math.min(window.innerWidth, STRIP_WIDTH_PX)
  const distance = Math.abs((tops[index] ?? 0) - (tops[current] ?? 0)) * width
  return distance > KEPT_VIEWPORTS * window.innerHeight ? 'none' : 'lazy'
}

/** Returns the stored position in the episode as it is now; null if there is none or the episode was read to its end. */
function findStored(id: number, cuts: readonly CutData[]) {
  const progress = findEpisodeProgress(id)
  if (!progress || progress.progress < RESUME_MIN_SHARE || progress.progress >= 1) return null
  return { ...findStoredPosition(cuts, progress), percent: Math.floor(progress.progress * 100) }
}

function useStoredPositionToast(stored: ReturnType<typeof findStored>, number: number) {
  const shown = useRef(false)
  useEffect(() => {
    if (!stored || shown.current) return
    shown.current = true
    const message = stored.isExact
      ? `${number}화 ${stored.percent}%부터 이어 봅니다.`
      : '이 화가 바뀌어 가까운 컷에서 이어 봅니다.'
    showToast(message, { action: { label: '처음부터', onSelect: () => scrollPageTo(0) } })
  }, [stored, number])
}

/** Loads the first cuts of the next episode when the end is near. */
function useReadyNextEpisode(next: Post<EpisodeMeta> | null, percent: number) {
  const isNear = percent >= LOAD_NEXT_FROM_PERCENT
  useEffect(() => {
    if (!isNear || !next || prefersReducedData()) return
    for (const { image } of next.meta.cuts.slice(0, CUTS_AHEAD)) {
      const src = imageUrl(image)
      if (src) new Image().src = src
    }
  }, [isNear, next])
}

function useStripWidth() {
  const stored = useBrowserValue(readStripWidth, MAX_STRIP_WIDTH_PERCENT)
  const [chosen, setChosen] = useState<number | null>(null)
  const change = (percent: number) => {
    const next = Math.min(MAX_STRIP_WIDTH_PERCENT, Math.max(MIN_STRIP_WIDTH_PERCENT, percent))
    setChosen(next)
    saveStripWidth(next)
  }
  return [chosen ?? stored, change] as const
}

/** Handles the reader's keys. Ignores IME composition, text fields and dialogs. */
function useReaderKeys(actions: Record<string, () => unknown>) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event) || isTyping(event.target) || isModalOpen()) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const isCharacter = event.key.length === 1
      const action = latest.current[isCharacter ? event.key.toLowerCase() : event.key]
      if (!action || (isCharacter && !areCharacterKeysEnabled())) return
      // Home and End of the slider are its own.
      if (!isCharacter && event.target instanceof HTMLInputElement) return
      if (event.key !== 'Escape') event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** A tap shows the bars; a double tap enlarges the cut around the point, or returns it to its size. */
function useCutTaps(onTap: () => void) {
  const [zoomed, setZoomed] = useState<{ cut: number; at: Point } | null>(null)
  const last = useRef({ time: -Infinity, x: 0, y: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function onClick({ target, clientX, clientY, timeStamp }: MouseEvent) {
    // While a pointer is captured for dragging, the click's target is the picture's container.
    const image = target instanceof Element && target.closest('[data-zoomed]')?.querySelector('[data-cut]')
    if (!(image instanceof HTMLElement)) return
    const { time, x, y } = last.current
    const isDouble = timeStamp - time < DOUBLE_TAP.ms && Math.hypot(clientX - x, clientY - y) < DOUBLE_TAP.px
    clearTimeout(timer.current)
    last.current = isDouble ? { time: -Infinity, x: 0, y: 0 } : { time: timeStamp, x: clientX, y: clientY }
    if (!isDouble) {
      timer.current = setTimeout(onTap, DOUBLE_TAP.ms)
      return
    }
    const cut = Number(image.dataset['cut']) - 1
    setZoomed((old) => (old?.cut === cut ? null : { cut, at: { clientX, clientY } }))
  }
  return { zoomed, onClick }
}
