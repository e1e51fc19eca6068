/** The frame around all pages: what replaces a page that fails. */
export const app = {
  pageFailed: '불러오지 못한 페이지',
  thisPage: '이 페이지를',
}
