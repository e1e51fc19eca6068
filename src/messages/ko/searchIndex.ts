import { susa } from 'es-hangul'

const counted = (count: number, counter: string) => `${susa(count, true)} ${counter}`

/** Words on the cards of the search. */
export const searchIndex = {
  works: '작품',
  workCount: (count: number) => counted(count, '편'),
  characters: '인물',
  characterCount: (count: number) => counted(count, '명'),
  page: (folio: number) => `${folio}쪽`,
  story: (series: string) => `${series}, 스토리`,
  blurb: '책 소개',
  profile: '작가 소개',
  webtoon: '웹툰',
  schedule: '연재',
  genre: '장르',
  character: '인물',
  work: '작품',
  likes: '좋아하는 것',
  drawing: '갤러리 그림',
  novel: '웹소설',
  upcoming: '쓰는 중',
}
