/** The fan art. */
export const fanartTexts = {
  pageTitle: '팬아트',
  lead: { before: '좋아해서', after: '따라 그린 마음들' },
  filter: '이야기',
  empty: '첫 그림이 마르는 대로 이 칸에 걸어 두겠습니다.',
  failed: '그림을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  thisPicture: '그림을',
  source: '원작',
  year: '그린 해',
  world: '이 세계',
  webtoon: (title: string) => `웹툰 ${title}`,
  novel: (title: string) => `웹소설 ${title}`,
  neighbours: '앞뒤 그림',
  /** Follows “previous” or “next” for screen readers. */
  neighbour: (title: string) => ` 그림, ${title}`,
}
