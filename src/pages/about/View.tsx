import { FavoriteDetail } from '@/features/favorites/FavoriteDetail'
import { usePageFrame } from '@/stores/pageFrame'

/** One favorite. */
export default function FavoriteView() {
  usePageFrame({ theme: 'paper' })
  return <FavoriteDetail />
}
