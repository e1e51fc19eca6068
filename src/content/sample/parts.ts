import type { SitePart } from '@/content/types'

/** The pages besides series, novels and galleries, which have their own `visible`. */
export const parts: Readonly<Record<'profile' | 'favorites' | 'portfolio' | 'fanart' | 'rights', SitePart>> =
  {
    profile: { visible: true, line: '디자인, 웹툰, 웹소설, 사진' },
    favorites: { visible: true, line: '하루에 하나씩 붙여 보내고 싶은, 작업대 위의 작은 것들' },
    portfolio: { visible: true, line: '웹디자인 · 웹퍼블리싱' },
    fanart: { visible: true, line: '좋아해서 따라 그린 마음들' },
    rights: { visible: true, line: '그림과 글과 사진을 어디까지 써도 되는지' },
  }
