import type { Picture } from '@/assets/picture'
import * as pictures from '@/assets/navigation'
import { paths } from '@/config/paths'

/** The picture that stands for a page, by its path. */
export const pagePictures: Readonly<Record<string, Picture>> = {
  [paths.profile]: pictures.profile,
  [paths.favorites]: pictures.favorites,
  [paths.portfolio]: pictures.portfolio,
  [paths.webtoon.tls]: pictures.webtoonTls,
  [paths.webtoon.they]: pictures.webtoonThey,
  [paths.webtoon.some]: pictures.webtoonSome,
  [paths.novel.tls]: pictures.novelTls,
  [paths.novel.they]: pictures.novelThey,
  [paths.novel.more]: pictures.novelMore,
  [paths.a7c2]: pictures.a7c2,
  [paths.x100vi]: pictures.x100vi,
  [paths.light]: pictures.light,
  [paths.fanart]: pictures.fanart,
}
