// Descriptions of the list pages for search engines and shared links. Separate exports, so that a page loads only its own.

import { localized } from '@/content/localized'

export const FAVORITES_DESCRIPTION = localized({
  ko: '하루에 하나씩 붙여 보내고 싶은, 작업대 위의 작은 것들을 우표로 모았습니다.',
  en: 'Small things from my desk, collected as stamps to send one a day.',
})

export const PORTFOLIO_DESCRIPTION = localized({
  ko: '웹디자인과 웹퍼블리싱 작업을 모았습니다. 누구와, 무엇을, 어떻게 만들었는지 함께 적어 두었습니다.',
  en: 'Work in web design and web publishing, with notes on who it was made with, what it is and how it was made.',
})

export const FANART_DESCRIPTION = localized({
  ko: '좋아해서 따라 그린 마음들. 만화 한 쪽에 칸칸이 걸어 둔 팬아트 모음입니다.',
  en: 'Drawn after what I love: fan art, hung panel by panel on a page of comics.',
})
