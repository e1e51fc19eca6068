import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import { parsePostId } from '@/collections/queries'
import { BlankSheet } from '@/features/collection-admin/parts/BlankSheet'
import { Button } from '@/features/collection-admin/parts/Button'
import { AdminHead } from '@/features/collection-admin/parts/AdminHead'
import { wordsOf } from '@/features/collection-admin/words'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import NotFound from './NotFound'

const Editor = lazy(() => import('@/features/collection-admin/editor/Editor'))

/** One item, new or to be edited: the editor comes in its own chunk. A malformed id asks nobody. */
export default function Upload({ collection }: { collection: Collection }) {
  const { id } = useParams()
  const postId = parsePostId(id)
  if (id !== undefined && postId === null) return <NotFound />
  const { noun } = wordsOf(collection)
  return (
    <>
      <AdminHead title={postId === null ? `새 ${noun}` : `${noun} 수정`} />
      <ErrorBoundary name="editor" fallback={closedEditor}>
        <Suspense fallback={<p>불러오는 중…</p>}>
          <Editor key={postId} collection={collection} id={postId} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** The editor's file did not come, or it failed: only a fresh page helps, and what was written is kept. */
function closedEditor() {
  return (
    <BlankSheet
      plain
      heading="h1"
      title="편집 화면을 열지 못했습니다."
      text="작성하던 글은 이 브라우저에 남아 있습니다. 연결을 확인하고 새로고침해 주세요."
    >
      <Button look="filled" onClick={() => window.location.reload()}>
        새로고침
      </Button>
    </BlankSheet>
  )
}
