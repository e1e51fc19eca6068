import { useCallback, useState, type ReactNode } from 'react'
import { imageUrl } from '@/supabase/storageUrls'
import type { Post } from '@/posts/post'
import { useLazyImport } from '@/ui/useLazyImport'

const loadZoomView = () => import('./ZoomView')

/**
 * Opens a post's picture on the whole screen. The viewer is loaded when first wanted; `prepare` fetches it ahead. `what`
 * is the Korean word for the picture.
 */
export function useZoom(
  photo: Post,
  what = '사진',
): { view: ReactNode; open: () => void; prepare: () => void } {
  const [loaded, openLazily] = useLazyImport(loadZoomView, '크게 보기를 열지 못했습니다.')
  const [shown, setShown] = useState<number | null>(null)
  const { id } = photo
  const open = useCallback(() => openLazily(() => setShown(id)), [openLazily, id])
  const prepare = useCallback(() => void loadZoomView().catch(() => undefined), [])
  const close = useCallback(() => setShown(null), [])

  const View = loaded?.default
  const src = imageUrl(photo.image) ?? imageUrl(photo.thumbnail)
  const view =
    View && src && shown === id ? (
      <View
        what={what}
        src={src}
        alt={photo.alt ?? photo.title}
        width={photo.width}
        height={photo.height}
        onClose={close}
      />
    ) : null
  return { view, open, prepare }
}
