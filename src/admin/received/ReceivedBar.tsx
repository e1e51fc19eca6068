import { useState } from 'react'
import { useNavigate } from 'react-router-data'
import { paths } from '@/config/paths'
import { BottomBar } from '../components/BottomBar'
import { AdminButton } from '../components/AdminButton'
import { receivedUploader } from './receivedUploader'
import { isReady, isUndecided, type ReceivedPhoto } from './receivedPhoto'
import { undecidedMessage } from './receivedMessages'
import { sendToEpisode } from './sendToEpisode'
import { episodes } from '@/posts/collections'
import { warnOnce } from '@/lib/logger'
import { showToast } from '@/ui/toaster'

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
      showToast('사진을 읽지 못했습니다. 다시 공유해 주세요.', { tone: 'error' })
    } catch (error) {
      warnOnce('received-episode', '사진을 회차로 보내지 못했습니다.', error)
      showToast('사진을 회차로 보내지 못했습니다. 다시 시도해 주세요.', { tone: 'error' })
    }
    return setIsMoving(false)
  }

  return (
    <BottomBar alwaysShowNote note={barNote({ photos, started, isWaiting, isOffline })} failure={null}>
      <AdminButton
        look={isStuck ? 'warn' : 'outline'}
        onClick={() => (isStuck ? onRemoveAll() : void navigate(paths.admin.dashboard))}
      >
        {isStuck ? '모두 빼기' : '나중에'}
      </AdminButton>
      {movable.length > 0 && (
        <AdminButton
          aria-busy={isMoving}
          onClick={() => {
            if (!isMoving) void moveToEpisode()
          }}
        >
          새 회차의 컷으로
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
  if (ready > 0) return `${ready}장 임시저장으로 올리기`
  if (isStuck) return '다시 시도'
  return started > 0 ? '올리는 중…' : '임시저장으로 올리기'
}

type NoteOptions = Pick<Props, 'photos' | 'isWaiting' | 'isOffline'> & { started: number }

function barNote({ photos, started, isWaiting, isOffline }: NoteOptions): string {
  const undecided = photos.filter(isUndecided).length
  if (undecided > 0) return undecidedMessage(undecided)
  if (isWaiting && started > 0 && isOffline) return 'Wi-Fi나 데이터에 연결되면 저절로 이어서 올립니다.'
  if (isWaiting && started > 0) return '서버에 연결하면 저절로 이어서 올립니다.'
  return started > 0 ? `${started}장을 올리는 중입니다.` : '사이트에는 게시한 뒤에 보입니다.'
}
