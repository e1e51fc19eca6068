import type { ReactNode } from 'react'
import { atLeast } from '@/config/breakpoints'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import styles from './Editor.module.scss'

/** The desk's own column takes 248 px; beside 372 px for the picture less would be left for the text than a phone has. */
const TWO_COLUMNS = atLeast('laptop')

interface Props {
  inert: boolean
  texts: ReactNode
  picture: ReactNode
}

/**
 * The text and, beside it, the picture with what belongs to it. One below the other the picture comes first, in the
 * document as well, so that Tab goes the way that the eye goes.
 */
export function Columns({ inert, texts, picture }: Props) {
  const both = useMediaQuery(TWO_COLUMNS)
  const columns = [
    <div key="texts" className={styles.column}>
      {texts}
    </div>,
    <div key="picture" className={styles.column}>
      {picture}
    </div>,
  ]
  return (
    <div className={styles.columns} data-both={both || undefined} inert={inert}>
      {both ? columns : columns.toReversed()}
    </div>
  )
}
