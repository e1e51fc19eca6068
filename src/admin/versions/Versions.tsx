import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-data'
import { versions as words } from '#messages/admin/versions'
import { atLeast } from '@/config/breakpoints'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import type { Collection } from '@/posts/collections'
import { refreshCollection, useOwnerPost } from '@/posts/owner/ownerQueries'
import { toDraft } from '@/posts/owner/postDraft'
import type { PostVersion } from '@/posts/owner/postVersions'
import { usePostVersions } from '@/posts/owner/usePostVersions'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { BottomBar } from '../components/BottomBar'
import { EmptyState } from '../components/EmptyState'
import { errorMessage } from '../components/errorMessage'
import { UndoIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { formatSeoulDateTime } from '../components/seoulTime'
import { Sheet } from '../components/Sheet'
import { ConflictDialog } from '../editor/ConflictDialog'
import { compareDrafts } from './compareDrafts'
import { Comparison } from './Comparison'
import type { Layout } from './ComparisonTools'
import { missingImagesQuery } from './missingImagesQuery'
import { buildTimeline } from './timeline'
import { useRestore, type RestoreQuestion } from './useRestore'
import { VersionList } from './VersionList'
import { WholeVersion } from './WholeVersion'
import styles from './Versions.module.scss'

interface RestoreDialogProps {
  question: RestoreQuestion | null
  onRestore: (question: RestoreQuestion, status: 'draft' | 'published') => void
  onCancel: () => void
}

/** Explains the consequences of restoring a version and asks for confirmation. */
function RestoreDialog({ question, onRestore, onCancel }: RestoreDialogProps) {
  const title = question ? words.restore.title(formatSeoulDateTime(question.version.savedAt)) : ''
  const asDraft = question !== null && (question.isPublished || question.gate !== null)
  return (
    <Sheet open={question !== null} title={title} onClose={onCancel}>
      {question && (
        <>
          {question.missing.image && <p>{words.restore.pictureGone}</p>}
          {question.missing.body > 0 && <p>{words.restore.bodyPicturesGone(question.missing.body)}</p>}
          {question.isPublished && !question.gate && <p>{words.restore.isPublic}</p>}
          {question.gate && (
            <p>
              {question.gate()} {words.restore.staysDraft}
            </p>
          )}
          <Sheet.Buttons>
            <AdminButton onClick={onCancel}>{words.restore.cancel}</AdminButton>
            <AdminButton
              look={canPublish(question) ? 'outline' : 'filled'}
              onClick={() => onRestore(question, asDraft ? 'draft' : question.status)}
            >
              {asDraft ? words.restore.asDraft : words.restore.restore}
            </AdminButton>
            {canPublish(question) && (
              <AdminButton look="filled" onClick={() => onRestore(question, 'published')}>
                {words.restore.publish}
              </AdminButton>
            )}
          </Sheet.Buttons>
        </>
      )}
    </Sheet>
  )
}

const canPublish = ({ isPublished, gate }: RestoreQuestion) => isPublished && gate === null

interface Props {
  collection: Collection
  id: number
}

/** Page with the earlier versions of a post: compares them with the current row and restores them. */
export default function Versions({ collection, id }: Props) {
  const row = useOwnerPost(collection, id)
  const versions = usePostVersions(collection, id)
  const error = row.error ?? versions.error
  const retry = () => void Promise.all([row.refetch(), versions.refetch()])
  if (row.data && versions.data) {
    const lead = words.lead(collection.name, row.data.title, versions.data.length + 1)
    return (
      <>
        <PageHeading title={words.title} lead={lead}>
          <Link to={adminPostPaths(collection, id).editor} className={adminButtonClass('ghost')}>
            {words.backToEditor}
          </Link>
        </PageHeading>
        <VersionBrowser collection={collection} now={row.data} versions={versions.data} />
      </>
    )
  }
  if (error)
    return (
      <>
        <PageHeading title={words.title} lead={collection.name} />
        <div className={styles.message} role="alert">
          <p>{words.loadFailed(errorMessage(error))}</p>
          <RetryButton onClick={retry} />
        </div>
      </>
    )
  if (row.data === null)
    return (
      <EmptyState heading="h1" title={words.notFound.title} text={words.notFound.text}>
        <Link to={collection.adminListPath} className={adminButtonClass()}>
          {words.backToList}
        </Link>
      </EmptyState>
    )
  return <PageHeading title={words.title} lead={words.loading} />
}

interface VersionBrowserProps {
  collection: Collection
  now: Post
  versions: readonly PostVersion[]
}

function VersionBrowser({ collection, now, versions }: VersionBrowserProps) {
  const [parameters, setParameters] = useSearchParams()
  const entries = useMemo(() => buildTimeline(collection, now, versions), [collection, now, versions])
  const requestedId = Number(parameters.get('version'))
  const selected = versions.find((version) => version.id === requestedId) ?? versions[0]
  if (!selected) return <EmptyState title={words.empty.title} text={words.empty.text} plain />
  const select = (id: number) => setParameters({ version: String(id) }, { replace: true })
  return (
    <div className={styles.columns}>
      <VersionList entries={entries} selectedId={selected.id} onSelect={select} />
      <SelectedVersion key={selected.id} collection={collection} now={now} version={selected} />
    </div>
  )
}

type SelectedVersionProps = Omit<VersionBrowserProps, 'versions'> & { version: PostVersion }

/** Comparison of the selected version with its actions. */
function SelectedVersion({ collection, now, version }: SelectedVersionProps) {
  const isWide = useMediaQuery(atLeast('tablet'))
  const [layout, setLayout] = useState<Layout>(isWide ? 'beside' : 'inline')
  const [isWholeOpen, setIsWholeOpen] = useState(false)
  const missing = useQuery(missingImagesQuery(collection, version, now), queryClient).data
  const restoring = useRestore(collection, now)
  const restore = () => void restoring.start(version)
  const [before, after] = useMemo(() => {
    const current = toDraft(now)
    // Restoring keeps the current publication time, so it is not compared.
    return [{ ...toDraft(version.post), published_at: current.published_at }, current]
  }, [version, now])
  // Not memoized: the compared texts contain labels, whose language can change.
  const fields = compareDrafts(collection, before, after)
  const title = formatSeoulDateTime(version.savedAt)
  return (
    <>
      <div>
        <Comparison
          collection={collection}
          before={before}
          after={after}
          fields={fields}
          title={title}
          savedAt={now.updatedAt === null ? '' : formatSeoulDateTime(now.updatedAt)}
          layout={layout}
          onLayout={setLayout}
          isImageMissing={missing?.image ?? false}
        />
      </div>
      <div className={styles.foot}>
        <BottomBar saving={restoring.saving} note={words.note} failure={restoring.failure}>
          <AdminButton onClick={() => setIsWholeOpen(true)}>{words.showWhole}</AdminButton>
          <AdminButton look="filled" aria-busy={restoring.saving} onClick={restore}>
            <UndoIcon /> {words.restoreThis}
          </AdminButton>
        </BottomBar>
      </div>
      <WholeVersion
        open={isWholeOpen}
        collection={collection}
        title={title}
        draft={before}
        isImageMissing={missing?.image ?? false}
        onClose={() => setIsWholeOpen(false)}
      />
      <RestoreDialogs collection={collection} restoring={restoring} />
    </>
  )
}

interface RestoreDialogsProps {
  collection: Collection
  restoring: ReturnType<typeof useRestore>
}

/** Dialogs that are shown before a version overwrites the row. */
function RestoreDialogs({ collection, restoring }: RestoreDialogsProps) {
  return (
    <>
      <RestoreDialog
        question={restoring.question}
        onRestore={restoring.restore}
        onCancel={restoring.cancel}
      />
      <ConflictDialog
        collection={collection}
        overwrittenFields={restoring.overwrites}
        reloadNote={words.restore.reloadNote}
        onClose={restoring.endConflict}
        onOverwrite={restoring.overwrite}
        onReload={() => {
          restoring.endConflict()
          void refreshCollection(collection)
        }}
      />
    </>
  )
}
