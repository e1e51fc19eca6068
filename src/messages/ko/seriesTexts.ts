/** Words that the pages of webtoons and novels share. */
export const seriesTexts = {
  atPublisher: '연재처에서 보기',
  otherStories: (title: string) => `${title}의 다른 이야기`,
  meetCharacters: '인물 만나기',
  seeFanart: '팬아트 보기',
  authorNote: '작가의 말',
  episode: (number: number) => `${number}화`,
  /** For little space. */
  episodeShort: (number: number) => `${number}화`,
  /** Short, because it stands beside the title. */
  chapter: (number: number) => `${number}장`,
  chapterOf: (title: string, number: number) => `${title}, ${number}장`,
  /** The page of a chapter, which leads to the reader. */
  chapterPage: {
    missing: '글을',
    title: (novel: string, number: number, title: string) => `${novel} ${number}장 ${title}`,
    read: (novel: string, number: number) => `${novel}, ${number}장 읽기`,
  },
}
