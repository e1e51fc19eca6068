import { isComposing } from '@/lib/browser/isComposing'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useScrollLock } from '@/stores/useScrollLock'
import { SEARCH_PARAM } from '@/config/paths'
import { useHistoryParam } from '@/ui/useHistoryParam'
import { Dialog } from '@/ui/Dialog'
import { CatalogueCard } from './CatalogueCard'
import styles from './SearchSheet.module.scss'
import '@/styles/fonts/reading.css'

/** The drawer's front: its label, its ring, and which keys do what. */
function DrawerFront({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.front}>
      <span className={styles.plate} aria-hidden="true">
        찾아보기 <small>Index</small>
      </span>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.keys}>
        <span>
          <kbd aria-label="위 화살표">↑</kbd>
          <kbd aria-label="아래 화살표">↓</kbd> 이동
        </span>
        <span>
          <kbd aria-label="엔터">↵</kbd> 열기
        </span>
        <span>
          <kbd>esc</kbd> 닫기
        </span>
      </span>
      <button type="button" className={styles.close} onClick={onClose}>
        닫기
      </button>
    </div>
  )
}

interface SearchSheetProps {
  /** Opens the table of contents instead; undefined where the page has none. */
  onContents: (() => void) | undefined
}

/** Calls back when the dialog around an element has left. */
function onceClosed(inside: Element | null, then: () => void) {
  inside?.closest('dialog')?.addEventListener('close', then, { once: true })
}

/** Where nothing had the focus before, or what had it is gone, it goes to the button, and in the reader to the heading. */
function returnFocus() {
  if (document.activeElement !== document.body) return
  const place =
    document.querySelector<HTMLElement>('header [data-opens-search]') ?? document.querySelector('h1')
  place?.focus({ preventScroll: true })
}

/** The catalogue drawer over the page (decisions §11.1). */
export default function SearchSheet({ onContents }: SearchSheetProps) {
  const { value, turn: onQuery, close: onClose } = useHistoryParam(SEARCH_PARAM)
  const open = value !== null
  useScrollLock('dialog:search', open)
  const drawer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) onceClosed(drawer.current, returnFocus)
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    // The page behind has keys of its own; none of them is meant here.
    event.nativeEvent.stopPropagation()
    if (isComposing(event.nativeEvent)) return
    const again = (event.metaKey || event.ctrlKey) && /^[kㅏ]$/i.test(event.key)
    if (event.key === 'Escape') onClose()
    else if (again) event.currentTarget.querySelector('input')?.select()
    else return
    event.preventDefault()
  }

  function leaveForContents() {
    if (onContents) onceClosed(drawer.current, onContents)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      label="찾기"
      data-testid="search"
      className={styles.layer}
      panelClassName={styles.panel}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of everything inside, on their way up */}
      <div ref={drawer} className={styles.drawer} data-world="paper" onKeyDown={onKeyDown}>
        <CatalogueCard
          open={open}
          asked={value ?? ''}
          {...{ onQuery, onClose }}
          onContents={onContents && leaveForContents}
        />
        <DrawerFront onClose={onClose} />
      </div>
    </Dialog>
  )
}
