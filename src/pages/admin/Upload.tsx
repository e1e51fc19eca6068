import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import { parsePostId } from '@/collections/queries'
import { AdminHead } from '@/features/collection-admin/parts/AdminHead'
import { wordsOf } from '@/features/collection-admin/words'
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
      <Suspense fallback={<p>불러오는 중…</p>}>
        <Editor key={postId} collection={collection} id={postId} />
      </Suspense>
    </>
  )
}
