import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-data'
import { atLeast } from '@/config/breakpoints'
import type { Collection } from '@/posts/collections'
import { refreshCollection, useOwnerPost } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { toDraft } from '@/posts/postDraft'
import { usePostVersions } from '@/posts/usePostVersions'
import type { PostVersion } from '@/posts/postVersions'
import { queryClient } from '@/posts/queryClient'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { ConflictDialog } from '../editor/ConflictDialog'
import { EmptyState } from '../components/EmptyState'
import { BottomBar } from '../components/BottomBar'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { UndoIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { formatSeoulDateTime } from '../components/seoulTime'
import { Comparison } from './Comparison'
import { compareDrafts } from './compareDrafts'
import type { Layout } from './ComparisonTools'
import { missingImagesQuery } from './missingImagesQuery'
import { buildTimeline } from './timeline'
import { useRestore, type RestoreQuestion } from './useRestore'
import { VersionList } from './VersionList'
import styles from './Versions.module.scss'
import { WholeVersion } from './WholeVersion'
import { Sheet } from '../components/Sheet'

interface RestoreDialogProps {
  question: RestoreQuestion | null
  onRestore: (question: RestoreQuestion, status: 'draft' | 'published') => void
  onCancel: () => void
}

/** Explains the consequences of restoring a version and asks for confirmation. */
function RestoreDialog({ question, onRestore, onCancel }: RestoreDialogProps) {
  const title = question ? `${formatSeoulDateTime(question.version.savedAt)}의 판으로 되돌릴까요?` : ''
  const asDraft = question !== null && (question.isPublished || question.gate !== null)
  return (
    <Sheet open={question !== null} title={title} onClose={onCancel}>
      {question && (
        <>
          {question.missing.image && (
            <p>이 판의 사진은 남아 있지 않습니다. 사진과 대체 텍스트는 지금 것을 두고 나머지만 되돌립니다.</p>
          )}
          {question.missing.body > 0 && (
            <p>본문의 그림 {question.missing.body}장은 남아 있지 않아, 되돌리면 빈 자리로 보입니다.</p>
          )}
          {question.isPublished && !question.gate && <p>사이트에도 바로 보입니다.</p>}
          {question.gate && <p>{question.gate} 되돌린 글은 임시저장에 둡니다.</p>}
          <Sheet.Buttons>
            <AdminButton onClick={onCancel}>취소</AdminButton>
            <AdminButton
              look={canPublish(question) ? 'outline' : 'filled'}
              onClick={() => onRestore(question, asDraft ? 'draft' : question.status)}
            >
              {asDraft ? '임시저장으로 되돌리기' : '되돌리기'}
            </AdminButton>
            {canPublish(question) && (
              <AdminButton look="filled" onClick={() => onRestore(question, 'published')}>
                되돌려 게시하기
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

const TITLE = '이전 판'
const NOTE = '되돌려도 지금 판은 사라지지 않고 이전 판으로 남습니다.'

/** Page with the earlier versions of a post: compares them with the current row and restores them. */
export default function Versions({ collection, id }: Props) {
  const row = useOwnerPost(collection, id)
  const versions = usePostVersions(collection, id)
  const error = row.error ?? versions.error
  const retry = () => void Promise.all([row.refetch(), versions.refetch()])
  if (row.data && versions.data) {
    const lead = `${collection.name} · ${row.data.title} · 판 ${versions.data.length + 1}개`
    return (
      <>
        <PageHeading title={TITLE} lead={lead}>
          <Link to={adminPostPaths(collection, id).editor} className={adminButtonClass('ghost')}>
            수정으로 돌아가기
          </Link>
        </PageHeading>
        <VersionBrowser collection={collection} now={row.data} versions={versions.data} />
      </>
    )
  }
  if (error)
    return (
      <>
        <PageHeading title={TITLE} lead={collection.name} />
        <div className={styles.message} role="alert">
          <p>판을 불러오지 못했습니다. {errorMessage(error)}</p>
          <RetryButton onClick={retry} />
        </div>
      </>
    )
  if (row.data === null)
    return (
      <EmptyState
        heading="h1"
        title="찾을 수 없습니다."
        text="지워졌거나, 서버에 연결되지 않아 보이지 않는 글입니다."
      >
        <Link to={collection.adminListPath} className={adminButtonClass()}>
          목록으로
        </Link>
      </EmptyState>
    )
  return <PageHeading title={TITLE} lead="판을 불러오는 중…" />
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
  if (!selected)
    return <EmptyState title="아직 이전 판이 없습니다." text="저장할 때마다 한 판씩 남습니다." plain />
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
  const fields = useMemo(() => compareDrafts(collection, before, after), [collection, before, after])
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
        <BottomBar saving={restoring.saving} note={NOTE} failure={restoring.failure}>
          <AdminButton onClick={() => setIsWholeOpen(true)}>이 판 따로 보기</AdminButton>
          <AdminButton look="filled" aria-busy={restoring.saving} onClick={restore}>
            <UndoIcon /> 이 판으로 되돌리기
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
        reloadNote="다시 불러오면 바뀐 글과 이 판을 견주어 볼 수 있습니다."
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
