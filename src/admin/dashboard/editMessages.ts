import type { RecentEdit } from '@/posts/deskOverview'
import { draftOf } from '@/posts/postDraft'
import { todayInSeoul, seoulFields } from '../components/seoulTime'
import { compareDrafts, summaryOf } from '../versions/compareDrafts'

const shown = { draft: '게시 취소', published: '게시' } as const

/** What an edit changed: “제목, 본문 3곳, 사진”. */
export function editWords({ collection, before, after }: RecentEdit): string {
  const changes = summaryOf(compareDrafts(collection, draftOf(before), draftOf(after)))
  const status = before.status === after.status ? '' : shown[after.status]
  return [status, changes].filter(Boolean).join(', ') || '그대로'
}

/** “11. 18. 21:04” in Seoul, with the year where it is another one. */
export function editMoment(moment: string): string {
  const { date, time } = seoulFields(moment)
  const [year = '', month, day] = date.split('-')
  const short = `${Number(month)}. ${Number(day)}. ${time}`
  return todayInSeoul().startsWith(year) ? short : `${year}. ${short}`
}
