import { type RefObject, useId } from 'react'
import { chapterReader } from '#messages/chapterReader'
import { SEARCH_PARAM } from '@/config/paths'
import { ArrowIcon, SearchIcon, SpeakerIcon } from '@/ui/icons'
import { useOpenParam } from '@/ui/useOpenParam'
import type { ReadAloudControl } from '../read-aloud/useReadAloud'
import {
  GROUNDS,
  TYPEFACES,
  type Leading,
  type ReaderSettings,
  type SettingsAction,
  MAX_SIZE_PX,
  MIN_SIZE_PX,
} from './readerSettings'
import styles from './ReaderBar.module.scss'

interface SizeButtonsProps {
  /** The displayed text size, in px. */
  size: number
  onChange: (action: SettingsAction) => void
}

/** The buttons that change the text size, with a status for screen readers. */
function SizeButtons({ size, onChange }: SizeButtonsProps) {
  const smallest = size <= MIN_SIZE_PX
  const largest = size >= MAX_SIZE_PX
  return (
    <>
      <button
        type="button"
        className={styles.smaller}
        aria-label={chapterReader.smaller}
        aria-disabled={smallest}
        onClick={() => onChange({ type: 'smaller', from: size })}
      >
        {chapterReader.letter}
      </button>
      <button
        type="button"
        className={styles.larger}
        aria-label={chapterReader.larger}
        aria-disabled={largest}
        onClick={() => onChange({ type: 'larger', from: size })}
      >
        {chapterReader.letter}
      </button>
      <span className="visually-hidden" role="status">
        {(smallest ? chapterReader.smallest : largest ? chapterReader.largest : chapterReader.size)(size)}
      </span>
    </>
  )
}

interface ReaderBarProps {
  title: string
  /** “Minute 2 of 4”. */
  time: string
  visible: boolean
  settings: ReaderSettings
  /** The displayed text size, in px. */
  size: number
  onChange: (action: SettingsAction) => void
  /** Read-aloud; its button is shown if the browser supports it. */
  readAloud: ReadAloudControl
  onClose: () => void
  /** The progress line, which is updated without rendering. */
  progressLine: RefObject<HTMLDivElement | null>
}

/** The reader's upper bar: back to the novel, text settings and progress. */
export function ReaderBar(props: ReaderBarProps) {
  const { title, time, visible, settings, size, onChange, readAloud, onClose, progressLine } = props
  return (
    <div className={styles.bar} data-shown={visible} role="region" aria-label={chapterReader.tools}>
      <button type="button" className={styles.back} onClick={onClose}>
        <ArrowIcon />
        <span className="visually-hidden">{chapterReader.back}</span> <b>{title}</b>
      </button>
      <SearchButton />
      {readAloud.isAvailable && <ReadAloudButton readAloud={readAloud} />}
      <span className={styles.time}>{time}</span>
      <div className={styles.tools}>
        <SizeButtons size={size} onChange={onChange} />
        <button
          type="button"
          aria-label={chapterReader.leadings[settings.leading]}
          title={chapterReader.leading}
          data-leading={settings.leading}
          onClick={() => onChange({ type: 'leading' })}
        >
          <LeadingIcon leading={settings.leading} />
        </button>
        <RadioGroup
          legend={chapterReader.typeface}
          options={TYPEFACES}
          labels={chapterReader.typefaces}
          value={settings.face}
          onChoose={(face) => onChange({ type: 'face', face })}
          className={styles.typefaces}
        />
        <RadioGroup
          legend={chapterReader.ground}
          options={GROUNDS}
          labels={chapterReader.grounds}
          value={settings.ground}
          onChoose={(ground) => onChange({ type: 'ground', ground })}
          className={styles.grounds}
        />
      </div>
      <div className={styles.track} aria-hidden="true">
        <div ref={progressLine} className={styles.progress} />
      </div>
    </div>
  )
}

/** A search button, because the reader has no header. */
function SearchButton() {
  const open = useOpenParam(SEARCH_PARAM)
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={chapterReader.search}
      aria-haspopup="dialog"
      data-opens-search=""
      onClick={() => open('')}
    >
      <SearchIcon />
    </button>
  )
}

function ReadAloudButton({
  readAloud: { button, isOn, preload, toggle },
}: Pick<ReaderBarProps, 'readAloud'>) {
  return (
    <button
      ref={button}
      type="button"
      className={styles.readAloud}
      aria-label={chapterReader.readAloud}
      aria-pressed={isOn}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={toggle}
    >
      <SpeakerIcon /> <span aria-hidden="true">{chapterReader.readAloud}</span>
    </button>
  )
}

interface RadioGroupProps<Value extends string> {
  legend: string
  options: readonly Value[]
  labels: Readonly<Record<Value, string>>
  value: Value
  onChoose: (value: Value) => void
  className?: string | undefined
}

/** A group of native radio buttons. */
function RadioGroup<Value extends string>({
  legend,
  options,
  labels,
  value,
  onChoose,
  className,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((each) => (
        <label key={each} data-value={each} title={labels[each]}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
          <span>{labels[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const LINE_GAPS: Record<Leading, number> = { narrow: 4, normal: 5.5, wide: 7 }

/** An icon of three text lines at the current line spacing. */
function LeadingIcon({ leading }: { leading: Leading }) {
  const gap = LINE_GAPS[leading]
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={`M2 ${10 - gap}h16M2 10h16M2 ${10 + gap}h10`} />
    </svg>
  )
}
