import { episodes } from '@/posts/collections'
import { toDraftBase } from '@/posts/owner/postChanges'
import { blankDraft } from '@/posts/owner/postDraft'
import { newImageKeys } from '@/supabase/uploads'
import { localDraftKey, saveLocalDraft } from '../editor/localDrafts'
import { withEntries, type UnreadEntry } from '../upload/cutEntries'
import { saveCutFile } from '../upload/cutFiles'
import type { ReceivedPhoto } from './receivedPhoto'
import { receivedPhotoStore } from './receivedPhotoStore'

/**
 * Moves received photos to a draft of a new episode in this browser, as cuts in their order. The episode's editor offers to
 * upload them. Unreadable photos stay. Returns whether any was moved.
 */
export async function sendToEpisode(photos: readonly ReceivedPhoto[]): Promise<boolean> {
  const moved: { id: string; entry: UnreadEntry }[] = []
  for (const { id, name } of photos) {
    const file = await receivedPhotoStore.getFile(id)
    if (!(file instanceof Blob)) continue
    const source = newImageKeys(file.type).full.replace(/\.\w+$/, '')
    await saveCutFile(source, { file: new File([file], name, { type: file.type }), preview: null })
    moved.push({ id, entry: { source, name: name.normalize('NFC'), bytes: file.size } })
  }
  if (moved.length === 0) return false
  const cuts = moved.map(({ entry }) => entry)
  const draft = { ...blankDraft(), meta: withEntries({}, cuts) }
  await saveLocalDraft(localDraftKey(episodes.key, null, crypto.randomUUID()), {
    draft,
    picture: null,
    stored: null,
    base: toDraftBase(null),
  })
  await receivedPhotoStore.remove(moved.map(({ id }) => id))
  receivedPhotoStore.notifyOtherPages()
  return true
}
