import { localized } from '@/content/localized'
import type { SeriesWorld } from '@/content/series/seriesWorld'

/** Relationship map of Somebodies, which has no novel. */
export default localized({
  title: { ko: ['모르는', '사람 사이'], en: ['Between', 'strangers'] },
  cast: ['umbrella', 'laundry', 'headphones', 'rider'],
  relations: [
    {
      between: ['umbrella', 'laundry'],
      label: { ko: '찾지 않은 옷', en: 'Unclaimed suit' },
      unknown: true,
      picture: 'windows',
    },
    {
      between: ['umbrella', 'headphones'],
      label: { ko: '기울인 우산', en: 'Tilted umbrella' },
      note: { ko: '인사는 없이', en: 'without a word' },
      unknown: true,
      arrow: true,
      picture: 'crossing',
    },
    {
      between: ['laundry', 'headphones'],
      label: { ko: '주머니 속 단추', en: 'The button' },
      note: { ko: '봉투에 날짜를 적어', en: 'in a dated envelope' },
      arrow: true,
      picture: 'windows',
    },
    { between: ['headphones', 'rider'], label: { ko: '늦은 저녁', en: 'Late dinner' } },
    {
      between: ['umbrella', 'rider'],
      label: { ko: '같은 초록불', en: 'Same light' },
      unknown: true,
      picture: 'crossing',
    },
    {
      between: ['laundry', 'rider'],
      label: { ko: '불 켜진 창', en: 'Lit window' },
      unknown: true,
      picture: 'crossing',
    },
  ],
  appearances: {
    umbrella: { pictures: ['green', 'windows', 'crossing'] },
    headphones: { pictures: ['train', 'rain', 'windows', 'crossing'] },
    laundry: { pictures: ['windows', 'crossing'] },
    rider: { pictures: ['lights', 'windows', 'crossing'] },
  },
}) satisfies SeriesWorld
