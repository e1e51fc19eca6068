import type { ReactNode } from 'react'
import { atLeast } from '@/config/breakpoints'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import styles from './Editor.module.scss'

/** Below this width, next to the 248 px sidebar and the 372 px picture column, the text would be narrower than a phone. */
const TWO_COLUMNS = atLeast('laptop')

interface Props {
  inert: boolean
  texts: ReactNode
  picture: ReactNode
}

/**
 * The texts of an item and, beside them, its picture. In one column the picture comes first, in the document as well, so that
 * the tab order follows the visual order.
 */
export function EditorColumns({ inert, texts, picture }: Props) {
  const isWide = useMediaQuery(TWO_COLUMNS)
  const columns = [
    <div key="texts" className={styles.column}>
      {texts}
    </div>,
    <div key="picture" className={styles.column}>
      {picture}
    </div>,
  ]
  return (
    <div className={styles.columns} data-both={isWide || undefined} inert={inert}>
      {isWide ? columns : columns.toReversed()}
    </div>
  )
}
