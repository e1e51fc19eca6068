import { shortcut } from '@/lib/browser/characterKeys'
import { ArrowIcon, CloseIcon, ChevronIcon } from '@/ui/icons'
import type { useReadAloud } from './useReadAloud'
import styles from './AloudBar.module.scss'
import { useId } from 'react'
import { FASTEST, PACE_STEP, SLOWEST } from './aloudSettings'

/** How fast it is read. */
function Pace({ pace, onChange }: { pace: number; onChange: (pace: number) => void }) {
  const id = useId()
  return (
    <div className={styles.pace}>
      <label htmlFor={id}>속도</label>
      <input
        id={id}
        type="range"
        min={SLOWEST}
        max={FASTEST}
        step={PACE_STEP}
        value={pace}
        aria-valuetext={`${pace.toFixed(1)}배`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <b data-tabular="" aria-hidden="true">
        {pace.toFixed(1)}
      </b>
    </div>
  )
}

interface VoiceProps {
  voices: readonly SpeechSynthesisVoice[]
  chosen: string
  onChoose: (voiceUri: string) => void
}

/** “Microsoft SunHi Online (Natural) - Korean (Korea)” as “Microsoft SunHi”; a Korean name as it is. */
const shortName = (name: string) => name.replace(/\s*(?:Online\b.*|\(.*|[-–].*)$/i, '') || name

/** Whose voice reads it. */
function Voice({ voices, chosen, onChoose }: VoiceProps) {
  const id = useId()
  return (
    <div className={styles.voice}>
      <label htmlFor={id}>목소리</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {shortName(name)}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  )
}

interface AloudBarProps {
  aloud: ReturnType<typeof useReadAloud>
  voices: readonly SpeechSynthesisVoice[]
  chapter: number
  /** The chapter that comes next, if there is one here. */
  next: number | undefined
  /** Goes back to the sentence, where the reader has left it. */
  onFind: (() => void) | undefined
  onClose: () => void
}

/** The bar of reading aloud: play and pause, sentence back and forth, pace, voice. */
export function AloudBar({ aloud, voices, chapter, next, onFind, onClose }: AloudBarProps) {
  const { state, index } = aloud
  const speaks = state === 'speaking'
  return (
    <section className={styles.bar} aria-label="낭독">
      <button
        type="button"
        className={styles.play}
        aria-label={speaks ? '낭독 멈추기' : '낭독 재생'}
        onClick={aloud.toggle}
      >
        <Sign speaks={speaks} />
      </button>
      <div className={styles.place}>
        <b>낭독</b>
        <span data-tabular="">
          {chapter}장, {index + 1}번째 문장
        </span>
        <span role="status">{message(state, next)}</span>
      </div>
      <div className={styles.steps}>
        <button type="button" aria-label="이전 문장" {...shortcut('[')} onClick={() => aloud.move(-1)}>
          <ArrowIcon />
        </button>
        <button type="button" aria-label="다음 문장" {...shortcut(']')} onClick={() => aloud.move(1)}>
          <ArrowIcon />
        </button>
      </div>
      <Pace pace={aloud.pace} onChange={aloud.setPace} />
      <Voice voices={voices} chosen={aloud.voice?.voiceURI ?? ''} onChoose={aloud.setVoice} />
      <button type="button" className={styles.close} aria-label="낭독 닫기" onClick={onClose}>
        <CloseIcon />
      </button>
      {onFind && (
        <button type="button" className={styles.find} onClick={onFind}>
          지금 문장으로
        </button>
      )}
    </section>
  )
}

function message(state: AloudBarProps['aloud']['state'], next: number | undefined): string {
  if (state === 'failed') return '목소리를 불러오지 못했습니다.'
  if (state !== 'ended') return ''
  return next === undefined ? '끝까지 읽었습니다.' : `${next}장을 이어 읽습니다.`
}

function Sign({ speaks }: { speaks: boolean }) {
  return (
    <svg width="18" height="20" viewBox="0 0 18 20" fill="currentColor" aria-hidden="true">
      <path d={speaks ? 'M1 0h5v20H1zM12 0h5v20h-5z' : 'M1 0l17 10L1 20z'} />
    </svg>
  )
}
