import type { Picture } from '@/assets/picture'
import * as pictures from '@/assets/navigation'
import { paths } from '@/config/paths'

const pictureOf: Record<string, Picture> = {
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
  [paths.fanart]: pictures.fanart,
}

interface Props {
  paths: readonly string[]
  shown: string | undefined
  className: string | undefined
}

/** The pictures of a menu sheet, one over the other; the shown one is faded in. */
export default function DropdownPreview({ paths: all, shown, className }: Props) {
  return all.map((path) => {
    const picture = pictureOf[path]
    return (
      picture && (
        <img
          key={path}
          className={className}
          data-shown={path === shown}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          decoding="async"
        />
      )
    )
  })
}
