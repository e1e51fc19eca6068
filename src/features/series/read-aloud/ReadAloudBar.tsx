import { useId } from 'react'
import { readAloudTexts } from '#messages/readAloudTexts'
import { shortcutProps } from '@/lib/browser/characterKeys'
import { ArrowIcon, CloseIcon, ChevronIcon } from '@/ui/icons'
import { MAX_PACE, PACE_STEP, MIN_PACE } from './readAloudSettings'
import type { useSpeechPlayback } from './useSpeechPlayback'
import styles from './ReadAloudBar.module.scss'

/** The control for the reading speed. */
function PaceControl({ pace, onChange }: { pace: number; onChange: (pace: number) => void }) {
  const id = useId()
  return (
    <div className={styles.pace}>
      <label htmlFor={id}>{readAloudTexts.pace}</label>
      <input
        id={id}
        type="range"
        min={MIN_PACE}
        max={MAX_PACE}
        step={PACE_STEP}
        value={pace}
        aria-valuetext={readAloudTexts.times(pace.toFixed(1))}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <b data-tabular="" aria-hidden="true">
        {pace.toFixed(1)}
      </b>
    </div>
  )
}

interface VoiceControlProps {
  voices: readonly SpeechSynthesisVoice[]
  chosen: string
  onChoose: (voiceUri: string) => void
}

/**
 * Shortens “Microsoft SunHi Online (Natural) - Korean (Korea)” to “Microsoft SunHi”. Korean names are
 * unchanged.
 */
const getShortVoiceName = (name: string) => name.replace(/\s*(?:Online\b.*|\(.*|[-–].*)$/i, '') || name

/** The control for the voice. */
function VoiceControl({ voices, chosen, onChoose }: VoiceControlProps) {
  const id = useId()
  return (
    <div className={styles.voice}>
      <label htmlFor={id}>{readAloudTexts.voice}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {getShortVoiceName(name)}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  )
}

interface ReadAloudBarProps {
  playback: ReturnType<typeof useSpeechPlayback>
  voices: readonly SpeechSynthesisVoice[]
  chapter: number
  /** The next chapter that can be read here, if there is one. */
  nextChapter: number | undefined
  /** Scrolls back to the current sentence; undefined while the page follows it. */
  onFollow: (() => void) | undefined
  onClose: () => void
}

/** The read-aloud bar: play and pause, previous and next sentence, speed and voice. */
export function ReadAloudBar(props: ReadAloudBarProps) {
  const { playback, voices, chapter, nextChapter, onFollow, onClose } = props
  const { state, index } = playback
  const isSpeaking = state === 'speaking'
  return (
    <section className={styles.bar} aria-label={readAloudTexts.title}>
      <button
        type="button"
        className={styles.play}
        aria-label={isSpeaking ? readAloudTexts.pause : readAloudTexts.play}
        onClick={playback.toggle}
      >
        <PlayPauseIcon isSpeaking={isSpeaking} />
      </button>
      <div className={styles.position}>
        <b>{readAloudTexts.title}</b>
        <span data-tabular="">{readAloudTexts.position(chapter, index + 1)}</span>
        <span role="status">{getMessage(state, nextChapter)}</span>
      </div>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={readAloudTexts.previous}
          {...shortcutProps('[')}
          onClick={() => playback.move(-1)}
        >
          <ArrowIcon />
        </button>
        <button
          type="button"
          aria-label={readAloudTexts.next}
          {...shortcutProps(']')}
          onClick={() => playback.move(1)}
        >
          <ArrowIcon />
        </button>
      </div>
      <PaceControl pace={playback.pace} onChange={playback.setPace} />
      <VoiceControl voices={voices} chosen={playback.voice?.voiceURI ?? ''} onChoose={playback.setVoice} />
      <button type="button" className={styles.close} aria-label={readAloudTexts.close} onClick={onClose}>
        <CloseIcon />
      </button>
      {onFollow && (
        <button type="button" className={styles.follow} onClick={onFollow}>
          {readAloudTexts.follow}
        </button>
      )}
    </section>
  )
}

function getMessage(state: ReadAloudBarProps['playback']['state'], nextChapter: number | undefined): string {
  if (state === 'failed') return readAloudTexts.failed
  if (state !== 'ended') return ''
  return nextChapter === undefined ? readAloudTexts.ended : readAloudTexts.continues(nextChapter)
}

function PlayPauseIcon({ isSpeaking }: { isSpeaking: boolean }) {
  return (
    <svg width="18" height="20" viewBox="0 0 18 20" fill="currentColor" aria-hidden="true">
      <path d={isSpeaking ? 'M1 0h5v20H1zM12 0h5v20h-5z' : 'M1 0l17 10L1 20z'} />
    </svg>
  )
}
