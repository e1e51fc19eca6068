import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { common } from '#messages/common'
import { SEARCH_PARAM } from '@/config/paths'
import { areCharacterKeysEnabled, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { useLazyImport } from '@/ui/useLazyImport'
import { useOpenParam } from '@/ui/useOpenParam'

/**
 * Returns whether a key press opens the search: ⌘K or Ctrl K everywhere, “/” while nothing is being typed.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.repeat) return false
  if (event.altKey) return false
  // On a Korean layout this key produces the vowel A.
  if (event.metaKey !== event.ctrlKey) return !event.shiftKey && /^[k\u314F]$/i.test(event.key)
  return !event.metaKey && event.key === '/' && !isTyping(event.target) && areCharacterKeysEnabled()
}

/** Opens the search with a shortcut, unless a dialog or a lightbox is open. */
export function useSearchKeys(open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || isModalOpen()) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

const loadDialog = () => import('./SearchDialog')

/** Preloads the search dialog. A failure is reported when it is opened. */
export function preloadSearch() {
  loadDialog().catch(() => undefined)
}

/** Opens the search dialog by shortcut and by `?q=`. Its code is loaded when it is first opened. */
export function Search({ onContents }: { onContents?: (() => void) | undefined }) {
  const { search, key } = useLocation()
  const open = useOpenParam(SEARCH_PARAM)
  const [loaded, openLazily] = useLazyImport(loadDialog, common.searchFailed)
  const isOpen = new URLSearchParams(search).has(SEARCH_PARAM)
  useSearchKeys(() => open(''))
  useEffect(() => {
    // A new history entry retries the import, which may have failed before.
    if (isOpen && key) openLazily()
  }, [isOpen, key, openLazily])

  const SearchDialog = loaded?.default
  return SearchDialog && <SearchDialog onContents={onContents} />
}
