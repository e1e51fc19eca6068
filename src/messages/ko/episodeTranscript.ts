/** The transcript beside an episode. */
export const episodeTranscript = {
  title: '대본',
  close: '대본 닫기',
  cut: (number: number) => `${number}번째 컷`,
  sound: '소리',
  thought: (who: string | undefined) => (who ? `${who}, 생각` : '생각'),
}
