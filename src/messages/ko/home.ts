/** The home page. */
export const home = {
  skip: '건너뛰기',
  playVideo: '배경 영상 재생',
  pauseVideo: '배경 영상 일시정지',
  skipToDesign: '디자인으로 건너뛰기',
  skipToWebtoon: '웹툰으로 건너뛰기',
  skipDesign: '디자인 건너뛰기',
  skipWebtoon: '웹툰 건너뛰기',
  skipGallery: '사진첩 건너뛰기',
  seriesDetails: '작품 자세히 보기',
  loadingPhotos: '사진을 현상하고 있습니다',
  noPhotos: '아직 인화한 사진이 없습니다.',
  /** Starts with the visible text (WCAG 2.5.3). */
  morePhotos: (more: string, gallery: string) => `${more}, ${gallery} 사진`,
}
