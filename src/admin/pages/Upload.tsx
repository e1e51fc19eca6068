import { useParams } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { parsePostId } from '@/posts/queries'
import { BlankSheet } from '@/admin/components/BlankSheet'
import { Button } from '@/admin/components/Button'
import { AdminHead } from '@/admin/components/AdminHead'
import { useOpenedItem } from '@/admin/editor/useOpenedItem'
import { nounsOf } from '@/admin/components/collectionNouns'
import { lazyPart } from '@/ui/lazyPart'
import NotFound from './NotFound'

const Editor = lazyPart('Editor', () => import('@/admin/editor/Editor'), {
  pending: <p>불러오는 중…</p>,
  fault: (_error, retry) => <ClosedEditor onRetry={retry} />,
})

/** One item, new or to be edited: the editor comes in its own chunk. A malformed id asks nobody. */
export default function Upload({ collection }: { collection: Collection }) {
  const { id } = useParams()
  const postId = parsePostId(id)
  const item = useOpenedItem(collection, postId)
  if (id !== undefined && postId === null) return <NotFound />
  const { noun } = nounsOf(collection)
  return (
    <>
      <AdminHead title={postId === null ? `새 ${noun}` : `${noun} 수정`} />
      <Editor key={item.opening} collection={collection} id={item.id} onCreated={item.onCreated} />
    </>
  )
}

/** The editor's file did not come, or it failed; what was written is kept. */
function ClosedEditor({ onRetry }: { onRetry: () => void }) {
  return (
    <BlankSheet
      plain
      heading="h1"
      title="편집 화면을 열지 못했습니다."
      text="작성하던 글은 이 브라우저에 남아 있습니다. 연결을 확인하고 다시 시도해 주세요."
    >
      <Button look="filled" onClick={onRetry}>
        다시 시도
      </Button>
      <Button onClick={() => window.location.reload()}>새로고침</Button>
    </BlankSheet>
  )
}
