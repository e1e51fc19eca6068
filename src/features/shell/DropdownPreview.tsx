import { pagePicture } from '@/content/pagePictures'
import { Artwork } from '@/ui/Artwork'

interface Props {
  paths: readonly string[]
  current: string | undefined
  className: string | undefined
}

/** The pictures of a dropdown panel, stacked. The current one is faded in. */
export default function DropdownPreview({ paths: all, current, className }: Props) {
  return all.map((path) => {
    const picture = pagePicture(path)
    return (
      picture && (
        <Artwork
          key={path}
          picture={picture}
          sizes="640px"
          className={className}
          data-shown={path === current}
          alt=""
        />
      )
    )
  })
}
