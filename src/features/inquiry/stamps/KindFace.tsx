import { imageSizes } from '@/lib/image/imageSizes'
import type { CommissionMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { parseShare } from '@/posts/share'
import { CommissionStamp } from '@/ui/CommissionStamp'
import { ProgressiveImage } from '@/ui/ProgressiveImage'

interface Props {
  kind: Post<CommissionMeta>
  /** Without a text for the picture, where the stamp is named. */
  decorative?: boolean
  priority?: boolean
  /** A stamp on its own paper. */
  torn?: boolean
  nameClass?: string | undefined
}

/** The stamp of a kind of commission. Its picture keeps the point that the owner has chosen. */
export function KindFace({ kind, decorative = false, priority = false, torn = false, nameClass }: Props) {
  const { title, alt, width, height, placeholder, meta } = kind
  const [x, y] = parseShare(meta).focus ?? [0.5, 0.5]
  const lang = rowLang(kind)
  return (
    <CommissionStamp
      picture={
        <ProgressiveImage
          sources={postImageSources(kind, { width: 320 })}
          sizes={imageSizes('45vw', '260px')}
          alt={decorative ? '' : (alt ?? '')}
          lang={lang}
          width={width}
          height={height}
          placeholder={placeholder}
          priority={priority}
        />
      }
      focus={`${x * 100}% ${y * 100}%`}
      name={title}
      lang={lang}
      from={meta.from}
      torn={torn}
      nameClass={nameClass}
    />
  )
}
