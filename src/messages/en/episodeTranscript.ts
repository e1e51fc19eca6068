import type { episodeTranscript as Korean } from '../ko/episodeTranscript.ts'

export const episodeTranscript: typeof Korean = {
  title: 'Transcript',
  close: 'Close transcript',
  cut: (number) => `Panel ${number}`,
  sound: 'Sound',
  thought: (who) => (who ? `${who}, thinking` : 'Thought'),
}
