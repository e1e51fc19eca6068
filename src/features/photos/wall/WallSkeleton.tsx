import styles from './WallSkeleton.module.scss'

/** Frames that no light has reached, in the proportions of real rows. */
const ROWS = [
  [1.5, 0.667, 0.667],
  [0.667, 1.5, 0.667],
  [1.5, 1.5],
] as const

/** The wall before its photos: unexposed frames under a slow safelight. Decoration. */
export function WallSkeleton({ kind }: { kind: 'rows' | 'film' }) {
  return (
    <div className={styles.wall} data-kind={kind} aria-hidden="true">
      {ROWS.map((row, number) => (
        <div key={number} className={styles.row}>
          {row.map((ratio, place) => (
            <span key={place} style={{ flexGrow: ratio, animationDelay: `${place * 120}ms` }} />
          ))}
        </div>
      ))}
    </div>
  )
}
