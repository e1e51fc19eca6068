import { useId } from 'react'
import { ChevronIcon } from '@/ui/icons'
import { FASTEST, PACE_STEP, SLOWEST } from './aloudSettings'
import styles from './AloudManner.module.scss'

/** How fast it is read. */
export function Pace({ pace, onChange }: { pace: number; onChange: (pace: number) => void }) {
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
export function Voice({ voices, chosen, onChoose }: VoiceProps) {
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
