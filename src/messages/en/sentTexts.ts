import type { sentTexts as Korean } from '../ko/sentTexts.ts'

export const sentTexts: typeof Korean = {
  heading: 'Your letter is here.',
}
