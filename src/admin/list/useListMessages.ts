import { useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { showToast } from '@/ui/toaster'
import { nounsOf } from '../components/collectionNouns'
import { countedTitles } from '../components/countedTitles'
import { refusalMessage, type Refused } from './publishRefusal'

/** Long enough to read why a row was held back. */
const REFUSAL_MS = 8000

/** That posts of a selection are not published yet. */
const waitingWords = (count: number) => `예약한 ${count}편은 정한 시각에 게시합니다.`

/** Says what became of rows, with the way to see it or to mend it. */
export function useListMessages(collection: Collection) {
  const navigate = useNavigate()
  const words = nounsOf(collection)

  /** `left` more were to be published and could not be; `waiting` more wait for their time. */
  function tellStatus(posts: readonly Post[], status: Post['status'], left = 0, waiting = 0) {
    if (status === 'draft') return showToast(`${countedTitles(posts, words)} 임시저장으로 바꿨습니다.`)
    const [first] = posts
    const path = posts.length === 1 && first ? collection.detailPath(first.id) : collection.listPath
    const told =
      left > 0
        ? `${posts.length}편을 게시했습니다. ${left}편은 임시저장에 남아 있습니다.`
        : `${countedTitles(posts, words)} 게시했습니다.`
    return showToast(waiting > 0 ? `${told} ${waitingWords(waiting)}` : told, {
      action: { label: '사이트에서 보기', onSelect: () => void navigate(path) },
    })
  }

  function tellRefused(refused: Refused) {
    const field = Object.keys(refused.missing)[0] ?? ''
    const onSelect = () => void navigate(`${collection.uploadPath}/${refused.post.id}?field=${field}`)
    showToast(refusalMessage(refused, words), {
      tone: 'error',
      durationMs: REFUSAL_MS,
      action: { label: '채우러 가기', onSelect },
    })
  }

  return { tellStatus, tellRefused, tellWaiting: (count: number) => showToast(waitingWords(count)) }
}
