/** The web design works. */
export const portfolioTexts = {
  pageTitle: '웹디자인 포트폴리오',
  field: '웹디자인 · 웹퍼블리싱',
  count: (count: number, hasMore: boolean) => `작업 ${count}건${hasMore ? ' 이상' : ''}`,
  views: '보기',
  grid: '그림으로',
  index: '색인으로',
  empty: '첫 작업이 끝나는 대로 이 책상에 올려 두겠습니다.',
  failed: '작업 목록을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  thisWork: '이 작업을',
  client: '의뢰',
  role: '역할',
  period: '기간',
  year: (year: number) => `${year}년`,
  tools: '도구',
  address: '주소',
  visit: '사이트 보기',
}
