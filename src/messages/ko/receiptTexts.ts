import type { Minute } from './dates.ts'
import { formatNativeCount } from './grammar/formatNativeCount.ts'
import type { Emphasised } from './intakeTexts.ts'

type Day = Pick<Minute, 'year' | 'month' | 'day'>

const COUNTS = ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const count = (number: number) => COUNTS[number - 1] ?? `${number}통`
const clock = ({ hour, minute }: Minute) =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
const letters = (number: number) => number.toLocaleString('ko-KR')

/** Receipts: the page of one, what is shown after sending, and the file. */
export const receiptTexts = {
  title: '접수증',
  needsScript: '접수증을 읽으려면 브라우저에서 자바스크립트를 켜 주세요.',
  /** Day without its year: `11. 29.` */
  shortDay: ({ month, day }: Day) => `${month}. ${day}.`,
  since: ({ month, day }: Day) => `${month}. ${day}.부터`,
  /** `11. 29. 14:32` */
  shortMinute: (time: Minute) => `${time.month}. ${time.day}. ${clock(time)}`,
  minute: (time: Minute) => `${time.year}. ${time.month}. ${time.day}. ${clock(time)}`,
  /** On the date stamp. */
  stampDay: ({ year, month, day }: Day) => `${String(year).slice(-2)}. ${month}. ${day}.`,
  stampTime: (time: Minute) => clock(time),
  of: (subject: string, name: string) => `${subject}, ${name} 님의 접수증입니다.`,
  steps: '지나온 상태',
  read: '읽는 대로 답하겠습니다.',
  ahead: (before: number) => `앞에 ${count(before)} 있습니다.`,
  answered: '아래에 답을 적어 두었습니다.',
  /** The year only if it is another one. */
  promised: ({ year, month, day }: Day, hasYear: boolean): Emphasised => ({
    before: '',
    em: `${hasYear ? `${year}년 ` : ''}${month}월 ${day}일`,
    after: '까지 드리겠습니다.',
  }),
  unpromised: '날이 정해지면 여기에 적겠습니다.',
  erasedOn: ({ year, month, day }: Day): Emphasised => ({
    before: '',
    em: `${year}년 ${month}월 ${day}일`,
    after: '에 모두 지웁니다.',
  }),
  declined: '이번에는 함께하지 못합니다.',
  withdrawn: '취소하셨습니다.',
  kept: (days: number) => `끝난 뒤 ${days}일이 지나면 모두 지웁니다.`,
  copied: '복사했습니다',
  notCopied: '링크를 복사하지 못했습니다. 주소를 골라 복사해 주세요.',
  save: '파일로 저장',
  conversation: '주고받은 글',
  unfold: (folded: number) => `앞의 글 ${folded}장 펼치기`,
  answerArrived: '새 답이 왔습니다.',
  contact: '연락처',
  budget: '예산',
  wantedOn: '마감 희망일',
  links: '참고 링크',
  about: '이 작품으로 문의',
  goneWork: '이 작품은 이제 없습니다.',
  unnamedWork: '이름을 알 수 없는 작품',
  add: {
    label: '덧붙이기',
    count: (written: number, most: number, left: number) =>
      `${letters(written)}/${letters(most)}자 · ${formatNativeCount(left, '번')} 더 쓸 수 있습니다`,
    sending: '보내는 중…',
    added: '덧붙였습니다.',
    usedUp: (most: number) =>
      `${formatNativeCount(most, '번')}을 모두 썼습니다. 답이 필요하면 메일로 적어 주세요.`,
    empty: '덧붙일 글을 적어 주세요.',
    long: (most: number, written: number) =>
      `${letters(most)}자까지 보낼 수 있습니다. 지금 ${letters(written)}자입니다.`,
    characters: '보이지 않는 글자가 섞여 있습니다. 지우고 다시 보내 주세요.',
    failed: '보내지 못했습니다. 적은 것은 남아 있고, 다시 보내도 두 번 가지 않습니다.',
    ended: '그 사이에 끝난 문의라 보내지 못했습니다.',
    unsent: '보내지 못한 글',
  },
  withdraw: {
    label: '취소하기',
    question: '이 문의를 취소할까요?',
    text: '취소하면 다시 열 수 없습니다.',
    keep: '그대로 두기',
    failed: '취소하지 못했습니다. 다시 시도해 주세요.',
    ended: '이미 끝난 문의입니다.',
  },
  away: '지금은 접수증을 읽을 수 없습니다. 적은 것은 남아 있습니다.',
  gone: {
    title: '이 접수증을 찾을 수 없거나 보관 기간이 지났습니다',
    text: (days: number) =>
      `주소의 # 뒤까지 모두 붙여 넣었는지 확인해 주세요. 끝난 문의는 ${days}일 뒤에 모두 지웁니다.`,
    write: '새로 문의하기',
  },
  rows: {
    state: '상태',
    subject: '일',
    sender: '보낸 사람',
    receivedAt: '받은 때',
    erasedOn: '지우는 날',
    order: '순서',
    address: '주소',
    work: '작품',
  },
  order: (before: number) => `앞에 ${count(before)}`,
}
