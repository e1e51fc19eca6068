import { joinNouns, objectParticle } from '../grammar/josa.ts'

const fields = { state: '상태', promisedOn: '약속한 날', memo: '메모' }

/** The page of one inquiry: its letter, the conversation, the answer and what the owner notes. */
export const inquiry = {
  title: '문의',
  documentTitle: (name: string) => `${name} 님의 문의`,
  loading: '불러오는 중…',
  loadFailed: (reason: string) => `문의를 불러오지 못했습니다. ${reason}`,
  refreshFailed: (reason: string) => `새로 읽지 못했습니다. ${reason}`,
  notFound: {
    title: '찾을 수 없습니다.',
    text: '지워졌거나, 서버에 연결되지 않아 보이지 않는 문의입니다.',
  },
  backToList: '목록으로',
  neighbours: '다른 문의',
  previous: (name: string) => `이전 문의: ${name}`,
  next: (name: string) => `다음 문의: ${name}`,
  /** “의뢰, 책 표지”. */
  kindOf: (kind: string, commission: string) => `${kind}, ${commission}`,
  letter: '받은 글',
  open: '열기',
  conversation: '주고받은 글',
  me: '나',
  answer: {
    label: '답하기',
    count: (letters: number, limit: number) =>
      `${letters.toLocaleString('ko-KR')}/${limit.toLocaleString('ko-KR')}자`,
    moves: '보내면 ‘답함’으로',
    send: '답하기',
    sending: '보내는 중…',
    sent: '답을 보냈습니다.',
    notMoved: (reason: string) => `답은 보냈지만 ‘답함’으로 바꾸지 못했습니다. ${reason}`,
    failed: (reason: string) =>
      `답을 보내지 못했습니다. ${reason} 적은 것은 그대로 있고, 다시 보내도 두 번 가지 않습니다.`,
    empty: '답을 적어 주세요.',
    tooLong: (limit: number, letters: number) =>
      `${limit.toLocaleString('ko-KR')}자까지 보낼 수 있습니다. 지금 ${letters.toLocaleString('ko-KR')}자입니다.`,
    withdrawn: '보낸 사람이 취소해 답할 수 없습니다.',
    kept: '쓰던 답은 이 브라우저에 남아 있습니다.',
    copyKept: '쓰던 답 복사',
    copied: '쓰던 답을 복사했습니다.',
    notCopied: (text: string) => `복사하지 못했습니다. ${text}`,
  },
  fields,
  dateQuestion: '약속한 날도 적을까요?',
  chooseDate: '날 고르기',
  withoutDate: '나중에',
  facts: {
    title: '적은 것',
    contact: '연락처',
    budget: '예산',
    wantedOn: '마감 희망일',
    erasedOn: '지우는 날',
    none: '없음',
    afterEnd: (days: number) => `끝나고 ${days}일 뒤`,
    copy: '복사',
    copyContact: '연락처 복사',
    copied: '연락처를 복사했습니다.',
    notCopied: (contact: string) => `연락처를 복사하지 못했습니다. ${contact}`,
  },
  work: {
    about: (collection: string) => `${collection}, 이 작품으로 문의`,
    series: '시리즈',
    novel: '소설',
    gone: '이제 없는 작품입니다.',
  },
  memo: {
    onlyMe: '나만 봅니다',
    save: '저장하기',
    saved: '저장했습니다',
    unsaved: '저장 전입니다',
    tooLong: (limit: number, letters: number) =>
      `${limit.toLocaleString('ko-KR')}자까지 적을 수 있습니다. 지금 ${letters.toLocaleString('ko-KR')}자입니다.`,
  },
  notSaved: (reason: string) => `저장하지 못했습니다. ${reason} 적은 것은 그대로 있습니다.`,
  bar: {
    note: '이름과 내용은 이 책상에서만 보입니다.',
    saveFile: '파일로 저장',
    spam: '스팸',
  },
  file: {
    saved: '파일로 저장했습니다.',
    savedWithMemo: '파일로 저장했습니다. 메모도 들어 있습니다.',
    failed: (reason: string) => `파일로 저장하지 못했습니다. ${reason}`,
  },
  conflict: {
    title: '다른 기기에서 먼저 고쳤습니다.',
    notice: '다른 기기에서 먼저 고쳤습니다.',
    /** `changes`: the fields changed there, each with its value. */
    theirs: (changes: readonly string[]) => `그곳에서는 ${changes.join(', ')}입니다.`,
    theirState: (state: string) => `상태가 ‘${state}’`,
    theirDate: (date: string | null) => `약속한 날이 ${date ?? '없음'}`,
    theirMemo: '메모가 다른 글',
    overwritten: (names: readonly (keyof typeof fields)[]) => {
      const nouns = joinNouns(names.map((name) => fields[name]))
      return `덮어쓰면 ${nouns}${objectParticle(nouns)} 여기서 적은 것으로 바꾸고, 나머지는 그대로 둡니다.`
    },
    reloadNote: '다시 불러오면 여기서 고친 것은 저장하지 않습니다. 쓰던 답은 그대로 있습니다.',
    reload: '다시 불러오기',
    overwrite: '덮어쓰기',
    reloaded: '다시 불러왔습니다.',
    putBack: '내가 고친 것 되살리기',
  },
  leave: {
    title: '저장하지 않은 것이 있습니다',
    text: '나가시겠습니까? 상태나 약속한 날, 메모에서 고친 것을 저장하지 못했습니다.',
    stay: '머무르기',
  },
}
