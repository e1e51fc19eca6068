import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { episodeReader } from '#messages/episodeReader'
import {
  MAX_STRIP_WIDTH_PERCENT,
  MIN_STRIP_WIDTH_PERCENT,
  STRIP_WIDTH_STEP_PERCENT,
} from '@/config/constants'
import { areCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import type { Cut } from '@/posts/meta'
import { ArrowIcon } from '@/ui/icons'
import { useBrowserValue } from '@/ui/useBrowserValue'
import { ListIcon, ScriptIcon } from './stripIcons'
import styles from './EpisodeBar.module.scss'

interface EpisodeBarProps {
  visible: boolean
  seriesTitle: string
  seriesPath: string
  /** The page's heading. */
  heading: ReactNode
  cuts: readonly Cut[]
  /** Index of the cut in view. */
  cut: number
  /** Read share of the episode in percent. */
  percent: number
  width: number
  onWidth: (percent: number) => void
  /** Undefined if no cut has a script. */
  transcript: { open: boolean; toggle: () => void } | undefined
  list: Pick<LinkProps, 'to' | 'state'>
}

/** The reader's upper bar: back to the series, title, width, transcript, list, and the progress at its lower edge. */
export function EpisodeBar(props: EpisodeBarProps) {
  const { visible, seriesTitle, seriesPath, heading, cuts, cut, percent, width, onWidth, transcript, list } =
    props
  const hasKeys = useBrowserValue(() => areCharacterKeysEnabled(), true)
  return (
    <div className={styles.bar} data-shown={visible} role="region" aria-label={episodeReader.tools}>
      <Link to={seriesPath} className={styles.back}>
        <ArrowIcon />
        <span className="visually-hidden">{episodeReader.back(seriesTitle)}</span>
      </Link>
      <span className={styles.series} aria-hidden="true">
        {seriesTitle}
      </span>
      {heading}
      <div className={styles.tools}>
        <WidthSlider width={width} onWidth={onWidth} />
        {transcript && (
          <button
            type="button"
            aria-pressed={transcript.open}
            onClick={transcript.toggle}
            aria-keyshortcuts={hasKeys ? 'T' : undefined}
          >
            <ScriptIcon /> <span>{episodeReader.transcript}</span>
          </button>
        )}
        <Link {...list} aria-keyshortcuts={hasKeys ? 'L' : undefined}>
          <ListIcon /> <span>{episodeReader.list}</span>
        </Link>
      </div>
      {cuts.length > 0 && <Progress {...{ cuts, cut, percent }} />}
    </div>
  )
}

function WidthSlider({ width, onWidth }: Pick<EpisodeBarProps, 'width' | 'onWidth'>) {
  return (
    <label className={styles.width}>
      <span>{episodeReader.width}</span>
      <input
        type="range"
        min={MIN_STRIP_WIDTH_PERCENT}
        max={MAX_STRIP_WIDTH_PERCENT}
        step={STRIP_WIDTH_STEP_PERCENT}
        value={width}
        aria-valuetext={`${width}%`}
        onChange={({ target }) => onWidth(Number(target.value))}
      />
      <span className={styles.percent} aria-hidden="true">
        {width}%
      </span>
    </label>
  )
}

/** Progress along the bar's lower edge, divided like the strip. */
function Progress({ cuts, cut, percent }: Pick<EpisodeBarProps, 'cuts' | 'cut' | 'percent'>) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={episodeReader.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={episodeReader.progressText(percent, cut + 1, cuts.length)}
    >
      <i className={styles.read} style={{ width: `${percent}%` }} />
      <div className={styles.ticks} aria-hidden="true">
        {cuts.map(({ width, height }, index) => (
          <i key={index} style={{ flexGrow: height / width }} />
        ))}
      </div>
      <span
        className={styles.flag}
        data-left={percent > 92 || undefined}
        style={{ left: `${percent}%` }}
        aria-hidden="true"
      >
        {percent}%
      </span>
    </div>
  )
}
