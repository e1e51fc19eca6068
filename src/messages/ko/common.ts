/** Words of controls that many parts of the site have. */
export const common = {
  close: '닫기',
  retry: '다시 시도',
  copyLink: '링크 복사',
  linkCopied: '링크를 복사했습니다.',
  linkNotCopied: (url: string) => `링크를 복사하지 못했습니다. ${url}`,
  shareFailed: '나누기 창을 열지 못했습니다.',
  home: '처음으로',
  newTab: '새 창에서 열림',
  loading: '불러오는 중입니다.',
  searchFailed: '찾기를 열지 못했습니다.',
}
