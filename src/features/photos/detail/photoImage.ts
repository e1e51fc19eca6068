import { imageSizes } from '@/lib/image/imageSizes'
import { postImageSources } from '@/posts/imageSources'
import type { Photo } from '@/posts/post'

/** Widths in px beside the picture (arrows and air) and heights above and below it (header and strip). */
const BESIDE_PX = 240
const AROUND_PX = 250
/** A wide window's photo; renditions go up from here with the screen's density. */
const WIDE_PX = 1440

export interface PhotoImage {
  sources: ReturnType<typeof postImageSources>
  /** The width that it is shown at, as in `sizes`. */
  sizes: string
}

/** The picture of a detail: as large as the view allows, so its width hangs on both sides of the window. */
export function photoImage(photo: Photo): PhotoImage {
  const ratio = (photo.width ?? 3) / (photo.height ?? 2)
  return {
    sources: postImageSources(photo, { width: WIDE_PX, kind: 'full' }),
    sizes: imageSizes(
      '100vw',
      `min(calc(100vw - ${BESIDE_PX}px), calc((100vh - ${AROUND_PX}px) * ${ratio.toFixed(4)}))`,
    ),
  }
}
