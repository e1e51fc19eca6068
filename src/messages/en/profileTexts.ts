import type { profileTexts as Korean } from '../ko/profileTexts.ts'

export const profileTexts: typeof Korean = {
  pageTitle: 'Profile',
  crafts: 'What I do',
  timeline: 'Pages so far',
  tools: 'Tools I know well',
  contact: 'Where to write',
}
