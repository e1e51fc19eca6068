/** A series or novel, by its names. */
interface Work {
  title: string
  titleKo: string
}

/** Feeds of single series and novels. */
export const serialFeeds = {
  series: {
    title: ({ titleKo }: Work) => `${titleKo} 새 화`,
    description: ({ titleKo }: Work) => `웹툰 ${titleKo}의 새 화`,
  },
  novel: {
    title: (title: string) => `${title} 새 장`,
    description: (title: string) => `웹소설 ${title}의 새 장`,
  },
}
