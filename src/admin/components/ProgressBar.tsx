import styles from './ProgressBar.module.scss'

interface Props {
  label: string
  /** 0 to 1; left out while nobody knows. */
  share?: number | undefined
}

/** A thin line that fills from the left. */
export function ProgressBar({ label, share }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
      className={styles.bar}
    >
      <i style={{ transform: `scaleX(${share ?? 0})` }} />
    </div>
  )
}
