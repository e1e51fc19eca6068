import { useNavigate } from 'react-router-data'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { showToast } from '@/ui/toaster'
import { nounsOf } from '../parts/collectionNouns'
import { countedTitles } from './listMessages'
import { refusalMessage, type Refused } from './publishRefusal'

/** Long enough to read which rows were held back and what each of them lacks. */
const REFUSAL_MS = 8000

/** Says what became of rows, with the way to see it or to mend it. */
export function useListMessages(collection: Collection) {
  const navigate = useNavigate()
  const words = nounsOf(collection)

  function tellStatus(posts: readonly Post[], status: Post['status']) {
    if (status === 'draft') return showToast(`${countedTitles(posts, words)} 임시저장으로 바꿨습니다.`)
    const [first] = posts
    const path = posts.length === 1 && first ? collection.detailPath(first.id) : collection.listPath
    return showToast(`${countedTitles(posts, words)} 게시했습니다.`, {
      action: { label: '사이트에서 보기', onSelect: () => void navigate(path) },
    })
  }

  function tellRefused(refused: readonly Refused[]) {
    const [first] = refused
    if (!first) return
    const onSelect = () => void navigate(`${collection.uploadPath}/${first.post.id}`)
    showToast(refusalMessage(refused, words), {
      tone: 'error',
      durationMs: REFUSAL_MS,
      ...(refused.length === 1 && { action: { label: '채우러 가기', onSelect } }),
    })
  }

  return { tellStatus, tellRefused }
}
