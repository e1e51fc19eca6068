import { localized } from '@/content/localized'
import type { SitePart } from '@/content/types'

/** The pages besides series, novels and galleries, which have their own `visible`. */
export const parts: Readonly<
  Record<'profile' | 'favorites' | 'portfolio' | 'fanart' | 'rights' | 'inquiry', SitePart>
> = localized({
  profile: {
    visible: true,
    line: { ko: '디자인, 웹툰, 웹소설, 사진', en: 'Design, webtoons, web novels, photography' },
  },
  favorites: {
    visible: true,
    line: {
      ko: '하루에 하나씩 붙여 보내고 싶은, 작업대 위의 작은 것들',
      en: 'Small things from my desk, to stamp and send one a day',
    },
  },
  portfolio: { visible: true, line: { ko: '웹디자인 · 웹퍼블리싱', en: 'Web design · Web publishing' } },
  fanart: { visible: true, line: { ko: '좋아해서 따라 그린 마음들', en: 'Drawn after what I love' } },
  rights: {
    visible: true,
    line: {
      ko: '그림과 글과 사진을 어디까지 써도 되는지',
      en: 'How the drawings, texts and photos may be used',
    },
  },
  inquiry: {
    visible: true,
    line: {
      ko: '의뢰와 제안, 작품 이용을 묻는 편지',
      en: 'Letters about commissions, projects and the use of works',
    },
  },
})
