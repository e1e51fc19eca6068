import { type Ref, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { episodeReader } from '#messages/episodeReader'
import { seriesTexts } from '#messages/seriesTexts'
import { MAX_STRIP_WIDTH_PERCENT, MIN_STRIP_WIDTH_PERCENT, RESUME_MIN_SHARE } from '@/config/constants'
import type { SeriesEntry } from '@/content/series/seriesEntry'
import { onPageIdle } from '@/lib/browser/onIdle'
import { prefersReducedData } from '@/lib/browser/prefersReducedData'
import { preloadSource } from '@/lib/image/imageSource'
import { findEpisodeProgress, saveEpisodeProgress } from '@/lib/storage/resumeState'
import { scrollPageTo } from '@/motion/scrollPage'
import type { Cut, EpisodeMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/read/repository'
import { rowLang } from '@/posts/rowLang'
import { useScroll } from '@/stores/scroll'
import { lazyPart } from '@/ui/lazyPart'
import { showToast } from '@/ui/toaster'
import { useBrowserValue } from '@/ui/useBrowserValue'
import { seriesStyle } from '../webtoon/seriesStyle'
import { cutSizes, cutSources } from './cutSources'
import { EpisodeBar } from './EpisodeBar'
import { EpisodeEnd } from './EpisodeEnd'
import { EpisodeFoot } from './EpisodeFoot'
import { CUTS_AHEAD, Strip } from './Strip'
import { findStoredPosition, getCutTops, type StripPosition } from './stripLayout'
import { readStripWidth, saveStripWidth } from './stripWidth'
import { useEpisodeKeys } from './useEpisodeKeys'
import { useOfflineCuts } from './useOfflineCuts'
import { useStripPosition } from './useStripPosition'
import styles from './EpisodeReader.module.scss'

/** From this share of an episode the beginning of the next one is loaded. */
const LOAD_NEXT_FROM_PERCENT = 85

const loadTranscript = () => import('./EpisodeTranscript')
const EpisodeTranscript = lazyPart('EpisodeTranscript', loadTranscript)

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
  const { cuts } = episode.meta
  const lang = rowLang(episode)
  const strip = useRef<HTMLDivElement>(null)
  const { tops, cut, percent, barsVisible, isMeasured, showBars, scrollToCut } = useEpisodePosition(
    episode,
    strip,
  )
  const [width, changeWidth] = useStripWidth()
  const transcript = useTranscript(cuts)
  const list = { to: `${series.path}?tab=story`, state: { episode: episode.id } }
  const { previous, next } = neighbours
  useReadyNextEpisode(next, percent)
  useOfflineCuts(cuts, percent >= RESUME_MIN_SHARE * 100)
  useEpisodeKeys({ neighbours, neighboursLoaded, list, transcript, width, changeWidth })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus in the reader shows its bars
    <article
      className={styles.reader}
      style={{ ...seriesStyle(series.colors), '--strip-percent': width }}
      data-testid="episode-reader"
      data-post-id={episode.id}
      data-transcript={transcript.open || undefined}
      data-theme="paper"
      onFocus={showBars}
    >
      <EpisodeBar
        visible={barsVisible}
        seriesTitle={series.titleKo}
        seriesPath={series.path}
        heading={<EpisodeHeading ref={heading} episode={episode} />}
        {...{ cuts, cut, percent, width, list }}
        onWidth={changeWidth}
        transcript={transcript.exists ? transcript : undefined}
      />
      <div className={styles.column}>
        <Strip {...{ strip, cuts, lang, tops, isMeasured }} current={cut} onTap={showBars} />
        <EpisodeEnd {...{ episode, previous, next, neighboursLoaded, series, list }} />
      </div>
      {transcript.open && (
        <EpisodeTranscript
          {...{ cuts, lang, current: cut }}
          onChoose={scrollToCut}
          onClose={transcript.close}
        />
      )}
      <EpisodeFoot visible={barsVisible} count={cuts.length} {...{ cut, previous, next, neighboursLoaded }} />
    </article>
  )
}

function EpisodeHeading({
  ref,
  episode,
}: Pick<EpisodeReaderProps, 'episode'> & { ref: Ref<HTMLHeadingElement> }) {
  return (
    <h1 ref={ref} tabIndex={-1}>
      <b>{seriesTexts.episodeShort(episode.meta.number)}</b>{' '}
      <span lang={rowLang(episode)}>{episode.title}</span>
    </h1>
  )
}

/** Restores and tracks the position in an episode, and stores it. */
function useEpisodePosition({ id, title, meta }: Post<EpisodeMeta>, strip: RefObject<HTMLElement | null>) {
  const { cuts, number, series } = meta
  const tops = useMemo(() => getCutTops(cuts), [cuts])
  const { key, hash } = useLocation()
  const [named] = useState(() => findNamedCut(hash, cuts.length))
  // The static renderer has no storage.
  const [stored] = useState(() => (import.meta.env.SSR || named ? null : findStored(id, cuts)))
  const initial = named ?? stored?.position ?? null
  // Before the layout would scroll to the top.
  useLayoutEffect(() => {
    if (initial) useScroll.getState().setRestoredEntry(key)
  }, [initial, key])
  useStoredPositionToast(stored, number)
  const position = useStripPosition({
    strip,
    tops,
    initial,
    onSave: ({ cut, share, progress }) => {
      const image = cuts[cut]?.image ?? ''
      saveEpisodeProgress({ series, id, number, title, cut, image, share, progress, read: progress })
    },
  })
  return { tops, ...position }
}

function useTranscript(cuts: readonly Cut[]) {
  const [open, setOpen] = useState(false)
  const exists = cuts.some(({ script = [] }) => script.length > 0)
  // Loaded before it is opened, so that it also opens offline. If this fails, opening it loads it again.
  useEffect(
    () => (exists ? onPageIdle(() => void loadTranscript().catch(() => undefined)) : undefined),
    [exists],
  )
  return { exists, open, toggle: () => setOpen(exists && !open), close: () => setOpen(false) }
}

/** Returns the middle of the cut that an address names (`#cut-3`, or `#cut-3-1` for a line of its script); null if there is none. */
function findNamedCut(hash: string, count: number): StripPosition | null {
  const cut = Number(/^#cut-(\d+)/.exec(hash)?.[1]) - 1
  return cut >= 0 && cut < count ? { cut, share: 0.5 } : null
}

/** Returns the stored position in the episode as it is now; null if there is none or the episode was read to its end. */
function findStored(id: number, cuts: readonly Cut[]) {
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
      ? episodeReader.resumed(number, stored.percent)
      : episodeReader.resumedNearby
    showToast(message, { action: { label: episodeReader.fromStart, onSelect: () => scrollPageTo(0) } })
  }, [stored, number])
}

/** Loads the first cuts of the next episode when the end is near. */
function useReadyNextEpisode(next: Post<EpisodeMeta> | null, percent: number) {
  const isNear = percent >= LOAD_NEXT_FROM_PERCENT
  useEffect(() => {
    if (!isNear || !next || prefersReducedData()) return
    for (const cut of next.meta.cuts.slice(0, CUTS_AHEAD)) {
      const [best] = cutSources(cut)
      if (best) preloadSource(best, cutSizes()).catch(() => undefined)
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
