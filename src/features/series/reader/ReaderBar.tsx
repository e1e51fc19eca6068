import { type RefObject, useId } from 'react'
import { SEARCH_PARAM } from '@/config/paths'
import { ArrowIcon, SearchIcon, SpeakerIcon } from '@/ui/icons'
import { useOpenParam } from '@/ui/useOpenParam'
import type { AloudPart } from '../aloud/useAloudPart'
import {
  type Face,
  type Ground,
  type Leading,
  type ReaderSettings,
  type SettingsAction,
  LARGEST_PX,
  SMALLEST_PX,
} from './readerSettings'
import styles from './ReaderBar.module.scss'

interface SizeButtonsProps {
  /** Text size on screen in px. */
  size: number
  onChange: (action: SettingsAction) => void
}

/** Makes the text smaller and larger, and says how large it is now. */
function SizeButtons({ size, onChange }: SizeButtonsProps) {
  const smallest = size <= SMALLEST_PX
  const largest = size >= LARGEST_PX
  return (
    <>
      <button
        type="button"
        className={styles.smaller}
        aria-label="글자 작게"
        aria-disabled={smallest}
        onClick={() => onChange({ type: 'smaller', from: size })}
      >
        가
      </button>
      <button
        type="button"
        className={styles.larger}
        aria-label="글자 크게"
        aria-disabled={largest}
        onClick={() => onChange({ type: 'larger', from: size })}
      >
        가
      </button>
      <span className="visually-hidden" role="status">
        {`글자 크기 ${size}${smallest ? ', 가장 작음' : largest ? ', 가장 큼' : ''}`}
      </span>
    </>
  )
}

interface ReaderBarProps {
  title: string
  /** “4분 중 2분째”. */
  time: string
  shown: boolean
  settings: ReaderSettings
  /** Text size on screen in px. */
  size: number
  onChange: (action: SettingsAction) => void
  /** Reading aloud, where the browser can. */
  aloud: AloudPart
  onClose: () => void
  /** The progress line, which follows the scroll without React. */
  line: RefObject<HTMLDivElement | null>
}

const leadings: Record<Leading, string> = { narrow: '좁게', normal: '보통', wide: '넓게' }
const faces: [Face, string][] = [
  ['serif', '명조'],
  ['sans', '고딕'],
]
const grounds: [Ground, string][] = [
  ['paper', '종이'],
  ['sepia', '세피아'],
  ['night', '밤'],
]

/** The reader's upper bar: back to the book, how the text is set, and how far one has come. */
export function ReaderBar(props: ReaderBarProps) {
  const { title, time, shown, settings, size, onChange, aloud, onClose, line } = props
  return (
    <div className={styles.bar} data-shown={shown} role="region" aria-label="읽기 도구">
      <button type="button" className={styles.back} onClick={onClose}>
        <ArrowIcon />
        <span className="visually-hidden">책으로 돌아가기,</span> <b>{title}</b>
      </button>
      <SearchButton />
      {aloud.canSpeak && <AloudButton aloud={aloud} />}
      <span className={styles.time}>{time}</span>
      <div className={styles.tools}>
        <SizeButtons size={size} onChange={onChange} />
        <button
          type="button"
          aria-label={`줄 간격 ${leadings[settings.leading]}`}
          title="줄 간격"
          data-leading={settings.leading}
          onClick={() => onChange({ type: 'leading' })}
        >
          <LeadingSign leading={settings.leading} />
        </button>
        <Choice
          legend="글꼴"
          options={faces}
          value={settings.face}
          onChoose={(face) => onChange({ type: 'face', face })}
          className={styles.faces}
        />
        <Choice
          legend="바탕"
          options={grounds}
          value={settings.ground}
          onChoose={(ground) => onChange({ type: 'ground', ground })}
          className={styles.grounds}
        />
      </div>
      <div className={styles.track} aria-hidden="true">
        <div ref={line} className={styles.line} />
      </div>
    </div>
  )
}

/** The reader has no header: search is opened from here. */
function SearchButton() {
  const open = useOpenParam(SEARCH_PARAM)
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label="찾기"
      aria-haspopup="dialog"
      data-opens-search=""
      onClick={() => open('')}
    >
      <SearchIcon />
    </button>
  )
}

function AloudButton({ aloud: { button, isOn, prepare, toggle } }: Pick<ReaderBarProps, 'aloud'>) {
  return (
    <button
      ref={button}
      type="button"
      className={styles.aloud}
      aria-label="낭독"
      aria-pressed={isOn}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggle}
    >
      <SpeakerIcon /> <span aria-hidden="true">낭독</span>
    </button>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
  className?: string | undefined
}

/** One of a few, as native radios. */
function Choice<Value extends string>({ legend, options, value, onChoose, className }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([each, label]) => (
        <label key={each} data-value={each} title={label}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

const gaps: Record<Leading, number> = { narrow: 4, normal: 5.5, wide: 7 }

/** Three lines of text, as far apart as they are set. */
function LeadingSign({ leading }: { leading: Leading }) {
  const gap = gaps[leading]
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
