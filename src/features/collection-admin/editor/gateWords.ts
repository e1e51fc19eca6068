import type { DraftErrors } from './draft'

const things = [
  { name: 'title', noun: '제목', subject: '이' },
  { name: 'image', noun: '사진', subject: '이' },
  { name: 'alt', noun: '대체 텍스트', subject: '가' },
]

/** What publishing still waits for, in one sentence; null when nothing is missing. */
export function gateWords(missing: DraftErrors): string | null {
  const wanted = things.filter(({ name }) => name in missing)
  const last = wanted.at(-1)
  if (!last) return null
  const nouns = wanted.map(({ noun }) => noun)
  const list = nouns.length === 2 ? nouns.join('과 ') : nouns.join(', ')
  return `${list}${last.subject} 있어야 게시할 수 있습니다.`
}
