import { SHOWN_SHARE_TITLE } from '@/config/constants'
import { graphemesOf } from '@/lib/korean/graphemes'

/** Where a link is seen. */
export type Service = 'kakao' | 'x' | 'naver' | 'google'

/** Their names as decisions §12.5 has them. */
export const SERVICES: readonly { key: Service; name: string; short: string }[] = [
  { key: 'kakao', name: '카카오톡', short: '카카오톡' },
  { key: 'x', name: 'X · 인스타그램', short: 'X·인스타' },
  { key: 'naver', name: '네이버', short: '네이버' },
  { key: 'google', name: 'Google', short: 'Google' },
]

/** So many letters of a title each shows: two lines in a chat, one elsewhere. */
const SHOWN_TITLE: Record<Service, number> = {
  kakao: 44,
  x: 30,
  naver: SHOWN_SHARE_TITLE,
  google: SHOWN_SHARE_TITLE,
}

/** A text where a service cuts it: what is shown, and what is not. */
export function cutAt(text: string, most: number): { shown: string; cut: string } {
  const all = graphemesOf(text)
  return { shown: all.slice(0, most).join(''), cut: all.slice(most).join('') }
}

/** What a link is called: by its tags, and by its page's own title. */
interface Titles {
  title: string
  pageTitle: string
}

/** Search results show the page's own title, which names the site too. */
const titleIn = (service: Service, { title, pageTitle }: Titles) =>
  service === 'naver' || service === 'google' ? pageTitle : title

/** How a link fares in one place, in words and by its tone. */
export interface Verdict {
  tone: 'whole' | 'cut' | 'bare'
  words: string
}

/** What a place shows of a link. */
export function verdictOf(service: Service, titles: Titles, hasPicture: boolean): Verdict {
  if (!hasPicture) return { tone: 'bare', words: '그림이 없습니다' }
  if (cutAt(titleIn(service, titles), SHOWN_TITLE[service]).cut === '')
    return { tone: 'whole', words: '모두 보입니다' }
  return { tone: 'cut', words: service === 'x' ? '첫 줄만 보입니다' : '제목이 잘립니다' }
}

/** The title as a place shows it. */
export function shownTitle(service: Service, titles: Titles): string {
  const title = titleIn(service, titles)
  const { shown, cut } = cutAt(title, SHOWN_TITLE[service])
  return cut === '' ? title : `${shown.trimEnd()}…`
}
