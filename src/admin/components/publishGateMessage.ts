import type { DraftFaults } from '@/posts/postDraft'
import { joinNouns, subjectParticle } from '@/lib/korean/josa'

const nouns = [
  { name: 'title', noun: '제목' },
  { name: 'image', noun: '사진' },
  { name: 'alt', noun: '대체 텍스트' },
]

const wantedNouns = (missing: DraftFaults) =>
  nouns.filter(({ name }) => name in missing).map(({ noun }) => noun)

/** What publishing still waits for, as “제목과 사진”; empty when nothing is missing. */
export function missingNames(missing: DraftFaults): string {
  return joinNouns(wantedNouns(missing))
}

/** The same with its particle, as “제목과 사진이”; null when nothing is missing. */
export function missingNouns(missing: DraftFaults): string | null {
  const last = wantedNouns(missing).at(-1)
  return last === undefined ? null : `${missingNames(missing)}${subjectParticle(last)}`
}

/** The same in one sentence. */
export function publishGateMessage(missing: DraftFaults): string | null {
  const wanted = missingNouns(missing)
  return wanted && `${wanted} 있어야 게시할 수 있습니다.`
}
