import { localized } from '@/content/localized'
import type { Site } from '@/content/types'

/** Name, owner and contact of the site. */
export const site: Site = localized({
  name: 'Blank Page',
  shortName: 'Blank Page',
  description: {
    ko: '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다. 한 사람의 디자인, 웹툰, 웹소설, 사진을 모은 포트폴리오입니다.',
    en: 'From a blank page, I draw, write and take photographs. One person’s portfolio of design, webtoons, web novels and photography.',
  },
  owner: {
    name: { ko: '한여백', en: 'Han Yeobaek' },
    nameEn: 'Han Yeobaek',
    email: 'hello@example.com',
    handle: '@blank.page',
  },
  copyright: '© 2026 Blank Page. All rights reserved.',
  postmark: { ko: '빈페이지', en: 'BLANK' },
  blankPage: {
    lines: ['This page intentionally', 'left blank.'],
    korean: { ko: '이 페이지는 일부러 비워 두었습니다.', en: 'It’s kept for whatever comes next.' },
  },
})
