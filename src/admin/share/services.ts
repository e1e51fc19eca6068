import { share as words } from '#messages/admin/share'
import { VISIBLE_SHARE_TITLE_LENGTH } from '@/config/constants'
import { splitGraphemes } from '@/lib/korean/graphemes'

/** Service that shows a link. */
export type Service = 'kakao' | 'x' | 'naver' | 'google'

/** The services in the order of their previews. */
export const SERVICES: readonly Service[] = ['kakao', 'x', 'naver', 'google']

/** Visible characters of a title: two lines in a chat, one line elsewhere. */
const TITLE_LENGTHS: Record<Service, number> = {
  kakao: 44,
  x: 30,
  naver: VISIBLE_SHARE_TITLE_LENGTH,
  google: VISIBLE_SHARE_TITLE_LENGTH,
}

/** Splits a text after `maxLength` graphemes into a visible and a hidden part. */
export function splitText(text: string, maxLength: number): { visible: string; hidden: string } {
  const all = splitGraphemes(text)
  return { visible: all.slice(0, maxLength).join(''), hidden: all.slice(maxLength).join('') }
}

/** Title from the link's meta tags, and the document title of its page. */
interface Titles {
  title: string
  pageTitle: string
}

/** Search results show the document title, which includes the site name. */
const titleFor = (service: Service, { title, pageTitle }: Titles) =>
  service === 'naver' || service === 'google' ? pageTitle : title

/** Status of a link in one service. */
export interface PreviewStatus {
  tone: 'whole' | 'cut' | 'bare'
  message: string
}

/** Returns whether a service shows the link completely. */
export function previewStatus(service: Service, titles: Titles, hasPicture: boolean): PreviewStatus {
  if (!hasPicture) return { tone: 'bare', message: words.previews.noPicture }
  if (splitText(titleFor(service, titles), TITLE_LENGTHS[service]).hidden === '')
    return { tone: 'whole', message: words.previews.whole }
  return { tone: 'cut', message: service === 'x' ? words.previews.firstLine : words.previews.titleCut }
}

/** Returns the title as a service shows it, truncated with an ellipsis. */
export function displayTitle(service: Service, titles: Titles): string {
  const title = titleFor(service, titles)
  const { visible, hidden } = splitText(title, TITLE_LENGTHS[service])
  return hidden === '' ? title : `${visible.trimEnd()}…`
}
