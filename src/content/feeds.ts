import { galleries } from './galleryRegistry'

const cameras = galleries.map(({ label }) => label).join(' · ')

/** RSS and JSON feeds, which the build generates. */
export const feeds = {
  photos: {
    title: '새 사진',
    description: `${cameras}로 찍어 새로 걸린 사진들`,
    rss: '/feeds/photos.xml',
    json: '/feeds/photos.json',
  },
  chapters: {
    title: '새 장',
    description: '이곳에서 읽을 수 있는 웹소설의 새 장들',
    rss: '/feeds/chapters.xml',
    json: '/feeds/chapters.json',
  },
} as const
