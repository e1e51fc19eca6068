import type { ReactNode } from 'react'
import styles from './Drawing.module.scss'

/**
 * The frame of a skill's drawing. Its lines (`data-line`, path length 1) draw themselves and its fills (`data-fill`)
 * appear once an element around it says `data-drawn="true"`; with `data-drawn="false"` around it the paper is empty.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 300 260" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
