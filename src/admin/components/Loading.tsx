import { desk } from '#messages/admin/desk'
import { useAdminLanguage } from '../language/adminLanguage'

/** Placeholder of a part that is loading. */
export function Loading() {
  useAdminLanguage()
  return <p>{desk.loading}</p>
}
