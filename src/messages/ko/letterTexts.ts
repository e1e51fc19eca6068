import { formatNativeCount } from './grammar/formatNativeCount.ts'

const ORDINALS = ['', '첫째', '둘째', '셋째', '넷째', '다섯째']
const line = (number: number) => `${ORDINALS[number] ?? `${number}번째`} 줄`
const number = (value: number) => value.toLocaleString('ko-KR')

/** A time of day; `day` is given if it is not today. `month` is 1 for January. */
export interface Clock {
  hour: number
  minute: number
  day?: { month: number; day: number }
}

const clock = ({ hour, minute, day }: Clock) =>
  `${day ? `${day.month}월 ${day.day}일 ` : ''}${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** The letter on the inquiry page: the form, what is wrong with it, and how sending went. */
export const letterTexts = {
  today: ({ year, month, day }: { year: number; month: number; day: number }) =>
    `${year}년 ${month}월 ${day}일`,
  /** The labels of the fields, and their names in the list of faults. */
  fields: {
    kind: '어떤 일인가요',
    commission: '의뢰 종류',
    name: '이름 또는 별명',
    contact: '연락처',
    text: '내용',
    budget: '예산',
    wantedOn: '마감 희망일',
    links: '참고 링크',
    consent: '동의',
  },
  kinds: { commission: '의뢰', work: '외주 제안', use: '작품 이용', other: '그 밖의 문의' },
  optional: '선택',
  linksHint: '선택 · 한 줄에 하나, 다섯 개까지',
  choose: '고르기',
  opensFrom: ({ month, day }: { month: number; day: number }) => `${month}월 ${day}일부터`,
  resting: '지금은 쉽니다',
  count: (count: number, most: number) => `${number(count)}/${number(most)}자`,
  /** Announced to screen readers. */
  lettersLeft: (most: number, left: number) =>
    left > 0
      ? `${number(most)}자까지 ${number(left)}자 남았습니다.`
      : left === 0
        ? `${number(most)}자를 모두 썼습니다.`
        : `${number(most)}자를 ${number(-left)}자 넘었습니다.`,
  consent: '만 14세 이상이며 개인정보 처리에 동의합니다',
  consentNote: (days: number) => `이름, 연락처, 내용을 문의에 답하는 데만 쓰고 끝난 뒤 ${days}일에 지웁니다.`,
  more: '자세히',
  privacy: (keptDays: number, spamDays: number) => [
    `답하지 못한 문의도 마지막으로 바뀐 날부터 ${keptDays}일 뒤에 지우고, 스팸은 ${spamDays}일 뒤에 지웁니다.`,
    '접수증에서 언제든 취소할 수 있습니다. 메일은 보내지 않습니다.',
    '한꺼번에 많이 보내는 일을 막으려고 보낸 곳의 주소를 하루 동안만 알아볼 수 있는 값으로 바꾸어 적습니다.',
  ],
  website: '웹사이트',
  about: '이 작품으로 문의',
  aboutGone: '이 작품은 이제 없습니다. 내용에 적어 주세요.',
  remove: '빼기',
  removed: '작품을 뺐습니다.',
  undo: '되돌리기',
  from: '보내는 사람',
  stillEmpty: '아직 비어 있습니다',
  to: '받는 사람',
  /** After the owner's name on the envelope. */
  attention: '앞',
  send: '보내기',
  sending: '보내는 중…',
  kept: (time: Clock) => `이 브라우저에 적어 두었습니다 · ${clock(time)}`,
  notKept: '이 브라우저에 적어 두지 못했습니다',
  erase: '지우기',
  eraseQuestion: '적은 것을 지울까요?',
  keep: '그대로 두기',
  notSent: '아직 보내지 않았습니다',
  toFill: (places: number) =>
    `${formatNativeCount(places, '곳')}을 채우면 보낼 수 있습니다. 적은 것은 그대로 있습니다.`,
  faults: {
    kind: '어떤 일인지 골라 주세요.',
    commission: '의뢰 종류를 골라 주세요.',
    commissionGone: '이 의뢰 종류는 이제 없습니다. 다른 종류를 골라 주세요.',
    name: '이름이나 별명을 적어 주세요.',
    short: (least: number, count: number) => `${least}자 이상 적어 주세요. 지금 ${count}자입니다.`,
    long: (most: number, count: number) =>
      `${number(most)}자까지 보낼 수 있습니다. 지금 ${number(count)}자입니다.`,
    characters: '보이지 않는 글자가 섞여 있습니다. 지우고 다시 보내 주세요.',
    http: (at: number) => `${line(at)}이 http로 시작합니다. https로 시작하는 주소만 보낼 수 있습니다.`,
    noAddress: (at: number) => `${line(at)}이 주소가 아닙니다. https로 시작하는 주소만 보낼 수 있습니다.`,
    onlyHttps: 'https로 시작하는 주소만 보낼 수 있습니다.',
    longLink: (at: number, most: number) => `${line(at)}이 너무 깁니다. ${most}자까지 보낼 수 있습니다.`,
    tooManyLinks: '링크는 다섯 개까지 보낼 수 있습니다.',
    past: '오늘이나 그 뒤의 날을 골라 주세요.',
    consent: '동의해 주셔야 보낼 수 있습니다.',
  },
  justClosed: '방금 의뢰를 닫았습니다. 적은 것은 남아 있습니다. 다른 일로 바꾸어 보내실 수 있습니다.',
  failures: {
    lost: '답을 받지 못했습니다. 다시 보내도 두 번 가지 않습니다.',
    offline: '인터넷에 연결되어 있지 않습니다. 적은 것은 남아 있습니다. 연결되면 다시 보내 주세요.',
    online: '다시 연결되었습니다. 이제 보낼 수 있습니다.',
    unreadable: '서버의 답을 읽지 못했습니다. 다시 보내도 두 번 가지 않습니다.',
    server: '서버가 잠시 답하지 못합니다. 적은 것은 남아 있습니다.',
    unavailable: '지금은 서버가 편지를 받지 못합니다. 적은 것은 남아 있으니 메일로 보내 주세요.',
    refused: '서버가 편지를 받지 않았습니다. 적은 것은 남아 있으니 다시 시도하거나 메일로 보내 주세요.',
    tooMany: '잠시 뒤에 보내 주세요.',
    tooManyUntil: (time: Clock) => `잠시 뒤에 보내 주세요. ${clock(time)}부터 보낼 수 있습니다.`,
  },
  copy: '글 복사',
  copied: '글을 복사했습니다.',
  notCopied: '글을 복사하지 못했습니다.',
  mail: '메일로 보내기',
  mailCopied: '글을 복사했습니다. 메일에 붙여 넣어 주세요.',
}
