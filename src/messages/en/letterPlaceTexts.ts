import type { letterPlaceTexts as Korean } from '../ko/letterPlaceTexts.ts'

export const letterPlaceTexts: typeof Korean = {
  heading: 'Letter',
  open: 'Write a letter',
}
