import { localized } from '@/content/localized'
import { publicGalleries } from '@/content/publicContent'

const cameras = publicGalleries.map(({ label }) => label).join(' · ')

/** Titles and descriptions of the feeds with the entries of several lists. */
export const feedTexts = localized({
  photos: {
    title: { ko: '새 사진', en: 'New photos' },
    description: { ko: `${cameras}로 찍어 새로 걸린 사진들`, en: `New photos taken with ${cameras}` },
  },
  chapters: {
    title: { ko: '새 장', en: 'New chapters' },
    description: {
      ko: '이곳에서 읽을 수 있는 웹소설의 새 장들',
      en: 'New chapters of the web novels to read here',
    },
  },
})
