import { LightTablePage } from '@/features/lightTable/LightTablePage'

/** Both cameras' photographs by the light of the day. */
export default function Light() {
  return <LightTablePage />
}
