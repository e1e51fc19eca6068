import { LightTablePage } from '@/features/lightTable/LightTablePage'

/** Photos of both cameras, ordered by time of day. */
export default function Light() {
  return <LightTablePage />
}
