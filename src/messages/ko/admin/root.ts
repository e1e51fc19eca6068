/** The admin area before its app is loaded, and its language. */
export const root = {
  checking: '인증 확인 중…',
  photosWaiting: (count: number) =>
    `받은 사진 ${count}장이 기다립니다. 로그인하지 않아도 이 기기에 그대로 남아 있습니다.`,
  languageFailed: '다른 언어를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
}
