import { collections } from '@/posts/registry'
import { formatBytes } from '../components/formatBytes'
import { seoulMoment } from '../components/seoulTime'
import { guessedModel, placeOf, type ReceivedPhoto } from './receivedPhoto'

/** “14.1MB · 11월 21일 오후 5:12”; without a day where the file names none. */
export function sizeAndDay({ size, look }: ReceivedPhoto): string {
  const taken = look?.takenAt ?? null
  return [formatBytes(size), taken && seoulMoment(taken)].filter(Boolean).join(' · ')
}

/** What is known of where a photograph goes, and whether the owner is to say it; null until somebody has looked. */
export function guessWords(photo: ReceivedPhoto): { words: string; asks: boolean } | null {
  const place = placeOf(photo)
  const model = guessedModel(photo)
  if (!photo.look) return null
  if (photo.place !== null) return { words: `${collections[photo.place].name}로 골랐습니다`, asks: false }
  if (place !== null) {
    const { name } = collections[place]
    return {
      words: [`${name}로 짐작했습니다`, model !== name && model].filter(Boolean).join(' · '),
      asks: false,
    }
  }
  if (photo.look.camera === null) return { words: '촬영 정보가 없습니다. 골라 주세요.', asks: true }
  return { words: `다른 카메라입니다. 골라 주세요. · ${photo.look.camera}`, asks: true }
}

const counts = ['', '한', '두', '세', '네'] as const

/** “한 장의 올릴 곳을 아직 고르지 않았습니다.” */
export function undecidedWords(undecided: number): string {
  const counted = counts[undecided] ? `${counts[undecided]} 장` : `${undecided}장`
  return `${counted}의 올릴 곳을 아직 고르지 않았습니다.`
}
