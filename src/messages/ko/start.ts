/** Words of index.html: the loading overlay of pages without static HTML, and browsers without scripts. */
export const start = {
  loading: '페이지를 넘기는 중…',
  failed: '페이지를 불러오지 못했습니다.',
  reload: '새로고침',
  home: '처음으로',
  noScript: '이 사이트는 자바스크립트가 켜져 있어야 보입니다.',
}
