import { connection } from '#messages/admin/connection'
import { shell } from '#messages/admin/shell'
import { queryClient } from '@/posts/read/queryClient'
import { useAdminSession } from '@/stores/adminSession'
import { signOutOwner } from '@/supabase/ownerClient'
import { showToast } from '@/ui/toaster'
import { countLocalDrafts, eraseLocalDrafts } from '../editor/draftStore'
import { countReceivedPhotos, eraseReceivedPhotos } from '../received/receivedErasure'
import { askAboutUnsavedWork } from './unsavedWorkQuestion'

/** Asks about unsaved work in this browser and erases it on request. Returns whether to continue with the log-out. */
async function confirmLogOut(): Promise<boolean> {
  const [drafts, photos] = await Promise.all([countLocalDrafts(), countReceivedPhotos()])
  const answer = drafts + photos > 0 ? await askAboutUnsavedWork({ drafts, photos }) : 'keep'
  if (answer !== 'erase') return answer === 'keep'
  const erased = await Promise.all([eraseLocalDrafts(), eraseReceivedPhotos()])
  if (erased.every(Boolean)) return true
  showToast(shell.notErased, { tone: 'error' })
  return false
}

const endLocalSession = () => useAdminSession.getState().logOut()

/** Shows a toast and waits until it expires, because home is another document. Closing the page also logs out. */
async function warnSessionNotRevoked() {
  window.addEventListener('pagehide', endLocalSession, { once: true })
  const message = shell.loggedOutHere(connection.sessionExpires)
  await new Promise<void>((onExpire) => showToast(message, { onExpire }))
  window.removeEventListener('pagehide', endLocalSession)
}

/**
 * Logs out in all tabs: ends the server session, clears the query cache and the local session; the guard then leads home.
 * Returns false if the owner cancels or the local data could not be erased.
 */
export async function logOutEverywhere(): Promise<boolean> {
  if (!(await confirmLogOut())) return false
  const isRevoked = await signOutOwner()
  queryClient.clear()
  if (!isRevoked) await warnSessionNotRevoked()
  endLocalSession()
  return true
}
