import { trash as words } from '#messages/admin/trash'
import { TRASH_DAYS } from '@/config/constants'
import { deleteReleasedMedia } from '@/posts/trash/emptyTrash'
import { useTrashCleanup } from '@/posts/trash/trashCleanup'
import { errorMessage } from '../components/errorMessage'
import { Fault } from '../list/ListStates'
import { deleteExpiredPosts } from './deleteExpiredPosts'

/** An alert that a deletion in the background failed. */
export function CleanupFault() {
  const { running, failure } = useTrashCleanup()
  if (!failure) return null
  const { what, error } = failure
  return (
    <Fault
      message={words.cleanup[what](TRASH_DAYS, errorMessage(error))}
      busy={running > 0}
      onRetry={() => (what === 'files' ? deleteReleasedMedia() : void deleteExpiredPosts())}
    />
  )
}
