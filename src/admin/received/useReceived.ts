import { useEffect } from 'react'
import { useNavigate } from 'react-router-data'
import { useStore } from 'zustand'
import { keepCodeMessage } from '@/lib/storage/receivedPhotos'
import { showToast } from '@/ui/toaster'
import { receivedDesk } from './receivedDesk'
import type { ReceivedState } from './receivedState'
import type { Sent } from './sendPhoto'

/** Where the titles of new drafts are written: the editor of one, the drafts of the collection that most went to. */
export function pathToTitles(drafts: readonly Sent[]): string | null {
  const [first] = drafts
  if (!first) return null
  if (drafts.length === 1) return `${first.collection.uploadPath}/${first.id}`
  const inFirst = drafts.filter(({ collection }) => collection === first.collection).length
  const other = drafts.find(({ collection }) => collection !== first.collection)
  const { adminListPath } = other && inFirst * 2 < drafts.length ? other.collection : first.collection
  return `${adminListPath}?status=draft`
}

/** What waits here, as it is shown, and what becomes of it. */
export function useReceived(): ReceivedState {
  const navigate = useNavigate()
  useEffect(
    () =>
      receivedDesk.watch((drafts) => {
        const path = pathToTitles(drafts)
        showToast(`${drafts.length}장을 임시저장했습니다.`, {
          ...(path !== null && { action: { label: '제목 쓰러 가기', onSelect: () => void navigate(path) } }),
        })
      }),
    [navigate],
  )
  useEffect(() => void keepCode(), [])
  return useStore(receivedDesk.state)
}

/** From now on this page opens here without a network, too, where the site's worker runs. */
async function keepCode() {
  const fonts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'))
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage(keepCodeMessage(fonts))
}
