import type { home as Korean } from '../ko/home.ts'

export const home: typeof Korean = {
  skip: 'Skip',
  playVideo: 'Play background video',
  pauseVideo: 'Pause background video',
  skipToDesign: 'Skip to design',
  skipToWebtoon: 'Skip to webtoons',
  skipDesign: 'Skip design',
  skipWebtoon: 'Skip webtoons',
  skipGallery: 'Skip photo gallery',
  seriesDetails: 'See the series',
  loadingPhotos: 'Developing the photos',
  noPhotos: 'No photos printed yet.',
  morePhotos: (more, gallery) => `${more}, ${gallery} photos`,
}
