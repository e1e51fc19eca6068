/** The header and the footer of every public page, and the layout between them. */
export const shell = {
  skip: '본문으로 건너뛰기',
  home: (site: string) => `${site} 처음으로`,
  mainMenu: '주요 메뉴',
  search: '찾기',
  openLinks: '바깥 링크 열기',
  links: '링크',
  openContents: '차례 열기',
  contents: '차례',
  menuFailed: '메뉴를 열지 못했습니다.',
  inquiry: '문의',
  /** The state of the intake; without a known one, an invitation. */
  intake: { open: '의뢰를 받습니다', waitlist: '대기만 받습니다', closed: '지금은 쉽니다' },
  write: '편지 쓰기',
  mail: '메일',
  social: '소셜',
  rights: '권리',
  adminLogin: '관리자 로그인',
  loginFailed: '로그인 창을 열지 못했습니다.',
  mailCopied: '메일 주소를 복사했습니다.',
}
