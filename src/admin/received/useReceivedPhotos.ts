import { useEffect } from 'react'
import { useNavigate } from 'react-router-data'
import { useStore } from 'zustand'
import { received as words } from '#messages/admin/received'
import { cachePageMessage } from '@/lib/storage/receivedPhotos'
import { showToast } from '@/ui/toaster'
import { receivedUploader } from './receivedUploader'
import type { CreatedDraft } from './sendPhoto'

/** Returns the editor of a single draft, or the draft list of the collection that received most of them. */
export function pathToDrafts(drafts: readonly CreatedDraft[]): string | null {
  const [first] = drafts
  if (!first) return null
  if (drafts.length === 1) return `${first.collection.uploadPath}/${first.id}`
  const countOfFirst = drafts.filter(({ collection }) => collection === first.collection).length
  const other = drafts.find(({ collection }) => collection !== first.collection)
  const { adminListPath } = other && countOfFirst * 2 < drafts.length ? other.collection : first.collection
  return `${adminListPath}?status=draft`
}

/** Returns the received photos, uploads the started ones and announces created drafts by a toast. */
export function useReceivedPhotos() {
  const navigate = useNavigate()
  useEffect(
    () =>
      receivedUploader.watch((drafts) => {
        const path = pathToDrafts(drafts)
        showToast(words.toasts.saved(drafts.length), {
          ...(path !== null && {
            action: { label: words.toasts.addTitle, onSelect: () => void navigate(path) },
          }),
        })
      }),
    [navigate],
  )
  useEffect(() => void cachePage(), [])
  return { ...useStore(receivedUploader.state), ...useStore(receivedUploader.queue.state) }
}

/** Asks the service worker to cache this page, so that it opens offline. */
async function cachePage() {
  const fonts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'))
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.active?.postMessage(cachePageMessage(fonts))
}
