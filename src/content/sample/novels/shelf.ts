import { type ContestEntry, type ShelfBook, toShelfBook } from '@/content/novels/shelfBook'

/** The books from left to right. */
export const shelf: readonly ShelfBook[] = [
  ...toShelfBook('more-book', { background: '#f4c430', ink: '#14110f', width: 46, height: 342 }),
  ...toShelfBook('tls', { background: '#ff5c93', ink: '#14110f', width: 52, height: 350 }),
  ...toShelfBook('they', { background: '#0e2f3a', ink: '#fff3d2', width: 52, height: 372 }),
  ...toShelfBook('more-fantasy', { background: '#e6e0cd', ink: '#14110f', width: 64, height: 338 }),
  ...toShelfBook('more-contest', { background: '#14110f', ink: '#faf7f0', width: 44, height: 310 }),
  {
    id: 'bakery-at-noon',
    title: '한낮의 빵집',
    blurb: '새벽에 문을 닫고 한낮에 빵을 굽는 가게의 여름. 아직 쓰고 있는 이야기입니다.',
    spine: { background: '#b5512a', ink: '#fff8ec', width: 52, height: 330 },
  },
]

/** Sorted by year, newest first. */
export const contests: readonly ContestEntry[] = [
  { year: 2026, title: '마지막 문장', contest: '도시 단편 공모', result: '우수상' },
  { year: 2025, title: '여름의 부록', contest: '청소년 소설 공모', result: '최종 후보' },
  { year: 2024, title: '먹룡의 사서', contest: '장르 소설 공모', result: '입선' },
  { year: 2023, title: '겨울 단편', contest: '신인 단편 공모', result: '본심 진출' },
]
