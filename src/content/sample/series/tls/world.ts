import { localized } from '@/content/localized'
import type { SeriesWorld } from '@/content/series/seriesWorld'

const FIRST_NARRATOR = localized({ ko: '1장을 이야기하는 사람', en: 'The narrator of chapter 1' })
const SECOND_NARRATOR = localized({ ko: '2장을 이야기하는 사람', en: 'The narrator of chapter 2' })
const DISTINGUISHES_TWINS = localized({
  ko: '쌍둥이를 단번에 구별하는 아이, 이름은 아직 나오지 않는다',
  en: 'The boy who tells the twins apart at once, not yet named',
})

/** Relationship map of TWINS LOVE STORY and its novel. */
export default localized({
  title: { ko: ['네 사람의', '사이'], en: ['Between', 'the four'] },
  cast: ['hae', 'dal', 'jaeha', 'iro'],
  relations: [
    { between: ['hae', 'dal'], label: { ko: '쌍둥이', en: 'Twins' }, double: true, picture: 'rooftop' },
    {
      between: ['hae', 'jaeha'],
      label: { ko: '짝사랑', en: 'Crush' },
      note: { ko: '먼저 본 사람', en: 'saw him first' },
      arrow: true,
      picture: 'umbrella',
    },
    {
      between: ['dal', 'jaeha'],
      label: { ko: '짝사랑', en: 'Crush' },
      note: { ko: '먼저 말한 사람', en: 'spoke first' },
      arrow: true,
    },
    { between: ['jaeha', 'iro'], label: { ko: '같은 반', en: 'Classmates' } },
    { between: ['hae', 'iro'], label: { ko: '옆집 열네 해', en: 'Next door' } },
    { between: ['iro', 'dal'], label: { ko: '둘을 취재 중', en: 'On the story' }, unknown: true },
  ],
  appearances: {
    hae: {
      passages: [
        {
          chapter: 1,
          at: '4.4',
          quote: '무엇이든 먼저 뛰어나가는 쪽은 나였다.',
          mention: '나',
          reason: FIRST_NARRATOR,
        },
        { chapter: 1, at: '23.1', quote: '“너, 해지?”', mention: '해' },
        {
          chapter: 2,
          at: '1.1',
          quote: '언니는 거짓말을 할 때 목소리가 밝아진다.',
          mention: '언니',
          reason: { ko: '2장을 이야기하는 달의 언니', en: 'The sister of Dal, who narrates chapter 2' },
        },
      ],
      pictures: ['rooftop', 'cover', 'umbrella', 'letter'],
    },
    dal: {
      passages: [
        {
          chapter: 1,
          at: '3.2',
          quote: '달은 창문에 이마를 대고 서서, 촛불이 꺼진 것도 모르고 있었다.',
          mention: '달',
        },
        { chapter: 1, at: '17.3', quote: '달의 웃음은 늘 반 박자 늦게 온다.', mention: '달' },
        {
          chapter: 2,
          at: '17.3',
          quote: '나는 연필을 들어 찢어진 가장자리에 아주 작게 점을 하나 찍었다.',
          mention: '나',
          reason: SECOND_NARRATOR,
        },
      ],
      pictures: ['rooftop', 'cover', 'ribbon', 'letter'],
    },
    jaeha: {
      passages: [
        {
          chapter: 1,
          at: '23.6',
          quote: '그 애는 망설이지도 않았다.',
          mention: '그 애',
          reason: DISTINGUISHES_TWINS,
        },
        {
          chapter: 2,
          at: '13.4',
          quote: '그 애는 언니 쪽이 아니라 벽 쪽을 보고 있었을 것이다.',
          mention: '그 애',
          reason: DISTINGUISHES_TWINS,
        },
      ],
      pictures: ['umbrella', 'listening'],
    },
    iro: { pictures: ['letter', 'school'] },
  },
}) satisfies SeriesWorld
