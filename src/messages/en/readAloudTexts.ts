import type { readAloudTexts as Korean } from '../ko/readAloudTexts.ts'

export const readAloudTexts: typeof Korean = {
  title: 'Read aloud',
  play: 'Read aloud',
  pause: 'Pause',
  close: 'Close read aloud',
  position: (chapter, sentence) => `Chapter ${chapter}, sentence ${sentence}`,
  previous: 'Previous sentence',
  next: 'Next sentence',
  pace: 'Speed',
  times: (pace) => `${pace} times`,
  voice: 'Voice',
  follow: 'Back to this sentence',
  failed: 'The voice couldn’t be loaded.',
  ended: 'Read to the end.',
  continues: (chapter) => `Continuing with chapter ${chapter}.`,
}
