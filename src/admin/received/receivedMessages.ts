import { received as words } from '#messages/admin/received'
import { collections } from '@/posts/collections'
import { formatBytes } from '../components/formatBytes'
import { formatSeoulDateTime } from '../components/seoulTime'
import { guessedModel, targetCollection, type ReceivedPhoto } from './receivedPhoto'

/** “14.1MB · November 21, 5:12 PM”; only the size if the file has no date. */
export function sizeAndDay({ size, look }: ReceivedPhoto): string {
  const taken = look?.takenAt ?? null
  return [formatBytes(size), taken && formatSeoulDateTime(taken)].filter(Boolean).join(' · ')
}

/** Describes the target collection and whether the owner has to choose it; null before the photo is inspected. */
export function targetMessage(photo: ReceivedPhoto): { text: string; needsChoice: boolean } | null {
  const collection = targetCollection(photo)
  const model = guessedModel(photo)
  if (!photo.look) return null
  if (photo.place !== null)
    return { text: words.card.chosen(collections[photo.place].name), needsChoice: false }
  if (collection !== null) {
    const { name } = collections[collection]
    return {
      text: [words.card.guessed(name), model !== name && model].filter(Boolean).join(' · '),
      needsChoice: false,
    }
  }
  if (photo.look.camera === null) return { text: words.card.noCamera, needsChoice: true }
  return { text: words.card.otherCamera(photo.look.camera), needsChoice: true }
}
