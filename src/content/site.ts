/** Who this site belongs to. Make a fork your own by editing this file. */
export const site = {
  name: 'Blank Page',
  /** Shown in page titles and sharing cards. */
  description:
    '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다. 한 사람의 디자인, 웹툰, 웹소설, 사진을 모은 포트폴리오입니다.',
  headline: 'It all starts from a blank page.',
  tagline: '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다.',
  email: 'hello@example.com',
  handle: '@blank.page',
  handleUrl: 'https://www.instagram.com/blank.page',
  copyright: '© 2026 Blank Page. All rights reserved.',
  locale: 'ko_KR',
} as const
