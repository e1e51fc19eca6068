import { localized } from '@/content/localized'
import { type ContestEntry, type ShelfBook, toShelfBook } from '@/content/novels/shelfBook'

/** The books from left to right. */
export const shelf: readonly ShelfBook[] = localized([
  ...toShelfBook('more-book', { background: '#f4c430', ink: '#14110f', width: 46, height: 342 }),
  ...toShelfBook('tls', { background: '#ff5c93', ink: '#14110f', width: 52, height: 350 }),
  ...toShelfBook('they', { background: '#0e2f3a', ink: '#fff3d2', width: 52, height: 372 }),
  ...toShelfBook('more-fantasy', { background: '#e6e0cd', ink: '#14110f', width: 64, height: 338 }),
  ...toShelfBook('more-contest', { background: '#14110f', ink: '#faf7f0', width: 44, height: 310 }),
  {
    id: 'bakery-at-noon',
    title: { ko: '한낮의 빵집', en: 'The Bakery at Noon' },
    blurb: {
      ko: '새벽에 문을 닫고 한낮에 빵을 굽는 가게의 여름. 아직 쓰고 있는 이야기입니다.',
      en: 'The summer of a shop that closes at dawn and bakes bread at noon. This story is still being written.',
    },
    spine: { background: '#b5512a', ink: '#fff8ec', width: 52, height: 330 },
  },
])

/** Sorted by year, newest first. */
export const contests: readonly ContestEntry[] = localized([
  {
    year: 2026,
    title: { ko: '마지막 문장', en: 'The Last Sentence' },
    contest: { ko: '도시 단편 공모', en: 'City Short Story Contest' },
    result: { ko: '우수상', en: 'Merit award' },
  },
  {
    year: 2025,
    title: { ko: '여름의 부록', en: 'Supplement to Summer' },
    contest: { ko: '청소년 소설 공모', en: 'Young Adult Fiction Contest' },
    result: { ko: '최종 후보', en: 'Finalist' },
  },
  {
    year: 2024,
    title: { ko: '먹룡의 사서', en: 'Librarian of the Ink Dragon' },
    contest: { ko: '장르 소설 공모', en: 'Genre Fiction Contest' },
    result: { ko: '입선', en: 'Honorable mention' },
  },
  {
    year: 2023,
    title: { ko: '겨울 단편', en: 'A Winter Story' },
    contest: { ko: '신인 단편 공모', en: 'New Writers’ Story Contest' },
    result: { ko: '본심 진출', en: 'Shortlisted' },
  },
])
