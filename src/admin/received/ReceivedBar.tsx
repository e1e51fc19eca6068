import { useState } from 'react'
import { useNavigate } from 'react-router-data'
import { received as words } from '#messages/admin/received'
import { common } from '#messages/common'
import { paths } from '@/config/paths'
import { warnOnce } from '@/lib/logger'
import { episodes } from '@/posts/collections'
import { showToast } from '@/ui/toaster'
import { AdminButton } from '../components/AdminButton'
import { BottomBar } from '../components/BottomBar'
import { isReady, isUndecided, type ReceivedPhoto } from './receivedPhoto'
import { receivedUploader } from './receivedUploader'
import { sendToEpisode } from './sendToEpisode'

interface Props {
  photos: readonly ReceivedPhoto[]
  /** Uploads wait, either for the network or for the owner to connect. */
  isWaiting: boolean
  isOffline: boolean
  onRemoveAll: () => void
}

/**
 * Actions for all photos: upload the ready ones, move them to a new episode, or retry or remove uploads that wait for the server. The same two button
 * elements are reused, so that neither loses the focus.
 */
export function ReceivedBar({ photos, isWaiting, isOffline, onRemoveAll }: Props) {
  const navigate = useNavigate()
  const ready = photos.filter(isReady).length
  const started = photos.filter((photo) => photo.started).length
  const isStuck = isWaiting && started > 0 && ready === 0
  const movable = photos.filter((photo) => !photo.started && photo.fault?.final !== true)
  const [isMoving, setIsMoving] = useState(false)

  async function moveToEpisode() {
    setIsMoving(true)
    try {
      if (await sendToEpisode(movable)) return await navigate(episodes.uploadPath)
      showToast(words.toasts.notRead, { tone: 'error' })
    } catch (error) {
      warnOnce('received-episode', 'The photos were not moved to an episode.', error)
      showToast(words.toasts.notMoved, { tone: 'error' })
    }
    return setIsMoving(false)
  }

  return (
    <BottomBar alwaysShowNote note={barNote({ photos, started, isWaiting, isOffline })} failure={null}>
      <AdminButton
        look={isStuck ? 'warn' : 'outline'}
        onClick={() => (isStuck ? onRemoveAll() : void navigate(paths.admin.dashboard))}
      >
        {isStuck ? words.removeAll.confirm : words.bar.later}
      </AdminButton>
      {movable.length > 0 && (
        <AdminButton
          aria-busy={isMoving}
          onClick={() => {
            if (!isMoving) void moveToEpisode()
          }}
        >
          {words.bar.toEpisode}
        </AdminButton>
      )}
      <AdminButton
        look="filled"
        aria-disabled={ready === 0 && !isStuck}
        onClick={() => {
          if (ready > 0) void receivedUploader.start()
          else if (isStuck) void receivedUploader.retry()
        }}
      >
        {submitLabel(ready, started, isStuck)}
      </AdminButton>
    </BottomBar>
  )
}

function submitLabel(ready: number, started: number, isStuck: boolean): string {
  if (ready > 0) return words.bar.uploadReady(ready)
  if (isStuck) return common.retry
  return started > 0 ? words.bar.uploading : words.bar.upload
}

type NoteOptions = Pick<Props, 'photos' | 'isWaiting' | 'isOffline'> & { started: number }

function barNote({ photos, started, isWaiting, isOffline }: NoteOptions): string {
  const undecided = photos.filter(isUndecided).length
  if (undecided > 0) return words.bar.undecided(undecided)
  if (isWaiting && started > 0 && isOffline) return words.bar.offline
  if (isWaiting && started > 0) return words.bar.disconnected
  return started > 0 ? words.bar.running(started) : words.bar.draftsOnly
}
