import { MAX_CHAPTER_LETTERS } from '@/config/constants'
import { countLetters } from '@/posts/countLetters'
import type { PostDraft } from '@/posts/postDraft'
import type { Requirement } from '../episodes/PublishGate'

const format = (count: number) => count.toLocaleString('ko-KR')

/** Returns what publishing a chapter requires of its text: that there is one, and that it is not too long. */
export function textRequirement(body: PostDraft['body']): Requirement {
  const letters = countLetters(body)
  const item = { key: 'body', field: 'body' }
  if (letters === 0) return { ...item, isMet: false, heading: '본문이 없습니다', goLabel: '적으러 가기' }
  if (letters <= MAX_CHAPTER_LETTERS)
    return { ...item, isMet: true, heading: `본문이 ${format(letters)}자 있습니다` }
  return {
    ...item,
    isMet: false,
    heading: `한 장은 ${format(MAX_CHAPTER_LETTERS)}자까지입니다`,
    text: `지금 ${format(letters)}자입니다.`,
    goLabel: '줄이러 가기',
  }
}
