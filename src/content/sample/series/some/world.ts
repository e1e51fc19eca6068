import type { SeriesWorld } from '@/content/series/seriesWorld'

/** Relationship map of Somebodies, which has no novel. */
export default {
  title: ['모르는', '사람 사이'],
  cast: ['umbrella', 'laundry', 'headphones', 'rider'],
  relations: [
    { between: ['umbrella', 'laundry'], label: '찾지 않은 옷', unknown: true, picture: 'windows' },
    {
      between: ['umbrella', 'headphones'],
      label: '기울인 우산',
      note: '인사는 없이',
      unknown: true,
      arrow: true,
      picture: 'crossing',
    },
    {
      between: ['laundry', 'headphones'],
      label: '주머니 속 단추',
      note: '봉투에 날짜를 적어',
      arrow: true,
      picture: 'windows',
    },
    { between: ['headphones', 'rider'], label: '늦은 저녁' },
    { between: ['umbrella', 'rider'], label: '같은 초록불', unknown: true, picture: 'crossing' },
    { between: ['laundry', 'rider'], label: '불 켜진 창', unknown: true, picture: 'crossing' },
  ],
  appearances: {
    umbrella: { pictures: ['green', 'windows', 'crossing'] },
    headphones: { pictures: ['train', 'rain', 'windows', 'crossing'] },
    laundry: { pictures: ['windows', 'crossing'] },
    rider: { pictures: ['lights', 'windows', 'crossing'] },
  },
} as const satisfies SeriesWorld
