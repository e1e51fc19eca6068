import { useNavigate } from 'react-router-data'
import { paths } from '@/config/paths'
import { BottomBar } from '../components/BottomBar'
import { Button } from '../components/Button'
import { receivedDesk } from './receivedDesk'
import { isReady, isUndecided, type ReceivedPhoto } from './receivedPhoto'
import { undecidedWords } from './receivedMessages'

interface Props {
  photos: readonly ReceivedPhoto[]
  /** The server cannot be reached as the owner: because of the network, or because nobody is connected. */
  waits: boolean
  isOffline: boolean
  onRemoveAll: () => void
}

/**
 * What can be done with all of them: send those whose place is known, or, while they wait for the server, try again or take
 * them out. The two buttons stay what they are, so that none loses the focus.
 */
export function ReceivedBar({ photos, waits, isOffline, onRemoveAll }: Props) {
  const navigate = useNavigate()
  const ready = photos.filter(isReady).length
  const started = photos.filter((photo) => photo.started).length
  const stuck = waits && started > 0 && ready === 0

  return (
    <BottomBar always note={noteOf({ photos, started, waits, isOffline })} failure={null}>
      <Button
        look={stuck ? 'warn' : 'outline'}
        onClick={() => (stuck ? onRemoveAll() : void navigate(paths.admin.dashboard))}
      >
        {stuck ? '모두 빼기' : '나중에'}
      </Button>
      <Button
        look="filled"
        aria-disabled={ready === 0 && !stuck}
        onClick={() => {
          if (ready > 0) void receivedDesk.start()
          else if (stuck) void receivedDesk.retry()
        }}
      >
        {mainWords(ready, started, stuck)}
      </Button>
    </BottomBar>
  )
}

function mainWords(ready: number, started: number, stuck: boolean): string {
  if (ready > 0) return `${ready}장 임시저장으로 올리기`
  if (stuck) return '다시 시도'
  return started > 0 ? '올리는 중…' : '임시저장으로 올리기'
}

type Stand = Pick<Props, 'photos' | 'waits' | 'isOffline'> & { started: number }

function noteOf({ photos, started, waits, isOffline }: Stand): string {
  const undecided = photos.filter(isUndecided).length
  if (undecided > 0) return undecidedWords(undecided)
  if (waits && started > 0 && isOffline) return 'Wi-Fi나 데이터에 연결되면 저절로 이어서 올립니다.'
  if (waits && started > 0) return '서버에 연결하면 저절로 이어서 올립니다.'
  return started > 0 ? `${started}장을 올리는 중입니다.` : '사이트에는 게시한 뒤에 보입니다.'
}
