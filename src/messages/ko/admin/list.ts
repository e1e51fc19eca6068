import { objectParticle, subjectParticle } from '../grammar/josa.ts'

interface Counts {
  total: number
  scheduled: number
  drafts: number
}

/** The noun and the counter word of a collection. */
interface Words {
  noun: string
  unit: string
}

const scheduledCount = (scheduled: number, unit: string) =>
  scheduled > 0 ? `, 예약 ${scheduled}${unit}` : ''

/** The admin lists of posts: tools, rows, dialogs and their toasts. */
export const list = {
  loading: '불러오는 중…',
  counts: {
    none: '아직 올린 글이 없습니다',
    posts: ({ total, scheduled, drafts }: Counts, { noun, unit }: Words) =>
      `${noun} ${total}${unit}${scheduledCount(scheduled, unit)}, 임시저장 ${drafts}${unit}`,
    serial: ({ total, scheduled, drafts }: Counts, { unit }: Words) =>
      `${total - drafts - scheduled}${unit} 게시${scheduledCount(scheduled, unit)}, 임시저장 ${drafts}${unit}`,
  },
  gaps: {
    ofSeries: (title: string, numbers: string) => `${title} ${numbers}`,
    message: (names: readonly string[], more: number) => {
      const gaps = names.join(', ') + (more > 0 ? ` 외 ${more}곳` : '')
      return `${gaps}${subjectParticle(gaps)} 비어 있습니다.`
    },
  },
  tools: {
    byStatus: '상태로 거르기',
    bySeries: '시리즈로 거르기',
    search: '제목이나 번호로 찾기',
    all: '전체',
    novel: '작품',
    anyStatus: '모든 상태',
    statuses: { all: '전체', published: '게시됨', scheduled: '예약됨', draft: '임시저장' },
    sorts: { newest: '최신순', oldest: '오래된순', title: '제목순', position: '직접 정한 순서' },
    serialSorts: { newest: '새 번호 순', oldest: '오래된 번호 순', title: '제목순' },
  },
  selection: {
    label: '선택한 항목',
    count: (count: number) => `${count}개 선택됨`,
    toDraft: '임시저장으로 바꾸기',
    clear: '선택 해제',
  },
  table: {
    caption: (name: string) => `${name} 목록`,
    order: '순서',
    selectAll: '모두 선택',
    select: (title: string) => `${title} 선택`,
    picture: '사진',
    number: '번호',
    title: '제목',
    status: '상태',
    uploaded: '올린 날',
    out: '나온 날',
    actions: '할 일',
    noDate: '아직 없음',
    sortingHint: '순서를 바꾸려면 검색어와 상태 조건을 먼저 지워 주세요.',
  },
  row: {
    shutter: (seconds: string) => `${seconds}초`,
    afterNumber: (unit: string) => unit,
    chapterLength: (letters: number, minutes: number) =>
      `${letters.toLocaleString('ko-KR')}자 · ${minutes}분`,
    panels: (count: number) => `컷 ${count}`,
    toFront: '맨 앞으로',
    view: '사이트에서 보기',
    publish: '게시하기',
    unpublish: '게시 취소',
    cancelSchedule: '예약 취소',
    edit: '수정',
    delete: '삭제',
  },
  sorting: {
    item: '옮길 수 있는 항목',
    handle: (title: string) => `${title} 옮기기`,
    instructions:
      '순서를 바꾸려면 스페이스 키를 누르고, 위아래 화살표로 옮긴 뒤 다시 스페이스 키를 누르십시오. Esc를 누르면 취소합니다.',
    lifted: (title: string, position: number) => `‘${title}’ 항목을 들었습니다. 지금 ${position}번째입니다.`,
    over: (position: number) => `${position}번째 자리입니다.`,
    dropped: (title: string, position: number) => `‘${title}’ 항목을 ${position}번째에 놓았습니다.`,
    stayed: '제자리에 두었습니다.',
    cancelled: (title: string) => `‘${title}’ 항목의 이동을 취소했습니다.`,
  },
  states: {
    empty: (noun: string) => `첫 ${noun}${objectParticle(noun)} 올리면 여기에 목록이 생깁니다.`,
    notFound: (search: string) => `‘${search}’${objectParticle(search)} 찾지 못했습니다.`,
    noMatch: '조건에 맞는 글이 없습니다.',
    noMatchText: '다른 제목으로 찾거나 조건을 지워 보세요.',
    clear: '조건 지우기',
    failed: (reason: string) => `목록을 불러오지 못했습니다. ${reason}`,
    unavailable: '잠시 후 다시 시도해 주세요.',
    unavailableText: '작성 중이던 글은 이 브라우저에 그대로 남아 있습니다.',
    connect: '서버 연결 확인',
    loading: '목록을 불러오는 중입니다.',
  },
  pages: {
    label: '쪽',
    previous: '이전 쪽',
    next: '다음 쪽',
    page: (number: number) => `${number}쪽`,
  },
  gate: {
    one: '이 글은 아직 게시할 수 없습니다',
    all: (count: number) => `${count}편 모두 아직 게시할 수 없습니다`,
    some: (count: number, refused: number) => `${count}편 중 ${refused}편은 게시할 수 없습니다`,
    text: '빠진 것을 채우거나, 준비된 글만 먼저 게시할 수 있습니다.',
    scheduled: '예약한 시각에 게시합니다',
    ready: '게시할 수 있습니다',
    lacking: (names: string) => `${names}${subjectParticle(names)} 없습니다`,
    fill: '채우러 가기',
    fillFields: (title: string, names: string) => `${title} ${names} 채우러 가기`,
    cancel: '취소',
    publishReady: (count: number) => `준비된 ${count}편만 게시하기`,
  },
  toasts: {
    posts: (count: number) => `${count}편을`,
    published: (subject: string) => `${subject} 게시했습니다.`,
    drafted: (subject: string) => `${subject} 임시저장으로 바꿨습니다.`,
    notPublished: (subject: string, reason: string) => `${subject} 게시하지 못했습니다. ${reason}`,
    stillDrafts: (count: number) => `${count}편은 임시저장에 남아 있습니다.`,
    stillScheduled: (count: number) => `예약한 ${count}편은 정한 시각에 게시합니다.`,
    notChanged: (reason: string) => `바꾸지 못했습니다. ${reason}`,
    trashed: (subject: string) => `${subject} 휴지통에 넣었습니다.`,
    gone: (count: number) => `${count}편은 이미 지워졌거나 휴지통에 있습니다.`,
    notTrashed: (reason: string) => `휴지통에 넣지 못했습니다. ${reason}`,
    undo: '되돌리기',
    notUndone: (reason: string) => `되돌리지 못했습니다. ${reason} 휴지통에서 되살릴 수 있습니다.`,
  },
}
