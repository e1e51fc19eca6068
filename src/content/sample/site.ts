import type { Site } from '@/content/types'

/** Name, owner and contact of the site. */
export const site: Site = {
  name: 'Blank Page',
  shortName: 'Blank Page',
  description:
    '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다. 한 사람의 디자인, 웹툰, 웹소설, 사진을 모은 포트폴리오입니다.',
  owner: {
    name: '한여백',
    nameEn: 'Han Yeobaek',
    email: 'hello@example.com',
    handle: '@blank.page',
  },
  copyright: '© 2026 Blank Page. All rights reserved.',
  locale: 'ko_KR',
  postmark: '빈페이지',
  blankPage: {
    lines: ['This page intentionally', 'left blank.'],
    korean: '이 페이지는 일부러 비워 두었습니다.',
  },
}
