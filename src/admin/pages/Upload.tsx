import { useParams } from 'react-router-data'
import { pages } from '#messages/admin/pages'
import { common } from '#messages/common'
import { AdminButton } from '@/admin/components/AdminButton'
import { AdminHead } from '@/admin/components/AdminHead'
import { collectionTexts } from '@/admin/components/collectionTexts'
import { EmptyState } from '@/admin/components/EmptyState'
import { Loading } from '@/admin/components/Loading'
import { useEditorTarget } from '@/admin/editor/useEditorTarget'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import type { Collection } from '@/posts/collections'
import { parsePostId } from '@/posts/read/queries'
import { lazyPart } from '@/ui/lazyPart'
import NotFound from './NotFound'

const options = {
  pending: <Loading />,
  errorFallback: (_error: unknown, retry: () => void) => <EditorError onRetry={retry} />,
}
const ItemEditor = lazyPart('Editor', () => import('@/admin/editor/Editor'), options)
const EpisodeEditor = lazyPart('EpisodeEditor', () => import('@/admin/episodes/EpisodeEditor'), options)
const ChapterEditor = lazyPart('ChapterEditor', () => import('@/admin/chapters/ChapterEditor'), options)

const CommissionEditor = lazyPart(
  'CommissionEditor',
  () => import('@/admin/commissions/CommissionEditor'),
  options,
)

const ownEditors = { episodes: EpisodeEditor, chapters: ChapterEditor, commissions: CommissionEditor }
const hasOwnEditor = (key: string): key is keyof typeof ownEditors => key in ownEditors

/** Editor of a new or existing item, in its own chunk. A malformed id shows the not-found page without a request. */
export default function Upload({ collection }: { collection: Collection }) {
  useAdminLanguage()
  const { id } = useParams()
  const postId = parsePostId(id)
  const target = useEditorTarget(collection, postId)
  if (id !== undefined && postId === null) return <NotFound />
  const { noun } = collectionTexts(collection)
  const Editor = hasOwnEditor(collection.key) ? ownEditors[collection.key] : ItemEditor
  return (
    <>
      <AdminHead title={postId === null ? pages.newItem(noun) : pages.editItem(noun)} />
      <Editor key={target.revision} collection={collection} id={target.id} onCreated={target.onCreated} />
    </>
  )
}

/** Shown if the editor's chunk failed to load or the editor crashed. Drafts are stored in the browser. */
function EditorError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState plain heading="h1" title={pages.editorFailed.title} text={pages.editorFailed.text}>
      <AdminButton look="filled" onClick={onRetry}>
        {common.retry}
      </AdminButton>
      <AdminButton onClick={() => window.location.reload()}>{pages.editorFailed.reload}</AdminButton>
    </EmptyState>
  )
}
