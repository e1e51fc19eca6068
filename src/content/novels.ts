import * as covers from '@/assets/novel'
import type { Picture } from '@/assets/picture'

/** Keys of the novels. Edit this file and the texts in `novelText/` to adapt a fork. */
export type NovelKey = 'tls' | 'they' | 'more-book' | 'more-contest' | 'more-fantasy'

/** The paragraphs of a chapter, with `SCENE_BREAK` between scenes. */
export type ChapterText = readonly string[]

export interface Chapter {
  number: number
  title: string
  /** Reading time in minutes. If the chapter has a text, a test compares them. */
  minutes: number
  /** Publication date on this site or on the platform, ISO 8601. */
  published?: string
  /** Loads the text. Missing if the chapter is only available on the platform or not yet written. */
  text?: () => Promise<{ default: ChapterText }>
}

export interface Novel {
  key: NovelKey
  title: string
  /** The title, one string per line. */
  titleLines: readonly string[]
  titleEn: string
  genre: string
  blurb: string
  cover: Picture
  coverAlt: string
  chapters: readonly Chapter[]
  /** URL of the platform that serialises the novel. Missing for the sample's novels. */
  serialUrl?: string
}

export const novels: Record<NovelKey, Novel> = {
  tls: {
    key: 'tls',
    title: '해와 달의 연애사',
    titleLines: ['해와 달의', '연애사'],
    titleEn: 'Twins Love Story',
    genre: '장편 로맨스',
    blurb:
      '생일이 하루 다른 쌍둥이에게 반씩 나뉜 고백 편지가 도착한다. 웹툰 「트윈스 러브 스토리」의 이 년 전, 두 사람이 아직 똑같은 머리를 하고 있던 겨울의 이야기.',
    cover: covers.tls,
    coverAlt: '마주 본 두 옆얼굴 사이의 빈 공간이 꽃병처럼 보이는 붉고 푸른 표지',
    chapters: [
      {
        number: 1,
        title: '같은 얼굴의 봄',
        minutes: 4,
        published: '2026-02-14',
        text: () => import('./novelText/tls1'),
      },
      {
        number: 2,
        title: '벽 하나를 사이에 두고',
        minutes: 3,
        published: '2026-03-14',
        text: () => import('./novelText/tls2'),
      },
      { number: 3, title: '먼저 본 사람, 먼저 말한 사람', minutes: 14 },
      { number: 4, title: '우산은 한 개', minutes: 11 },
    ],
  },
  they: {
    key: 'they',
    title: '그 애와 그들',
    titleLines: ['그 애와', '그들'],
    titleEn: 'The One and They',
    genre: '성장 판타지',
    blurb:
      '등불을 켜는 소년과 보이지 않는 이웃들의 백 일. 웹툰에서 다 그리지 못한 밤들을 소년의 셈법으로 하나씩 적어 내려간 이야기.',
    cover: covers.they,
    coverAlt: '커다란 등불 속에 붉은 목도리를 두른 소년과 뿔 달린 그림자가 나란히 선 표지',
    chapters: [
      {
        number: 1,
        title: '등불지기',
        minutes: 3,
        published: '2026-04-25',
        text: () => import('./novelText/they1'),
      },
      { number: 2, title: '이름을 맡기는 아이', minutes: 16 },
      { number: 3, title: '강을 건너는 법', minutes: 12 },
      { number: 4, title: '숲에서 온 손님', minutes: 18 },
    ],
  },
  'more-book': {
    key: 'more-book',
    title: '빈 페이지 수집가',
    titleLines: ['빈 페이지', '수집가'],
    titleEn: 'The Collector of Blank Pages',
    genre: '짧은 소설집',
    blurb:
      '책마다 마지막에 끼어 있는 빈 종이만을 모으는 사람이 있다. 그가 모은 열두 장의 빈 페이지에 얽힌 열두 편의 짧은 소설.',
    cover: covers.moreBook,
    coverAlt: '노란 바탕에 펼친 책에서 흰 종이들이 새처럼 날아오르는 표지',
    chapters: [
      {
        number: 1,
        title: '가장 아무것도 없는 종이',
        minutes: 2,
        published: '2026-06-13',
        text: () => import('./novelText/moreBook1'),
      },
    ],
  },
  'more-contest': {
    key: 'more-contest',
    title: '마지막 문장',
    titleLines: ['마지막 문장'],
    titleEn: 'The Last Sentence',
    genre: '공모전 단편',
    blurb:
      '첫 문장이 아니라 마지막 문장만을 겨루는 공모전이 열린다. 십칠 년째 예심에서 떨어진 한 사람이 올해는 심사위원 자리에 앉게 된다.',
    cover: covers.moreContest,
    coverAlt: '펜촉이 산처럼 솟아 있고 작은 사람이 그 위를 기어오르는 표지',
    chapters: [
      {
        number: 1,
        title: '점 하나',
        minutes: 2,
        published: '2026-08-29',
        text: () => import('./novelText/moreContest1'),
      },
    ],
  },
  'more-fantasy': {
    key: 'more-fantasy',
    title: '먹룡의 사서',
    titleLines: ['먹룡의 사서'],
    titleEn: 'Librarian of the Ink Dragon',
    genre: '판타지 장편',
    blurb:
      '나라의 모든 글자는 한 마리 용의 몸에서 나온 먹으로 쓰인다. 용이 늙어 글자가 흐려지던 해, 가장 어린 사서가 용의 이름을 다시 쓰러 벼루 골짜기로 떠난다.',
    cover: covers.moreFantasy,
    coverAlt: '황금빛 원을 휘감은 먹빛 용이 펼친 책에서 솟아오르는 표지',
    chapters: [
      {
        number: 1,
        title: '흐려지는 이름',
        minutes: 3,
        published: '2026-10-31',
        text: () => import('./novelText/moreFantasy1'),
      },
    ],
  },
}

/** A book on the shelf of /novel/More, shown as a spine until it is selected. */
export interface ShelfBook {
  id: string
  title: string
  blurb: string
  /** The novel that can be opened. A book without one is not yet written. */
  novel?: Novel
  spine: { background: string; ink: string; width: number; height: number }
}

function toShelfBook(novel: Novel, spine: ShelfBook['spine']): ShelfBook {
  return { id: novel.key, title: novel.title, blurb: novel.blurb, novel, spine }
}

export const shelf: readonly [ShelfBook, ...ShelfBook[]] = [
  toShelfBook(novels['more-book'], { background: '#f4c430', ink: '#14110f', width: 46, height: 342 }),
  toShelfBook(novels.tls, { background: '#ff5c93', ink: '#14110f', width: 52, height: 350 }),
  toShelfBook(novels.they, { background: '#0e2f3a', ink: '#fff3d2', width: 52, height: 372 }),
  toShelfBook(novels['more-fantasy'], { background: '#e6e0cd', ink: '#14110f', width: 64, height: 338 }),
  toShelfBook(novels['more-contest'], { background: '#14110f', ink: '#faf7f0', width: 44, height: 310 }),
  {
    id: 'bakery-at-noon',
    title: '한낮의 빵집',
    blurb: '새벽에 문을 닫고 한낮에 빵을 굽는 가게의 여름. 아직 쓰고 있는 이야기입니다.',
    spine: { background: '#b5512a', ink: '#fff8ec', width: 52, height: 330 },
  },
]

/** A line of the contest list, which is sorted by year, newest first. */
export interface ContestEntry {
  year: number
  title: string
  contest: string
  result: string
}

export const contests: readonly ContestEntry[] = [
  { year: 2026, title: '마지막 문장', contest: '도시 단편 공모', result: '우수상' },
  { year: 2025, title: '여름의 부록', contest: '청소년 소설 공모', result: '최종 후보' },
  { year: 2024, title: '먹룡의 사서', contest: '장르 소설 공모', result: '입선' },
  { year: 2023, title: '겨울 단편', contest: '신인 단편 공모', result: '본심 진출' },
]
