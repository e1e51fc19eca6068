interface Counts {
  total: number
  received: number
  working: number
}

const DAYS = ['하루', '이틀', '사흘', '나흘', '닷새', '엿새', '이레', '여드레', '아흐레', '열흘']

const letters = (count: number) => `${count}통`

/** The inbox: the card of the intake, the list of inquiries, its dialogs and toasts. */
export const inquiries = {
  title: '받은 문의',
  lead: {
    loading: '불러오는 중…',
    none: '받은 문의가 없습니다',
    counts: ({ total, received, working }: Counts) =>
      [letters(total), received > 0 && `새 문의 ${received}통`, working > 0 && `진행 중 ${working}통`]
        .filter(Boolean)
        .join(', '),
  },
  kinds: { commission: '의뢰', work: '외주 제안', use: '작품 이용', other: '그 밖의 문의' },
  /** On the stamp of an inquiry without a picture. */
  kindLetters: { commission: '의', work: '외', use: '이', other: '밖' },
  states: {
    received: '받음',
    answered: '답함',
    working: '진행 중',
    done: '끝남',
    declined: '받지 않음',
    withdrawn: '취소함',
    spam: '스팸',
  },
  /** The group in the sidebar, its badge and the row of the dashboard. */
  group: '문의',
  newCount: (count: number) => `새 문의 ${count}통`,
  linkWithNew: (count: number) => `받은 문의, 새 문의 ${count}통`,
  menuWithNew: (count: number) => `메뉴, 새 문의 ${count}통`,
  senders: (names: readonly string[], others: number) =>
    names.join(', ') + (others > 0 ? ` 외 ${others}통` : ''),
  read: '읽으러 가기',
  intake: {
    title: '의뢰 받기',
    state: '의뢰',
    states: { open: '받음', waitlist: '대기만', closed: '닫음' },
    places: '자리',
    fewerPlaces: '자리 하나 줄이기',
    morePlaces: '자리 하나 늘리기',
    noPlaces: '제한 없음',
    opensOn: '다음에 여는 날',
    noDay: '없음',
    note: '한마디',
    noteLength: (length: number, most: number) => `${length}/${most}자`,
    more: '더 고치기',
    onSite: '지금 사이트에는',
    placesTaken: (places: number, working: number) =>
      `자리 ${places}, 진행 중 ${working}. 바꾸면 바로 나옵니다.`,
    working: (working: number) => `자리 제한 없음, 진행 중 ${working}. 바꾸면 바로 나옵니다.`,
    full: '자리가 차서 사이트에는 ‘대기만 받습니다’로 나옵니다.',
    faults: {
      places: (most: number) => `0부터 ${most}까지의 숫자를 적어 주세요.`,
      day: '오늘이나 그 뒤의 날을 골라 주세요.',
      note: (most: number, length: number) => `${most}자까지 쓸 수 있습니다. 지금 ${length}자입니다.`,
    },
    changed: {
      state: '의뢰 상태를 바꾸었습니다.',
      places: '자리를 바꾸었습니다.',
      opens_on: '다음에 여는 날을 바꾸었습니다.',
      note: '한마디를 바꾸었습니다.',
    },
    notChanged: '바꾸지 못했습니다. 다시 시도해 주세요.',
    failed: (reason: string) => `의뢰 상태를 불러오지 못했습니다. ${reason}`,
  },
  tools: {
    search: '이름이나 내용으로 찾기',
    byState: '상태로 거르기',
    all: '전체',
  },
  selection: {
    label: '선택한 문의',
    count: (count: number) => `${count}통 선택됨`,
    toSpam: '스팸으로',
    notSpam: '스팸 아님',
    delete: '지우기',
    clear: '선택 해제',
  },
  table: {
    caption: '받은 문의 목록',
    select: '선택',
    picture: '우표',
    sender: '보낸 사람과 내용',
    kind: '일',
    state: '상태',
    when: '받은 때',
    actions: '할 일',
  },
  row: {
    until: (day: string) => `${day}까지`,
    late: (days: number) => `${DAYS[days - 1] ?? `${days}일`} 지났습니다`,
    erased: (day: string) => `${day}에 지움`,
    yesterday: '어제',
    clock: (hours: string, minutes: string) => `${hours}:${minutes}`,
    /** “11. 27.”. */
    day: (month: number, day: number) => `${month}. ${day}.`,
    delete: (name: string) => `‘${name}’ 님의 문의 지우기`,
  },
  arrived: (count: number) => `새 문의 ${count}통 보기`,
  empty: { title: '아직 빈 편지함입니다.', text: '문의가 오면 여기에 쌓입니다.' },
  noResult: {
    title: '조건에 맞는 문의가 없습니다.',
    text: '다른 이름이나 내용으로 찾거나 조건을 지워 보세요.',
  },
  dialog: {
    one: (name: string) => `‘${name}’ 님의 문의를 완전히 지울까요?`,
    several: (count: number) => `문의 ${count}통을 완전히 지울까요?`,
    text: '주고받은 글과 메모도 함께 지웁니다. 되돌릴 수 없습니다.',
    cancel: '취소',
    delete: '지우기',
  },
  toasts: {
    one: (name: string) => `‘${name}’ 님의 문의를`,
    several: (count: number) => `문의 ${count}통을`,
    spam: (subject: string) => `${subject} 스팸으로 옮겼습니다.`,
    notSpam: (subject: string) => `${subject} ‘받음’으로 옮겼습니다.`,
    deleted: (subject: string) => `${subject} 지웠습니다.`,
    undo: '되돌리기',
    notMoved: (reason: string) => `옮기지 못했습니다. ${reason}`,
    notDeleted: (reason: string) => `지우지 못했습니다. ${reason}`,
    notUndone: (reason: string) => `되돌리지 못했습니다. ${reason}`,
  },
}
