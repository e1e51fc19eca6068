import { publicGalleries } from '@/content/publicContent'

const cameras = publicGalleries.map(({ label }) => label).join(' · ')

/** Titles and descriptions of the feeds with the entries of several lists. */
export const feedTexts = {
  photos: { title: '새 사진', description: `${cameras}로 찍어 새로 걸린 사진들` },
  chapters: { title: '새 장', description: '이곳에서 읽을 수 있는 웹소설의 새 장들' },
} as const
