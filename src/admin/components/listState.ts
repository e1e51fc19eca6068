import { useLocation } from 'react-router-data'
import { isRecord } from '@/lib/json'

/** Returns the navigation state for links from a list to the editor: the list's address with its query. */
export function useListLinkState(): { list: string } {
  const { pathname, search } = useLocation()
  return { list: pathname + search }
}

/** Returns the address of the list that the editor was opened from; `defaultPath` if it was not opened from there. */
export function useListPath(defaultPath: string): string {
  const { state }: { state: unknown } = useLocation()
  const from = isRecord(state) ? state['list'] : undefined
  return typeof from === 'string' && from.split('?')[0] === defaultPath ? from : defaultPath
}
