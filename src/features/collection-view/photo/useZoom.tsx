import { useCallback, useState, type ReactNode } from 'react'
import { imageUrl } from '@/data/storageUrls'
import { logger } from '@/lib/logger'
import { showToast } from '@/ui/toaster'
import type { Post } from '@/collections/post'
import type ZoomView from './ZoomView'

const load = () => import('./ZoomView')

/**
 * Opens a post's picture on the whole screen. The viewer is loaded when first wanted; `prepare` fetches it ahead. `what`
 * is the Korean word for the picture.
 */
export function useZoom(
  photo: Post,
  what = '사진',
): { view: ReactNode; open: () => void; prepare: () => void } {
  const [View, setView] = useState<typeof ZoomView | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const { id } = photo
  const open = useCallback(() => {
    const show = async () => {
      try {
        const module = await load()
        setView(() => module.default)
        setShown(id)
      } catch (error) {
        logger.warn('크게 보기를 불러오지 못했습니다.', error)
        showToast('크게 보기를 열지 못했습니다. 연결을 확인해 주세요.', { tone: 'error' })
      }
    }
    void show()
  }, [id])
  const prepare = useCallback(() => void load().catch(() => undefined), [])
  const close = useCallback(() => setShown(null), [])

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
