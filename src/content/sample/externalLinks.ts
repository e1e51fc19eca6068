import type { ExternalLink } from '@/content/types'

/** External links, shown as bookmarks in the mini menu. The sample links to the home pages of the platforms. */
export const externalLinks: readonly ExternalLink[] = [
  { name: 'Instagram', label: '인스타그램', url: 'https://www.instagram.com/', tone: 'instagram' },
  { name: 'Blog', label: '블로그', url: 'https://blog.naver.com/', tone: 'blog' },
  { name: 'YouTube', label: '유튜브', url: 'https://www.youtube.com/', tone: 'youtube' },
  { name: 'Posting', label: '포스팅 플랫폼', url: 'https://www.postype.com/', tone: 'posting' },
  { name: 'Author home', label: '작가 홈', url: 'https://brunch.co.kr/', tone: 'author-home' },
]
