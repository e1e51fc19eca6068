import { novelHref } from './novelHref'
import { novelEntries } from './novels'
import { isPublic } from './pages'
import { publicGalleries } from './publicContent'

const cameras = publicGalleries.map(({ label }) => label).join(' · ')

/** The page that lists the entries of a feed: the first public one. */
const [photos] = publicGalleries.map(({ path }) => path)
const [chapters] = novelEntries
  .filter(({ visible }) => visible !== false)
  .map(({ key }) => novelHref(key))
  .filter(isPublic)

/** RSS and JSON feeds, which the build generates. A feed without a page is left out. */
export const feeds = {
  photos: {
    title: '새 사진',
    description: `${cameras}로 찍어 새로 걸린 사진들`,
    page: photos,
    rss: '/feeds/photos.xml',
    json: '/feeds/photos.json',
  },
  chapters: {
    title: '새 장',
    description: '이곳에서 읽을 수 있는 웹소설의 새 장들',
    page: chapters,
    rss: '/feeds/chapters.xml',
    json: '/feeds/chapters.json',
  },
} as const
