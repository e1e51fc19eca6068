/** The page for unknown addresses. */
export const notFound = {
  pageTitle: '찾을 수 없는 페이지',
  title: { before: '요청하신 페이지를', after: '표시할 수 없습니다.' },
  text: '주소가 잘못되었거나, 예전 사이트의 주소로 들어오셨습니다.',
  folio: '404쪽 · 낙장',
}
