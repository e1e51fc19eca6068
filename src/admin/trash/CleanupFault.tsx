import { deleteReleasedMedia } from '@/posts/emptyTrash'
import { useTrashCleanup, type CleanupFailure } from '@/posts/trashCleanup'
import { TRASH_DAYS } from '@/config/constants'
import { errorMessage } from '../components/errorMessage'
import { Fault } from '../list/ListStates'
import { deleteExpiredPosts } from './deleteExpiredPosts'

const failureTexts: Record<CleanupFailure['what'], string> = {
  posts: `${TRASH_DAYS}일이 지난 글을 휴지통에서 다 지우지 못했습니다.`,
  files: '완전히 지운 글의 사진이 아직 저장소에 남아 있습니다.',
}

/** An alert that a deletion in the background failed. */
export function CleanupFault() {
  const { running, failure } = useTrashCleanup()
  if (!failure) return null
  const { what, error } = failure
  return (
    <Fault
      message={`${failureTexts[what]} ${errorMessage(error)}`}
      busy={running > 0}
      onRetry={() => (what === 'files' ? deleteReleasedMedia() : void deleteExpiredPosts())}
    />
  )
}
