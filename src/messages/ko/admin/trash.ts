/** The trash: its list, the dialog before posts are deleted, and its toasts. */
export const trash = {
  title: '휴지통',
  empty: '휴지통 비우기',
  lead: {
    none: '지운 글이 없습니다',
    loading: '불러오는 중…',
    posts: (count: number) => `지운 글 ${count}편`,
  },
  note: (days: number) =>
    `지운 글은 ${days}일 동안 여기에 있습니다. 그 뒤에는 글과 사진, 이전 판까지 완전히 지워집니다. 게시했던 쪽과 사진 사본은 사이트를 다시 지을 때 빠집니다.`,
  tools: {
    byKind: '종류로 거르기',
    kinds: {
      all: '전체',
      photos: '사진',
      portfolio: '작업',
      fanart: '팬아트',
      favorites: '물건',
      commissions: '의뢰 종류',
      serial: '연재',
    },
    sorts: { soonest: '곧 지워지는 순', latest: '나중에 지운 순' },
  },
  table: {
    caption: '휴지통에 있는 글',
    picture: '사진',
    title: '제목',
    deleted: '지운 날',
    left: '남은 날',
    actions: '할 일',
  },
  pictures: (count: number, size: string) => `그림 ${count}장 ${size}`,
  versions: (count: number) => `이전 판 ${count}개`,
  today: '오늘 지워집니다',
  daysLeft: (days: number) => `${days}일 남음`,
  restore: '되살리기',
  restorePost: (title: string) => `${title} 되살리기`,
  purge: '완전히 지우기',
  purgePost: (title: string) => `${title} 완전히 지우기`,
  isEmpty: '휴지통이 비어 있습니다.',
  emptyText: (days: number) =>
    `지운 글은 여기에서 ${days}일 동안 기다립니다. 그동안은 언제든 되살릴 수 있습니다.`,
  toDashboard: '관리 첫 화면으로',
  dialog: {
    all: (count: number) => `${count}편을 모두 완전히 지울까요?`,
    posts: (subject: string) => `${subject} 완전히 지울까요?`,
    text: (days: number) => `지금 지우면 ${days}일이 남아 있어도 되살릴 수 없습니다.`,
    pictures: '원본 사진과 크기별 그림',
    pictureLoss: (count: number, size: string) => `${count}장 · ${size}`,
    versions: '이전 판',
    addresses: '주소',
    count: (count: number) => `${count}개`,
    everything: '모두',
    none: '없음',
    note: '이 주소로 온 사람은 ‘찾을 수 없는 쪽’을 보게 됩니다. 다른 글에도 쓰인 그림은 남습니다. 사이트에 담긴 사본은 다시 지을 때 빠집니다.',
    /** The same of posts without an address. */
    noteWithoutAddress: '다른 글에도 쓰인 그림은 남습니다. 사이트에 담긴 사본은 다시 지을 때 빠집니다.',
    cancel: '취소',
  },
  /** Counter word of posts of several collections. */
  unit: '편',
  toasts: {
    posts: (count: number) => `${count}편을`,
    restored: (subject: string) => `${subject} 되살렸습니다. 임시저장에 있습니다.`,
    purged: (subject: string) => `${subject} 완전히 지웠습니다.`,
    gone: (count: number) => `${count}편은 이미 휴지통에 없었습니다.`,
    open: '열기',
    rebuild: '다시 짓기',
    emptied: '휴지통을 비웠습니다. 사이트에서는 다시 지을 때 빠집니다.',
    notRestored: (reason: string) => `되살리지 못했습니다. ${reason}`,
    notPurged: (reason: string) => `완전히 지우지 못했습니다. ${reason}`,
    notEmptied: (reason: string) => `휴지통을 다 비우지 못했습니다. ${reason}`,
  },
  cleanup: {
    posts: (days: number, reason: string) =>
      `${days}일이 지난 글을 휴지통에서 다 지우지 못했습니다. ${reason}`,
    files: (_days: number, reason: string) =>
      `완전히 지운 글의 사진이 아직 저장소에 남아 있습니다. ${reason}`,
  },
}
