/** The favorites. */
export const favoritesTexts = {
  title: '좋아하는 것들',
  filter: '분류',
  empty: '좋아하는 것이 생기는 대로 한 장씩 붙여 두겠습니다.',
  failed: '좋아하는 것들을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  thisStamp: '이 우표를',
  visit: '보러 가기',
}
