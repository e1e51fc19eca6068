import { type KeyboardEvent, useEffect, useRef } from 'react'
import { common } from '#messages/common'
import { searchTexts } from '#messages/searchTexts'
import { SEARCH_PARAM } from '@/config/paths'
import { isComposing } from '@/lib/browser/isComposing'
import { useScrollLock } from '@/stores/useScrollLock'
import { Dialog } from '@/ui/Dialog'
import { useHistoryParam } from '@/ui/useHistoryParam'
import { SearchPanel } from './SearchPanel'
import styles from './SearchDialog.module.scss'
import '@/styles/fonts/reading.css'

/** Stands below the Korean label, too. */
const INDEX = 'Index'

/** The lower edge of the dialog, with its label and a list of keys. */
function DialogFooter({ onClose }: { onClose: () => void }) {
  const { keys } = searchTexts
  return (
    <div className={styles.footer}>
      <span className={styles.plate} aria-hidden="true">
        {searchTexts.index} {searchTexts.index !== INDEX && <small>{INDEX}</small>}
      </span>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.keys}>
        <span>
          <kbd aria-label={keys.up}>↑</kbd>
          <kbd aria-label={keys.down}>↓</kbd> {keys.move}
        </span>
        <span>
          <kbd aria-label={keys.enter}>↵</kbd> {keys.open}
        </span>
        <span>
          <kbd>esc</kbd> {keys.close}
        </span>
      </span>
      <button type="button" className={styles.close} onClick={onClose}>
        {common.close}
      </button>
    </div>
  )
}

interface SearchDialogProps {
  /** Opens the table of contents instead; undefined on pages without one. */
  onContents: (() => void) | undefined
}

/** Calls `callback` once the dialog around an element has closed. */
function onceDialogClosed(element: Element | null, callback: () => void) {
  element?.closest('dialog')?.addEventListener('close', callback, { once: true })
}

/** If the focus was lost, moves it to the search button of the header, or in the reader to the heading. */
function returnFocus() {
  if (document.activeElement !== document.body) return
  const target =
    document.querySelector<HTMLElement>('header [data-opens-search]') ?? document.querySelector('h1')
  target?.focus({ preventScroll: true })
}

/** The search dialog. */
export default function SearchDialog({ onContents }: SearchDialogProps) {
  const { value, replace: onQuery, close: onClose } = useHistoryParam(SEARCH_PARAM)
  const open = value !== null
  useScrollLock('dialog:search', open)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) onceDialogClosed(content.current, returnFocus)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    // Keeps the shortcuts of the page behind from reacting.
    event.nativeEvent.stopPropagation()
    if (isComposing(event.nativeEvent)) return
    const isSearchKey = (event.metaKey || event.ctrlKey) && /^[k\u314F]$/i.test(event.key)
    if (event.key === 'Escape') onClose()
    else if (isSearchKey) event.currentTarget.querySelector('input')?.select()
    else return
    event.preventDefault()
  }

  function openContents() {
    if (onContents) onceDialogClosed(content.current, onContents)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={searchTexts.label}
      data-testid="search"
      className={styles.layer}
      panelClassName={styles.panel}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of everything inside, on their way up */}
      <div ref={content} className={styles.drawer} data-theme="paper" onKeyDown={onKeyDown}>
        <SearchPanel
          open={open}
          addressQuery={value ?? ''}
          {...{ onQuery, onClose }}
          onContents={onContents && openContents}
        />
        <DialogFooter onClose={onClose} />
      </div>
    </Dialog>
  )
}
