import { LightTablePage } from '@/features/lightTable/LightTablePage'

/** Photos of all cameras, ordered by time of day. */
export default function Light() {
  return <LightTablePage />
}
