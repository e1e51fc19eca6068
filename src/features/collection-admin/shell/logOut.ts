import { signOutOwner } from '@/data/ownerClient'
import { useAdminSession } from '@/stores/adminSession'
import { finishPendingDeletions } from '../list/pendingDeletions'

/**
 * Logs out here and in every tab: deletions whose 8 s still run are done first, the session with the server ends, then
 * the guard sends the owner home.
 */
export async function logOutEverywhere(): Promise<void> {
  await finishPendingDeletions()
  await signOutOwner()
  useAdminSession.getState().logOut()
}
