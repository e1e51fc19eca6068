/** Titles of the admin pages, and the pages for errors. */
export const pages = {
  dashboard: '관리',
  list: (collection: string) => `${collection} 관리`,
  newItem: (noun: string) => `새 ${noun}`,
  editItem: (noun: string) => `${noun} 수정`,
  trash: '휴지통',
  share: '공유 미리보기',
  inquiries: '받은 문의',
  inquiry: '문의',
  received: '받은 사진',
  versions: '이전 판',
  loadingVersions: '판을 불러오는 중…',
  error: '오류',
  notFound: {
    head: '찾을 수 없습니다',
    title: '찾을 수 없습니다.',
    text: '주소가 잘못되었거나 이미 지워진 글입니다.',
    home: '관리 첫 화면으로',
  },
  editorFailed: {
    title: '편집 화면을 열지 못했습니다.',
    text: '작성하던 글은 이 브라우저에 남아 있습니다. 연결을 확인하고 다시 시도해 주세요.',
    reload: '새로고침',
  },
}
