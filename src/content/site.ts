/** The person whose works the site shows. */
interface Owner {
  name: string
  /** The name in Latin letters. */
  nameEn?: string
  email: string
  /** Name of the account on a social network. */
  handle: string
  /** URL of the account. The sample has no account, and its mail address uses a domain reserved for examples. */
  handleUrl?: string
}

interface Site {
  name: string
  /** Name below the icon of the installed site, at most 12 characters. */
  shortName: string
  /** Shown in page titles and sharing cards. */
  description: string
  owner: Owner
  copyright: string
  locale: string
  /** Text of the postmark on stamps, about four syllables. */
  postmark: string
  /** The empty page above the footer: two lines, and the same in Korean. */
  blankPage: { lines: readonly [string, string]; korean: string }
}

/** Name, owner and contact of the site. Edit this file to adapt a fork. */
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
