/** The bar of read-aloud. */
export const readAloudTexts = {
  title: '낭독',
  play: '낭독 재생',
  pause: '낭독 멈추기',
  close: '낭독 닫기',
  position: (chapter: number, sentence: number) => `${chapter}장, ${sentence}번째 문장`,
  previous: '이전 문장',
  next: '다음 문장',
  pace: '속도',
  times: (pace: string) => `${pace}배`,
  voice: '목소리',
  follow: '지금 문장으로',
  failed: '목소리를 불러오지 못했습니다.',
  ended: '끝까지 읽었습니다.',
  continues: (chapter: number) => `${chapter}장을 이어 읽습니다.`,
}
