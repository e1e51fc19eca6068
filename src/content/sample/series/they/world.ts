import { localized } from '@/content/localized'
import type { SeriesWorld } from '@/content/series/seriesWorld'

const NARRATOR = localized({ ko: '이야기하는 사람', en: 'The narrator' })
const HATS = localized({
  ko: '삿갓을 쓴 작은 이들이 티끌이다',
  en: 'The little ones in straw hats are the Tikkeul',
})

/** Relationship map of The One and They and its novel. */
export default localized({
  title: { ko: ['그 애와', '그들 사이'], en: ['Between the one', 'and them'] },
  cast: ['geuru', 'yeoul', 'on', 'tikkeul'],
  relations: [
    {
      between: ['geuru', 'yeoul'],
      label: { ko: '오랜 이웃', en: 'Old neighbors' },
      double: true,
      picture: 'stairs',
    },
    {
      between: ['geuru', 'on'],
      label: { ko: '늦은 대답', en: 'Late answer' },
      note: { ko: '할머니의 물음에', en: 'to his grandmother' },
      arrow: true,
      picture: 'hill',
    },
    {
      between: ['yeoul', 'on'],
      label: { ko: '배 젓는 법', en: 'How to row' },
      note: { ko: '돌아오는 법 빼고', en: 'but not to return' },
      arrow: true,
      picture: 'ferry',
    },
    { between: ['on', 'tikkeul'], label: { ko: '외투 주머니', en: 'Coat pocket' }, picture: 'cover' },
    {
      between: ['geuru', 'tikkeul'],
      label: { ko: '비 오기 전날', en: 'Before rain' },
      picture: 'stairs',
    },
    {
      between: ['yeoul', 'tikkeul'],
      label: { ko: '못 건진 하나', en: 'The lost one' },
      unknown: true,
      picture: 'ferry',
    },
  ],
  appearances: {
    on: {
      passages: [
        { chapter: 1, at: '5.2', quote: '저는 온이에요.', mention: '온' },
        {
          chapter: 1,
          at: '11.6',
          quote: '꽃 하나가 내 어깨에 앉았고, 꼭 그 무게만큼 나는 덜 추웠다.',
          mention: '나',
          reason: NARRATOR,
        },
        {
          chapter: 1,
          at: '18.1',
          quote: '집으로 돌아오는 길에 나는 발소리를 세었다.',
          mention: '나',
          reason: NARRATOR,
        },
      ],
      pictures: ['ferry', 'hill', 'cover'],
    },
    geuru: {
      passages: [
        { chapter: 1, at: '7.3', quote: '그루, 라고 누가 말했다.', mention: '그루' },
        { chapter: 1, at: '8.1', quote: '사람이 셋을 셀 동안 그루는 숨을 한 번 쉬었다.', mention: '그루' },
        { chapter: 1, at: '17.5', quote: '그루가 하품을 시작하고 있었다.', mention: '그루' },
      ],
      pictures: ['hill', 'cover', 'masks', 'stairs'],
    },
    yeoul: { pictures: ['ferry', 'river', 'masks', 'stairs'] },
    tikkeul: {
      passages: [
        {
          chapter: 1,
          at: '13.3',
          quote: '주머니를 뒤집자 삿갓이 하나 굴러 나왔다.',
          mention: '삿갓',
          reason: HATS,
        },
        {
          chapter: 1,
          at: '14.8',
          quote: '셋은 나란히 서서 나를 올려다보더니 입을 모아 말했다.',
          mention: '셋',
          reason: HATS,
        },
        {
          chapter: 1,
          at: '16.2',
          quote: '그리고 삿갓 꼭대기의 새싹이 한꺼번에 나를 가리켰다.',
          mention: '삿갓',
          reason: HATS,
        },
      ],
      pictures: ['ferry', 'hill', 'cover', 'missing', 'stairs'],
    },
  },
}) satisfies SeriesWorld
