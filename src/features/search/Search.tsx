import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SEARCH_PARAM } from '@/config/paths'
import { useLazyImport } from '@/ui/useLazyImport'
import { useOpenParam } from '@/ui/useOpenParam'
import { characterKeysWork, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/modal'

/** Whether a key press asks for search: ⌘K and Ctrl K everywhere, “/” while nothing is being typed (decisions §11.1). */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.repeat) return false
  if (event.altKey) return false
  // On a Korean layout that key says ㅏ.
  if (event.metaKey !== event.ctrlKey) return !event.shiftKey && /^[kㅏ]$/i.test(event.key)
  return !event.metaKey && event.key === '/' && !isTyping(event.target) && characterKeysWork()
}

/** Search by key; nothing opens over a dialog or a picture on the whole screen. */
export function useSearchKeys(open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || isModalOpen()) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const loadSheet = () => import('./SearchSheet')

/** Brings the sheet's file ahead of the click; a failure shows at the click. */
export function prepareSearch() {
  loadSheet().catch(() => undefined)
}

/** The catalogue over the page, by key and by address (decisions §11.1); its file comes when it is first opened. */
export function Search({ onContents }: { onContents?: (() => void) | undefined }) {
  const { search, key } = useLocation()
  const open = useOpenParam(SEARCH_PARAM)
  const [loaded, openLazily] = useLazyImport(loadSheet, '찾기를 열지 못했습니다.')
  const isOpen = new URLSearchParams(search).has(SEARCH_PARAM)
  useSearchKeys(() => open(''))
  useEffect(() => {
    // Asked for once more, by another entry of the history, it is brought once more: the file may not have come.
    if (isOpen && key) openLazily()
  }, [isOpen, key, openLazily])

  const Sheet = loaded?.default
  return Sheet && <Sheet onContents={onContents} />
}
