import { FavoriteDetail } from '@/features/favorites/FavoriteDetail'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'paper' }

/** One favorite. */
export default function FavoriteView() {
  return <FavoriteDetail />
}
