/** The photo galleries and the pages of single photos. */
export const photoTexts = {
  pageTitle: (gallery: string) => `${gallery} 사진`,
  cameras: '카메라',
  wall: (camera: string) => `${camera} 사진`,
  empty: '아직 인화한 사진이 없습니다.',
  emptyText: '첫 롤을 현상하는 대로 이 벽에 걸어 두겠습니다.',
  failed: '사진을 불러오지 못했습니다. 다시 시도해 주세요.',
  thisPhoto: '사진을',
  turn: '사진 넘기기',
  previous: '이전 사진',
  next: '다음 사진',
  shareAsCard: '카드로 나누기',
  notes: '현상 노트',
}
