/** A sentence with a part that is emphasised. */
export interface Emphasised {
  before: string
  em: string
  after: string
}

/** A day without its year: `month` is 1 for January. */
export interface MonthDay {
  month: number
  day: number
}

const NUMBERS = ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** The state of the intake in words: on the inquiry page, the profile, in the footer and on the desk. */
export const intakeTexts = {
  state: { open: '의뢰를 받습니다.', waitlist: '대기만 받습니다.', closed: '지금은 쉽니다.' },
  /** Positions of the letter box's flag, and the owner's choices. */
  flag: { open: '받음', waitlist: '대기만', closed: '닫음' },
  /** Number of free places. */
  places: (free: number): Emphasised => ({
    before: '빈자리 ',
    em: NUMBERS[free - 1] ?? `${free}곳`,
    after: '.',
  }),
  noLimit: { before: '자리가 있습니다.', em: '', after: '' },
  inOrder: { before: '차례로 답합니다.', em: '', after: '' },
  opensOn: ({ month, day }: MonthDay): Emphasised => ({
    before: '',
    em: `${month}월 ${day}일`,
    after: '에 엽니다.',
  }),
  opensSometime: { before: '다시 열면 여기에 적습니다.', em: '', after: '' },
}
