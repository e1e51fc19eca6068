import { pagePicture } from '@/content/pagePictures'
import { Artwork } from '@/ui/Artwork'

interface Props {
  paths: readonly string[]
  shown: string | undefined
  className: string | undefined
}

/** The pictures of a menu sheet, one over the other; the shown one is faded in. */
export default function DropdownPreview({ paths: all, shown, className }: Props) {
  return all.map((path) => {
    const picture = pagePicture(path)
    return (
      picture && (
        <Artwork
          key={path}
          picture={picture}
          sizes="640px"
          className={className}
          data-shown={path === shown}
          alt=""
        />
      )
    )
  })
}
