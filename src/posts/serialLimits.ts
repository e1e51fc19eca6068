import { MAX_CHAPTER_LETTERS, MAX_CUTS, MAX_EPISODES_PER_SERIES } from '@/config/constants'

const count = (value: number) => value.toLocaleString('ko-KR')

/** Messages for the limits of serial works. */
export const limitTexts = {
  cuts: `한 화에 컷은 ${count(MAX_CUTS)}개까지 올릴 수 있습니다.`,
  episodes: `한 시리즈에는 ${count(MAX_EPISODES_PER_SERIES)}화까지 올릴 수 있습니다.`,
  letters: `한 장은 공백을 빼고 ${count(MAX_CHAPTER_LETTERS)}자까지 쓸 수 있습니다.`,
} as const
