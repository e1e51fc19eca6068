import { queryClient } from '@/posts/queryClient'
import { signOutOwner } from '@/supabase/ownerClient'
import { useAdminSession } from '@/stores/adminSession'
import { showToast } from '@/ui/toaster'
import { ENDS_BY_ITSELF } from '../connection/connection'
import { countLocalDrafts, eraseLocalDrafts } from '../editor/draftStore'
import { countReceived, eraseReceived } from '../received/receivedErasure'
import { askAboutKeptWork } from './keptWorkQuestion'

/** Whether logging out goes on: where something is kept in this browser alone, the owner says what becomes of it. */
async function settleKeptWork(): Promise<boolean> {
  const [drafts, photos] = await Promise.all([countLocalDrafts(), countReceived()])
  const answer = drafts + photos > 0 ? await askAboutKeptWork({ drafts, photos }) : 'keep'
  if (answer !== 'erase') return answer === 'keep'
  const erased = await Promise.all([eraseLocalDrafts(), eraseReceived()])
  if (erased.every(Boolean)) return true
  showToast('보관된 것을 지우지 못해 로그아웃하지 않았습니다. 다시 시도해 주세요.', { tone: 'error' })
  return false
}

const endLogin = () => useAdminSession.getState().logOut()

/** Tells it before home, another document, takes its place; who closes the page meanwhile is logged out all the same. */
async function tellUnheard() {
  window.addEventListener('pagehide', endLogin, { once: true })
  const message = `이 브라우저에서만 로그아웃합니다. ${ENDS_BY_ITSELF}`
  await new Promise<void>((onExpire) => showToast(message, { onExpire }))
  window.removeEventListener('pagehide', endLogin)
}

/**
 * Logs out here and in every tab: the session with the server ends, all that was read leaves the cache, then the guard
 * sends the owner home. Says whether it was done: the owner may stay, after all.
 */
export async function logOutEverywhere(): Promise<boolean> {
  if (!(await settleKeptWork())) return false
  const isHeard = await signOutOwner()
  queryClient.clear()
  if (!isHeard) await tellUnheard()
  endLogin()
  return true
}
