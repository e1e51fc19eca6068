import type { Minute } from './dates.ts'

/** The inquiry page without the letter. Prices are those of `commissionTexts`. */
export const inquiryPageTexts = {
  description: (line: string) => `${line}.`,
  write: '편지 쓰기',
  mine: (count: number) => `내 문의 ${count}`,
  /** `day` is the day on which commissions are taken again, if it is known. */
  closedNote: (day: Pick<Minute, 'year' | 'month' | 'day'> | null) =>
    `${day ? `의뢰는 ${day.year}년 ${day.month}월 ${day.day}일부터 다시 받습니다.` : '의뢰는 다시 열 때까지 쉽니다.'} 다른 문의는 지금 쓰실 수 있습니다.`,
  checked: ({ month, day, hour, minute }: Minute) =>
    `${month}월 ${day}일 ${hour}:${String(minute).padStart(2, '0')}에 확인한 상태입니다.`,
  /** Announced when the state changes while the page is open. */
  changed: {
    open: '의뢰를 받기 시작했습니다.',
    waitlist: '이제 대기만 받습니다.',
    closed: '의뢰를 닫았습니다.',
  },
  sheet: '의뢰할 수 있는 것',
  choose: { open: '이 우표로 쓰기', waitlist: '대기로 쓰기' },
  stamp: (name: string, price: string, use: string) => `${name}, ${price}, ${use}`,
  onEnvelope: '봉투에 붙였습니다',
  takeOff: '떼기',
  samples: '견본',
  sampleCount: (count: number) => `견본 ${count}`,
  terms: '약속',
  privacy: '개인정보',
  /** The parts of a letter that are kept: a name and a text each. Days are those of the database. */
  privacyParts: ({ endedDays, spamDays }: { endedDays: number; spamDays: number }) => [
    [
      '받는 것',
      '이름 또는 별명과 내용을 받습니다. 적으시면 연락처, 예산, 마감 희망일, 참고 링크도 받습니다.',
    ],
    ['쓰는 곳', '문의에 답하는 데만 씁니다. 다른 사람이나 다른 곳에 넘기지 않습니다.'],
    [
      '두는 동안',
      `끝났거나 답하지 못한 문의는 ${endedDays}일, 스팸은 ${spamDays}일이 지나면 주고받은 글까지 모두 지웁니다.`,
    ],
    [
      '동의',
      '만 14세 이상이며 여기에 동의하신 분의 편지만 받습니다. 동의하지 않으셔도 되지만, 그러면 편지를 보낼 수 없습니다.',
    ],
  ],
  erasing: '지우기',
  /** The address stands between the two parts. */
  erasingText: { before: '더 일찍 지우기를 바라시면 메일로 알려 주세요. ', after: '' },
  byMail: '편지는 메일로 받습니다.',
}
