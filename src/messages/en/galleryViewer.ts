import type { galleryViewer as Korean } from '../ko/galleryViewer.ts'

export const galleryViewer: typeof Korean = {
  position: (position, count) => `Picture ${position} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  labels: {
    Lightbox: 'Enlarged picture',
    'Photo gallery': 'Enlarged picture',
    Previous: 'Previous picture',
    Next: 'Next picture',
    Close: 'Close',
    Slide: 'Picture',
    Carousel: 'Pictures',
    '{index} of {total}': '{index} of {total}',
  },
  transcript: {
    title: 'Transcript',
    lead: 'What is said and heard in the picture, in order.',
    close: 'Close transcript',
    sound: 'Sound',
    keys: { toggle: 'Show or hide transcript', line: 'Next line', picture: 'Next picture' },
    marker: {
      scene: (number) => `Line ${number}: scene`,
      speech: (number, who) => `Line ${number}: ${who} speaks`,
      sound: (number) => `Line ${number}: sound`,
    },
  },
}
