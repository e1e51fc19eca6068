/** The frame of every admin page: sidebar, menu on phones, log-out. */
export const shell = {
  skip: '본문으로 건너뛰기',
  home: (site: string) => `${site} 관리 첫 화면`,
  menuButton: '메뉴',
  menu: '관리 메뉴',
  serial: '연재',
  received: '받은 사진',
  receivedCount: (count: number) => `받은 사진, ${count}장`,
  trash: '휴지통',
  trashCount: (count: number) => `휴지통, ${count}편`,
  connection: {
    checking: '연결 확인 중…',
    connected: '서버에 연결됨',
    disconnected: '서버에 연결되지 않음',
    offline: '오프라인',
  },
  server: '서버 연결',
  site: '사이트 보기',
  language: '언어',
  logOut: '로그아웃',
  /** The sentence before the time that is left. */
  logOutIn: '자동 로그아웃까지',
  expiryWarning: (time: string) => `${time} 뒤 자동으로 로그아웃됩니다. 작성 중인 글은 임시저장됩니다.`,
  notErased: '보관된 것을 지우지 못해 로그아웃하지 않았습니다. 다시 시도해 주세요.',
  loggedOutHere: (reason: string) => `이 브라우저에서만 로그아웃합니다. ${reason}`,
  unsaved: {
    title: (drafts: number, photos: number) =>
      `이 브라우저에 ${photos === 0 ? '쓰던 글이' : drafts === 0 ? '받은 사진이' : '쓰던 글과 받은 사진이'} 있습니다`,
    text: (drafts: number, photos: number) => {
      const posts = `저장하지 않은 글 ${drafts}편`
      const pictures = `올리지 않은 사진 ${photos}장이`
      const subject = photos === 0 ? `${posts}이` : drafts === 0 ? pictures : `${posts}과 ${pictures}`
      return `${subject} 이 브라우저에 보관되어 있습니다. 남겨 두면 다시 로그인해 이어 쓸 수 있습니다.`
    },
    shared: '여럿이 쓰는 기기라면 지우고 나가세요. 지운 것은 되살릴 수 없습니다.',
    erase: '지우고 로그아웃',
    keep: '남겨 두고 로그아웃',
  },
}
