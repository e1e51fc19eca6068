import { LightTablePage } from '@/features/lightTable/LightTablePage'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'darkroom' }

/** Photos of all cameras, ordered by time of day. */
export default function Light() {
  return <LightTablePage />
}
