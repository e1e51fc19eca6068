/**
 * The five places outside this site, as bookmarks in the mini menu. Make a fork your own by editing this file. The sample
 * has no accounts anywhere: its links lead to the platforms' own first pages, never to an invented name on them.
 */
export interface ExternalLink {
  /** English name, set large. */
  name: string
  /** Korean name. */
  label: string
  url: string
  /** Which bookmark colour it wears. */
  tone: 'instagram' | 'blog' | 'youtube' | 'posting' | 'author-home'
}

export const externalLinks: readonly ExternalLink[] = [
  { name: 'Instagram', label: '인스타그램', url: 'https://www.instagram.com/', tone: 'instagram' },
  { name: 'Blog', label: '블로그', url: 'https://blog.naver.com/', tone: 'blog' },
  { name: 'YouTube', label: '유튜브', url: 'https://www.youtube.com/', tone: 'youtube' },
  { name: 'Posting', label: '포스팅 플랫폼', url: 'https://www.postype.com/', tone: 'posting' },
  { name: 'Author home', label: '작가 홈', url: 'https://brunch.co.kr/', tone: 'author-home' },
]
