/**
 * The five external links, shown as bookmarks in the mini menu. Edit this file to adapt a fork. The sample links to the home pages
 * of the platforms, because it has no accounts there.
 */
export interface ExternalLink {
  /** English name, shown large. */
  name: string
  /** Korean name. */
  label: string
  url: string
  /** Colour of the bookmark. */
  tone: 'instagram' | 'blog' | 'youtube' | 'posting' | 'author-home'
}

export const externalLinks: readonly ExternalLink[] = [
  { name: 'Instagram', label: '인스타그램', url: 'https://www.instagram.com/', tone: 'instagram' },
  { name: 'Blog', label: '블로그', url: 'https://blog.naver.com/', tone: 'blog' },
  { name: 'YouTube', label: '유튜브', url: 'https://www.youtube.com/', tone: 'youtube' },
  { name: 'Posting', label: '포스팅 플랫폼', url: 'https://www.postype.com/', tone: 'posting' },
  { name: 'Author home', label: '작가 홈', url: 'https://brunch.co.kr/', tone: 'author-home' },
]
