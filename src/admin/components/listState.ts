import { useLocation } from 'react-router-data'
import { isRecord } from '@/lib/json'

/** What a list gives an editor that is opened from it: its address, as it was searched, sorted and turned. */
export function useListState(): { list: string } {
  const { pathname, search } = useLocation()
  return { list: pathname + search }
}

/** The list that the editor was opened from, else the whole of it. */
export function useListPath(whole: string): string {
  const { state }: { state: unknown } = useLocation()
  const from = isRecord(state) ? state['list'] : undefined
  return typeof from === 'string' && from.split('?')[0] === whole ? from : whole
}
