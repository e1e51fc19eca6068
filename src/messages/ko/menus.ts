/** The two menus over the page: the contents and the links to other sites. */
export const menus = {
  contents: '차례',
  closeContents: '차례 닫기',
  links: '바깥 링크',
  closeLinks: '바깥 링크 닫기',
  linksTitle: '바깥에 꽂아 둔 책갈피',
}
