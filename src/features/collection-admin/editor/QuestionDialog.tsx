import { type ReactNode, useId } from 'react'
import { Dialog } from '@/ui/Dialog'
import { holdPage } from '../parts/holdPage'
import styles from './QuestionDialog.module.scss'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A small sheet that asks one thing of the owner. */
export function QuestionDialog({ open, title, onClose, children }: Props) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className={styles.layer}
      panelClassName={styles.panel}
      onPresence={holdPage}
    >
      <div className={styles.sheet} data-world="admin">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </Dialog>
  )
}

/** The row of answers at its foot. */
QuestionDialog.Buttons = function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
