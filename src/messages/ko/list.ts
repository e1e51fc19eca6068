/** The parts that the lists of posts share. */
export const list = {
  all: '전체',
  filtered: (name: string, count: number, hasMore: boolean) => `${name} ${count}장${hasMore ? ' 이상' : ''}`,
  moreFailed: '다음 쪽을 불러오지 못했습니다. 다시 시도해 주세요.',
  loadingMore: '불러오는 중…',
  more: '더 보기',
  failed: '목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  outdated: (failure: string) => `${failure} 그동안 전에 받은 목록을 보여 드립니다.`,
  /** Above posts in another language than the page. */
  inLanguage: { ko: '아래 글은 한국어로 쓰여 있습니다.', en: '아래 글은 영어로 쓰여 있습니다.' },
}
