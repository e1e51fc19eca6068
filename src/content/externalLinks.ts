/** The five places outside this site, as bookmarks in the mini menu. Make a fork your own by editing this file. */
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
  { name: 'Instagram', label: '인스타그램', url: 'https://www.instagram.com/blank.page', tone: 'instagram' },
  { name: 'Blog', label: '블로그', url: 'https://blog.naver.com/blankpage', tone: 'blog' },
  { name: 'YouTube', label: '유튜브', url: 'https://www.youtube.com/@blankpage', tone: 'youtube' },
  { name: 'Posting', label: '포스팅 플랫폼', url: 'https://posty.pe/blankpage', tone: 'posting' },
  { name: 'Author home', label: '작가 홈', url: 'https://blankpage.example.com', tone: 'author-home' },
]
