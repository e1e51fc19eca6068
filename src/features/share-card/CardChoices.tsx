import { useId } from 'react'
import { CardCanvas } from './CardCanvas'
import type { Card } from './draw/drawCard'
import { type Ground, GROUNDS, type Ratio, RATIOS } from './subject'
import styles from './CardChoices.module.scss'

/** Width of a miniature's drawing in px, twice what is shown. */
const MINIATURE_WIDTH = 156

interface GroundChoiceProps {
  card: Card | null
  ground: Ground
  onChoose: (ground: Ground) => void
}

/** The four grounds, each as the very card on it. */
export function GroundChoice({ card, ground, onChoose }: GroundChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.grounds}>
      <legend>바탕</legend>
      {GROUNDS.map(({ key, name: word }) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === ground} onChange={() => onChoose(key)} />
          <span className={styles.miniature} aria-hidden="true">
            {card && <CardCanvas card={{ ...card, ground: key, ratio: RATIOS[0] }} width={MINIATURE_WIDTH} />}
          </span>
          <span className={styles.word}>{word}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The two proportions. */
export function RatioChoice({ ratio, onChoose }: { ratio: Ratio; onChoose: (ratio: Ratio) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.ratios}>
      <legend>비율</legend>
      {RATIOS.map((of) => (
        <label key={of.key}>
          <input type="radio" name={name} checked={of === ratio} onChange={() => onChoose(of)} />
          <span className={styles.frame} data-ratio={of.key} aria-hidden="true" />
          {of.key}
        </label>
      ))}
    </fieldset>
  )
}
