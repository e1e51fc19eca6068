import { LightTablePage } from '@/features/collection-view/light/LightTablePage'

/** Both cameras' photographs by the light of the day. */
export default function Light() {
  return <LightTablePage />
}
