import { useCallback, useState, type ReactNode } from 'react'
import { fullPictureUrls } from '@/posts/pictureFiles'
import type { Post } from '@/posts/post'
import { useLazyImport } from '@/ui/useLazyImport'

const loadZoomView = () => import('./ZoomView')

/**
 * Opens a post's picture in the full-screen view. The view is loaded on first use; `preload` loads it ahead of time. `noun` is the
 * Korean noun for the picture.
 */
export function useZoom(
  photo: Post,
  noun = '사진',
): { view: ReactNode; open: () => void; preload: () => void } {
  const [loaded, importAndOpen] = useLazyImport(loadZoomView, '크게 보기를 열지 못했습니다.')
  const [openId, setOpenId] = useState<number | null>(null)
  const { id } = photo
  const open = useCallback(() => importAndOpen(() => setOpenId(id)), [importAndOpen, id])
  const preload = useCallback(() => void loadZoomView().catch(() => undefined), [])
  const close = useCallback(() => setOpenId(null), [])

  const View = loaded?.default
  const sources = View && openId === id ? fullPictureUrls(photo) : []
  const view =
    View && sources.length > 0 ? (
      <View
        noun={noun}
        sources={sources}
        alt={photo.alt ?? photo.title}
        width={photo.width}
        height={photo.height}
        onClose={close}
      />
    ) : null
  return { view, open, preload }
}
