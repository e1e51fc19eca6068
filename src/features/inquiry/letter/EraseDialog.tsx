import { createPortal } from 'react-dom'
import { letterTexts } from '#messages/letterTexts'
import { useScrollLock } from '@/stores/useScrollLock'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './EraseDialog.module.scss'

interface Props {
  open: boolean
  onClose: () => void
  onErase: () => void
}

/** Asks before the letter is erased. In a portal, because a paragraph cannot hold a dialog. */
export function EraseDialog({ open, onClose, onErase }: Props) {
  useScrollLock('dialog:letter', open)
  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy="letter-erase"
      className={styles.layer}
      panelClassName={styles.panel}
    >
      <h2 id="letter-erase">{letterTexts.eraseQuestion}</h2>
      <div className={styles.actions}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the harmless answer of a question has the focus */}
        <Button autoFocus onClick={onClose}>
          {letterTexts.keep}
        </Button>
        <Button variant="filled" onClick={onErase}>
          {letterTexts.erase}
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}
