import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SEARCH_PARAM } from '@/config/paths'
import { useLazyImport } from '@/ui/useLazyImport'
import { useOpenParam } from '@/ui/useOpenParam'
import { useSearchKeys } from './useSearchKeys'

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
