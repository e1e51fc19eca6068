import { collections } from '@/posts/collections'
import { formatBytes } from '../components/formatBytes'
import { formatSeoulDateTime } from '../components/seoulTime'
import { guessedModel, targetCollection, type ReceivedPhoto } from './receivedPhoto'

/** “14.1MB · 11월 21일 오후 5:12”; only the size if the file has no date. */
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
    return { text: `${collections[photo.place].name}로 골랐습니다`, needsChoice: false }
  if (collection !== null) {
    const { name } = collections[collection]
    return {
      text: [`${name}로 짐작했습니다`, model !== name && model].filter(Boolean).join(' · '),
      needsChoice: false,
    }
  }
  if (photo.look.camera === null) return { text: '촬영 정보가 없습니다. 골라 주세요.', needsChoice: true }
  return { text: `다른 카메라입니다. 골라 주세요. · ${photo.look.camera}`, needsChoice: true }
}

const numerals = ['', '한', '두', '세', '네'] as const

/** “한 장의 올릴 곳을 아직 고르지 않았습니다.” */
export function undecidedMessage(undecided: number): string {
  const counted = numerals[undecided] ? `${numerals[undecided]} 장` : `${undecided}장`
  return `${counted}의 올릴 곳을 아직 고르지 않았습니다.`
}
