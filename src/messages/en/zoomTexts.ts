import type { zoomTexts as Korean } from '../ko/zoomTexts.ts'

export const zoomTexts: typeof Korean = {
  picture: { photo: 'Photo', drawing: 'Picture' },
  view: { photo: 'Larger view of the photo', drawing: 'Larger view of the picture' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: '{index} of {total}',
}
