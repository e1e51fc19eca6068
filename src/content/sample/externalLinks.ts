import { localized } from '@/content/localized'
import type { ExternalLink } from '@/content/types'

/** External links, shown as bookmarks in the mini menu. The sample links to the home pages of the platforms. */
export const externalLinks: readonly ExternalLink[] = localized([
  {
    name: 'Instagram',
    label: { ko: '인스타그램', en: 'Instagram' },
    url: 'https://www.instagram.com/',
    tone: 'instagram',
  },
  { name: 'Blog', label: { ko: '블로그', en: 'Blog' }, url: 'https://blog.naver.com/', tone: 'blog' },
  {
    name: 'YouTube',
    label: { ko: '유튜브', en: 'YouTube' },
    url: 'https://www.youtube.com/',
    tone: 'youtube',
  },
  {
    name: 'Posting',
    label: { ko: '포스팅 플랫폼', en: 'Posting' },
    url: 'https://www.postype.com/',
    tone: 'posting',
  },
  {
    name: 'Author home',
    label: { ko: '작가 홈', en: 'Author home' },
    url: 'https://brunch.co.kr/',
    tone: 'author-home',
  },
])
