import { formatNativeCount } from '../grammar/formatNativeCount.ts'
import { directionParticle, topicParticle } from '../grammar/josa.ts'

/** Names of a numbered collection: its field of `meta`, and the counter word. */
interface Serial {
  seriesField: 'series' | 'novel' | null
  unit: string
}

const numbered = (number: number | string, { unit }: Serial) => `${number}${unit}`

/** Words that the forms and lists of episodes and chapters share. */
export const serial = {
  numbered,
  range: (first: number, last: number, { unit }: Serial) =>
    `${first === last ? first : `${first}–${last}`}${unit}`,
  views: '보기',
  write: '쓰기',
  title: '제목',
  titlePlaceholder: '제목을 입력하세요',
  numberTaken: (number: number, title: string, { unit }: Serial) =>
    `${number}${unit}${topicParticle(unit)} ‘${title}’의 번호입니다.`,
  open: '열기',
  note: '작가의 말',
  noteLength: (length: number, limit: number) => `${length}/${limit}자`,
  noteTooLong: (limit: number) => `작가의 말은 ${limit}자까지 쓸 수 있습니다.`,
  sharePreview: '공유 미리보기',
  gate: {
    open: '이제 게시할 수 있습니다',
    closed: '아직 게시할 수 없습니다',
    allFixed: '고칠 것을 모두 고쳤습니다.',
    toFix: (count: number) => `${formatNativeCount(count, '가지')}를 고치면 게시할 수 있습니다.`,
    stored: '적은 것은 모두 서버에 저장되어 있습니다.',
    titled: '제목이 있습니다',
    untitled: '제목이 없습니다',
    goWrite: '적으러 가기',
    numberFree: (number: number, { unit }: Serial) =>
      `${number}${unit}${topicParticle(unit)} 비어 있는 번호입니다`,
    numberTaken: (number: number, { unit }: Serial) =>
      `${number}${unit}${topicParticle(unit)} 이미 다른 글의 번호입니다`,
    nextFree: (number: number, work: Serial) => `비어 있는 다음 번호는 ${numbered(number, work)}입니다.`,
    changeTo: (number: number, { unit }: Serial) => `${number}${unit}${directionParticle(unit)} 바꾸기`,
    back: '고치러 돌아가기',
    publish: '게시하기',
  },
}
