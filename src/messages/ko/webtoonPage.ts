/** The page of a webtoon: its tabs, its list of episodes and its related links. */
export const webtoonPage = {
  /** Follows the title in the page's heading. */
  headingEnd: (_title: string, titleKo: string) => `, 웹툰 ${titleKo}`,
  explore: (title: string) => `${title} 살펴보기`,
  tabs: { story: '스토리', characters: '캐릭터', gallery: '갤러리' },
  facts: { genre: '장르', schedule: '연재', length: '회차', credits: '글 · 그림' },
  platforms: '연재처',
  readNovel: '소설로 읽기',
  fanart: '따라 그린 마음들',
  episodes: {
    title: '회차',
    count: (count: number) => `${count}화`,
    failed: '회차를 불러오지 못했습니다. 다시 시도해 주세요.',
    none: '아직 나온 화가 없습니다.',
    wayOn: { begin: '첫 화 보기', again: '처음부터 다시 보기', resume: '이어 보기' },
    place: (number: number, percent: number) => `${number}화${percent > 0 ? ` ${percent}%` : ''}`,
    first: '첫 화부터',
    latest: (number: number) => `최신 ${number}화`,
    order: '차례',
    orders: { newest: '최신순', first: '첫화부터' },
    tally: (total: number, read: number) => ({
      before: `${total}화 가운데 `,
      read: `${read}화`,
      after: ' 읽음',
    }),
    left: (count: number) => `${count}화 남음`,
    folded: (last: number) => `1–${last}화는 접었습니다`,
    /** Stand around the number of an episode. */
    unit: { before: '', after: '화' },
    isNew: '새로',
    read: '읽음',
    /** Follows a percentage. */
    readSoFar: '까지 읽음',
    more: (count: number) => `${count}화 더 보기`,
    moreShown: (count: number) => `${count}화를 더 펼쳤습니다`,
  },
  characters: {
    title: '나오는 사람들',
    open: '인물 소개 열기',
    openFailed: '인물 소개를 열지 못했습니다.',
  },
  gallery: {
    title: '그림들',
    enlarge: (title: string) => `${title} 크게 보기`,
    openFailed: '그림을 크게 열지 못했습니다.',
  },
}
