import type { TranscriptLine } from '@/content/transcripts/transcript'

/** What the number of a line is called: “2번 대사, 한해”. `index` counts from 0. */
export function lineName(line: TranscriptLine, index: number): string {
  const kind = { scene: '장면', speech: '대사', sound: '소리' }[line.kind]
  return `${index + 1}번 ${kind}${line.kind === 'speech' ? `, ${line.who}` : ''}`
}
