import type { DraftFaults } from '@/posts/postDraft'
import { joinNouns, subjectParticle } from '@/lib/korean/josa'

const nouns = [
  { name: 'title', noun: '제목' },
  { name: 'body', noun: '본문' },
  { name: 'meta.cuts', noun: '컷' },
  { name: 'image', noun: '사진' },
  { name: 'alt', noun: '대체 텍스트' },
]

const missingNouns = (missing: DraftFaults) =>
  nouns.filter(({ name }) => name in missing).map(({ noun }) => noun)

/** Returns the names of the missing fields: “제목과 사진”. Empty if nothing is missing. */
export function missingFieldNames(missing: DraftFaults): string {
  return joinNouns(missingNouns(missing))
}

/** Returns the names with their subject particle: “제목과 사진이”. Null if nothing is missing. */
export function missingWithParticle(missing: DraftFaults): string | null {
  const last = missingNouns(missing).at(-1)
  return last === undefined ? null : `${missingFieldNames(missing)}${subjectParticle(last)}`
}

/** Returns a sentence that says which fields publishing needs. Null if nothing is missing. */
export function publishGateMessage(missing: DraftFaults): string | null {
  const names = missingWithParticle(missing)
  return names && `${names} 있어야 게시할 수 있습니다.`
}
