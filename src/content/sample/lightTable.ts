import type { GalleryTexts } from '@/content/gallery'
import { localized } from '@/content/localized'
import { publicGalleries } from '@/content/publicContent'
import { formatNativeCount } from '@/messages/ko/grammar/formatNativeCount'

const cameras = formatNativeCount(publicGalleries.length, '카메라')

/** Texts of the light table. */
export const lightTable: GalleryTexts = localized({
  title: { ko: '라이트 테이블', en: 'Light table' },
  line: {
    ko: [`${cameras}가 본 하루를`, '빛의 시각대로 펼칩니다.'],
    en: ['A day as the cameras saw it,', 'laid out by the hour of its light.'],
  },
  description: {
    ko: `${cameras}로 찍은 사진을 찍은 시각의 빛대로 펼친 라이트 테이블. 두 장을 나란히 놓고 돋보기로 견주어 봅니다.`,
    en: 'Photos from every camera on one light table, laid out by the light of the hour they were taken. Put two side by side and compare them under a magnifier.',
  },
})
