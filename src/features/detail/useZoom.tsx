import { useCallback, useState, type ReactNode } from 'react'
import { detailTexts } from '#messages/detailTexts'
import { fullPictureUrls } from '@/posts/pictures/pictureFiles'
import type { Post } from '@/posts/post'
import { useLazyImport } from '@/ui/useLazyImport'

const loadZoomView = () => import('./ZoomView')

/**
 * Opens a post's picture in the full-screen view. The view is loaded on first use; `preload` loads it ahead of time. `kind` says
 * what the picture is called.
 */
export function useZoom(
  photo: Post,
  kind: 'photo' | 'drawing' = 'photo',
): { view: ReactNode; open: () => void; preload: () => void } {
  const [loaded, importAndOpen] = useLazyImport(loadZoomView, detailTexts.enlargeFailed)
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
        kind={kind}
        sources={sources}
        alt={photo.alt ?? photo.title}
        width={photo.width}
        height={photo.height}
        onClose={close}
      />
    ) : null
  return { view, open, preload }
}
