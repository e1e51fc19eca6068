interface Site {
  name: string
  /** Shown in page titles and sharing cards. */
  description: string
  email: string
  handle: string
  /** URL of the account. The sample has no account, and its mail address uses a domain reserved for examples. */
  handleUrl?: string
  copyright: string
  locale: string
}

/** Name, owner and contact of the site. Edit this file to adapt a fork. */
export const site: Site = {
  name: 'Blank Page',
  description:
    '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다. 한 사람의 디자인, 웹툰, 웹소설, 사진을 모은 포트폴리오입니다.',
  email: 'hello@example.com',
  handle: '@blank.page',
  copyright: '© 2026 Blank Page. All rights reserved.',
  locale: 'ko_KR',
}
