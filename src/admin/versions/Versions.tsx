import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-data'
import { atLeast } from '@/config/breakpoints'
import type { Collection } from '@/posts/definition'
import { refreshCollection, useOwnerPost } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { draftOf } from '@/posts/postDraft'
import { usePostVersions } from '@/posts/postVersionQueries'
import type { PostVersion } from '@/posts/postVersions'
import { queryClient } from '@/posts/queryClient'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { ConflictDialog } from '../editor/ConflictDialog'
import { BlankSheet } from '../components/BlankSheet'
import { BottomBar } from '../components/BottomBar'
import { Button, buttonClass } from '../components/Button'
import { errorMessage } from '../components/errorMessage'
import { UndoIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { pathsOfPost } from '../components/pathsOfPost'
import { seoulMoment } from '../components/seoulTime'
import { Comparison } from './Comparison'
import { compareDrafts } from './compareDrafts'
import type { Layout } from './ComparisonTools'
import { lostPicturesQuery } from './lostPictures'
import { timeline } from './timeline'
import { useRestore, type Question } from './useRestore'
import { VersionList } from './VersionList'
import styles from './Versions.module.scss'
import { WholeVersion } from './WholeVersion'
import { Sheet } from '../components/Sheet'

interface RestoreDialogProps {
  question: Question | null
  onRestore: (question: Question, status: 'draft' | 'published') => void
  onCancel: () => void
}

/** Says what bringing a version back means, before it is saved. */
function RestoreDialog({ question, onRestore, onCancel }: RestoreDialogProps) {
  const title = question ? `${seoulMoment(question.version.savedAt)}의 판으로 되돌릴까요?` : ''
  const asDraft = question !== null && (question.isPublished || question.gate !== null)
  return (
    <Sheet open={question !== null} title={title} onClose={onCancel}>
      {question && (
        <>
          {question.lost.image && (
            <p>이 판의 사진은 남아 있지 않습니다. 사진과 대체 텍스트는 지금 것을 두고 나머지만 되돌립니다.</p>
          )}
          {question.lost.body > 0 && (
            <p>본문의 그림 {question.lost.body}장은 남아 있지 않아, 되돌리면 빈 자리로 보입니다.</p>
          )}
          {question.isPublished && !question.gate && <p>사이트에도 바로 보입니다.</p>}
          {question.gate && <p>{question.gate} 되돌린 글은 임시저장에 둡니다.</p>}
          <Sheet.Buttons>
            <Button onClick={onCancel}>취소</Button>
            <Button
              look={canPublish(question) ? 'outline' : 'filled'}
              onClick={() => onRestore(question, asDraft ? 'draft' : question.status)}
            >
              {asDraft ? '임시저장으로 되돌리기' : '되돌리기'}
            </Button>
            {canPublish(question) && (
              <Button look="filled" onClick={() => onRestore(question, 'published')}>
                되돌려 게시하기
              </Button>
            )}
          </Sheet.Buttons>
        </>
      )}
    </Sheet>
  )
}

const canPublish = ({ isPublished, gate }: Question) => isPublished && gate === null

interface Props {
  collection: Collection
  id: number
}

const TITLE = '이전 판'
const NOTE = '되돌려도 지금 판은 사라지지 않고 이전 판으로 남습니다.'

/** The earlier versions of a post (decisions §12.3): each compared with the row as it is, and brought back. */
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
          <Link to={pathsOfPost(collection, id).editor} className={buttonClass('ghost')}>
            수정으로 돌아가기
          </Link>
        </PageHeading>
        <Read collection={collection} now={row.data} versions={versions.data} />
      </>
    )
  }
  if (error)
    return (
      <>
        <PageHeading title={TITLE} lead={collection.name} />
        <div className={styles.message} role="alert">
          <p>판을 불러오지 못했습니다. {errorMessage(error)}</p>
          <Button onClick={retry}>다시 시도</Button>
        </div>
      </>
    )
  if (row.data === null)
    return (
      <BlankSheet
        heading="h1"
        title="찾을 수 없습니다."
        text="지워졌거나, 서버에 연결되지 않아 보이지 않는 글입니다."
      >
        <Link to={collection.adminListPath} className={buttonClass()}>
          목록으로
        </Link>
      </BlankSheet>
    )
  return <PageHeading title={TITLE} lead="판을 불러오는 중…" />
}

interface ReadProps {
  collection: Collection
  now: Post
  versions: readonly PostVersion[]
}

function Read({ collection, now, versions }: ReadProps) {
  const [parameters, setParameters] = useSearchParams()
  const moments = useMemo(() => timeline(collection, now, versions), [collection, now, versions])
  const wanted = Number(parameters.get('version'))
  const chosen = versions.find((version) => version.id === wanted) ?? versions[0]
  if (!chosen)
    return <BlankSheet title="아직 이전 판이 없습니다." text="저장할 때마다 한 판씩 남습니다." plain />
  const choose = (id: number) => setParameters({ version: String(id) }, { replace: true })
  return (
    <div className={styles.columns}>
      <VersionList moments={moments} chosen={chosen.id} onChoose={choose} />
      <Chosen key={chosen.id} collection={collection} now={now} version={chosen} />
    </div>
  )
}

/** The version that is looked at, and what can be done with it. */
function Chosen({ collection, now, version }: Omit<ReadProps, 'versions'> & { version: PostVersion }) {
  const wide = useMediaQuery(atLeast('tablet'))
  const [layout, setLayout] = useState<Layout>(wide ? 'beside' : 'inline')
  const [alone, setAlone] = useState(false)
  const lost = useQuery(lostPicturesQuery(collection, version, now), queryClient).data
  const restoring = useRestore(collection, now)
  const [before, after] = useMemo(() => {
    const current = draftOf(now)
    // When it is published is not brought back, and so not compared.
    return [{ ...draftOf(version.post), published_at: current.published_at }, current]
  }, [version, now])
  const fields = useMemo(() => compareDrafts(collection, before, after), [collection, before, after])
  const title = seoulMoment(version.savedAt)
  return (
    <>
      <div>
        <Comparison
          collection={collection}
          before={before}
          after={after}
          fields={fields}
          title={title}
          savedAt={now.updatedAt === null ? '' : seoulMoment(now.updatedAt)}
          layout={layout}
          onLayout={setLayout}
          isPictureGone={lost?.image ?? false}
        />
      </div>
      <div className={styles.foot}>
        <BottomBar saving={restoring.saving} note={NOTE} failure={restoring.failure}>
          <Button onClick={() => setAlone(true)}>이 판 따로 보기</Button>
          <Button look="filled" aria-busy={restoring.saving} onClick={() => void restoring.ask(version)}>
            <UndoIcon /> 이 판으로 되돌리기
          </Button>
        </BottomBar>
      </div>
      <WholeVersion
        open={alone}
        collection={collection}
        title={title}
        draft={before}
        isPictureGone={lost?.image ?? false}
        onClose={() => setAlone(false)}
      />
      <Questions collection={collection} restoring={restoring} />
    </>
  )
}

interface QuestionsProps {
  collection: Collection
  restoring: ReturnType<typeof useRestore>
}

/** What is asked before a version is saved over the row. */
function Questions({ collection, restoring }: QuestionsProps) {
  return (
    <>
      <RestoreDialog
        question={restoring.question}
        onRestore={restoring.restore}
        onCancel={restoring.cancel}
      />
      <ConflictDialog
        collection={collection}
        overwrites={restoring.overwrites}
        kept="다시 불러오면 바뀐 글과 이 판을 견주어 볼 수 있습니다."
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
