/** The dialog of the owner's login. */
export const loginTexts = {
  title: '관리자 로그인',
  lead: '이 사이트의 주인만 들어갈 수 있습니다.',
  password: '비밀번호',
  placeholder: '비밀번호를 입력하세요',
  errors: {
    empty: '비밀번호를 입력해 주세요.',
    wrong: '비밀번호가 올바르지 않습니다.',
    unsupported: '이 연결에서는 비밀번호를 확인할 수 없습니다. https 주소로 다시 열어 주세요.',
  },
  unavailable: '관리자 비밀번호가 설정되지 않아 로그인이 꺼져 있습니다.',
  wait: { before: '여러 번 틀려 잠시 쉽니다. ', after: ' 뒤에 다시 시도할 수 있습니다.' },
  spokenWait: (time: string) => `여러 번 틀려 잠시 쉽니다. ${time} 안에 다시 시도할 수 있습니다.`,
  minutes: (count: number) => `${count}분`,
  seconds: (count: number) => `${count}초`,
  cancel: '취소',
  submit: '로그인',
}
