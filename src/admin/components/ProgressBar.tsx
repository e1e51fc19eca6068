import styles from './ProgressBar.module.scss'

interface Props {
  label: string
  /** 0 to 1. Left out for an indeterminate progress. */
  value?: number | undefined
}

/** A thin progress bar. */
export function ProgressBar({ label, value }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      className={styles.bar}
    >
      <i style={{ transform: `scaleX(${value ?? 0})` }} />
    </div>
  )
}
