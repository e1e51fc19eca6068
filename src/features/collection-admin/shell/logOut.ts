import { queryClient } from '@/collections/queryClient'
import { signOutOwner } from '@/data/ownerClient'
import { useAdminSession } from '@/stores/adminSession'
import { showToast } from '@/ui/toaster'
import { countLocalDrafts, eraseLocalDrafts } from '../editor/draftStore'
import { askAboutKeptDrafts } from './keptDraftsQuestion'

/** Whether logging out goes on: where unsaved work is kept, the owner says what becomes of it. */
async function settleKeptDrafts(): Promise<boolean> {
  const count = await countLocalDrafts()
  const answer = count > 0 ? await askAboutKeptDrafts(count) : 'keep'
  if (answer !== 'erase') return answer === 'keep'
  if (await eraseLocalDrafts()) return true
  showToast('보관된 글을 지우지 못해 로그아웃하지 않았습니다. 다시 시도해 주세요.', { tone: 'error' })
  return false
}

/**
 * Logs out here and in every tab: the session with the server ends, all that was read leaves the cache, then the guard
 * sends the owner home. Says whether it was done: the owner may stay, after all.
 */
export async function logOutEverywhere(): Promise<boolean> {
  if (!(await settleKeptDrafts())) return false
  await signOutOwner()
  queryClient.clear()
  useAdminSession.getState().logOut()
  return true
}
