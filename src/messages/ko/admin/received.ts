/** Native numerals, for the few photos that usually arrive. */
const numerals = ['', '한', '두', '세', '네']

/** The photos shared from a phone. */
export const received = {
  title: '받은 사진',
  lead: {
    failed: '읽지 못했습니다',
    loading: '불러오는 중…',
    none: '받은 사진이 없습니다',
    kept: (photos: number) => `휴대전화에 보관 중 · ${photos}장`,
    sent: (photos: number) => `휴대전화에서 보낸 사진 ${photos}장`,
  },
  removeAll: {
    question: (photos: number) => `받은 사진 ${photos}장을 모두 뺄까요?`,
    text: '이 브라우저에 보관한 것만 지웁니다. 휴대전화의 사진첩에는 그대로 있습니다.',
    cancel: '취소',
    confirm: '모두 빼기',
  },
  allRejected: '보낸 사진을 받지 못했습니다. 다시 공유해 주세요.',
  someRejected: (photos: string) => `이 기기에 자리가 모자라 ${photos}장은 보관하지 못했습니다.`,
  waiting: {
    started: '연결되면 올립니다.',
    notStarted: '연결되지 않았습니다.',
    startNow: '올리기를 눌러 두면 연결될 때 올립니다.',
    closable: '이 화면을 닫아도 사진은 남아 있습니다.',
  },
  unreadable: '이 브라우저에 보관한 사진을 읽지 못했습니다.',
  empty: '받은 사진이 없습니다.',
  emptyText:
    '휴대전화의 사진첩에서 공유를 누르고 이 사이트를 고르면 여기에 모입니다. 사이트를 홈 화면에 설치한 뒤에 쓸 수 있습니다.',
  toDashboard: '관리 첫 화면으로',
  card: {
    places: (photo: string) => `${photo} 올릴 곳`,
    chosen: (place: string) => `${place}로 골랐습니다`,
    guessed: (place: string) => `${place}로 짐작했습니다`,
    noCamera: '촬영 정보가 없습니다. 골라 주세요.',
    otherCamera: (camera: string) => `다른 카메라입니다. 골라 주세요. · ${camera}`,
    unreadable: '읽지 못했습니다.',
    reading: '읽는 중…',
    waiting: (place: string) => `${place} · 기다리는 중`,
    uploading: (percent: number) => `올리는 중… ${percent}%`,
    progress: (photo: string) => `${photo} 올리기`,
    remove: '빼기',
    removePhoto: (photo: string) => `${photo} 빼기`,
  },
  bar: {
    later: '나중에',
    toEpisode: '새 회차의 컷으로',
    upload: '임시저장으로 올리기',
    uploadReady: (photos: number) => `${photos}장 임시저장으로 올리기`,
    uploading: '올리는 중…',
    undecided: (photos: number) =>
      `${numerals[photos] ? `${numerals[photos]} 장` : `${photos}장`}의 올릴 곳을 아직 고르지 않았습니다.`,
    offline: 'Wi-Fi나 데이터에 연결되면 저절로 이어서 올립니다.',
    disconnected: '서버에 연결하면 저절로 이어서 올립니다.',
    running: (photos: number) => `${photos}장을 올리는 중입니다.`,
    draftsOnly: '사이트에는 게시한 뒤에 보입니다.',
  },
  toasts: {
    notRead: '사진을 읽지 못했습니다. 다시 공유해 주세요.',
    notMoved: '사진을 회차로 보내지 못했습니다. 다시 시도해 주세요.',
    notRemoved: '사진을 빼지 못했습니다. 다시 시도해 주세요.',
    expired: (photos: number, days: number) => `받은 지 ${days}일이 지난 사진 ${photos}장을 지웠습니다.`,
    saved: (photos: number) => `${photos}장을 임시저장했습니다.`,
    addTitle: '제목 쓰러 가기',
  },
}
