import { type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import { removeUnusedPictures } from '@/collections/ownerMedia'
import type { Post } from '@/collections/post'
import type { PostDraft } from '@/collections/postDraft'
import { deleteLater } from '../list/pendingDeletions'
import { DeleteDialog } from '../list/DeleteDialog'
import { ensureOwner, useConnection } from '../connection/connection'
import { faultInWords } from '../parts/faultInWords'
import { showToast } from '@/ui/toaster'
import { Button, buttonClass } from '../parts/Button'
import { PageHeading } from '../parts/PageHeading'
import { Pill } from '../parts/Pill'
import type { ProcessedImage } from '../upload/processImage'
import { titleOfFile } from '../upload/titleOfFile'
import { wordsOf } from '../words'
import { BodyField } from './BodyField'
import { ConflictDialog } from './ConflictDialog'
import { draftOf, fillFromExif } from './draft'
import styles from './Editor.module.scss'
import { Faults, inOrder } from './Faults'
import { Field } from './Field'
import { LeaveDialog } from './LeaveDialog'
import { dropLocalDraft, keepLocalDraft, localDraftKey, type LocalDraft } from './localDrafts'
import { MetaFields } from './MetaFields'
import { metaFields, metaText } from './metaFields'
import { PictureCard } from './PictureCard'
import { RestoreNotice } from './RestoreNotice'
import { autosaveWords } from './autosaveWords'
import { useAutosave } from './useAutosave'
import { useDraftForm } from './useDraftForm'
import { useLeaveGuard } from './useLeaveGuard'
import { usePicture } from './usePicture'
import { useSave } from './useSave'

interface Props {
  collection: Collection
  row: Post | null
  /** Unsaved work of an earlier visit. */
  kept: LocalDraft | null
}

/** The form of one item. It owns what was typed, keeps it in the browser, and saves it as one row. */
export function EditorForm({ collection, row: first, kept }: Props) {
  const navigate = useNavigate()
  const id = useId()
  const { noun, object } = wordsOf(collection)
  const [row, setRow] = useState(first)
  const [offer, setOffer] = useState(kept)
  const [bodyKey, setBodyKey] = useState(0)
  const [filled, setFilled] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<PostDraft['status'] | null>(null)
  const [deleting, setDeleting] = useState(false)
  /** What was asked for last, so that the list of faults can say what it stands in the way of. */
  const [asked, setAsked] = useState<PostDraft['status']>('draft')
  const form = useRef<HTMLFormElement>(null)
  const connected = useConnection(({ state }) => state === 'connected')
  const { draft, texts, errors, unsaved, change, changeMeta, replace, markSaved, check } = useDraftForm(
    collection,
    first,
  )

  const latest = useRef({ draft, texts })
  useEffect(() => {
    latest.current = { draft, texts }
  })

  const onRead = useCallback(
    ({ photo, width, height, placeholder }: ProcessedImage, name: string) => {
      const before = latest.current
      change({
        width,
        height,
        placeholder,
        ...(before.draft.title.trim() ? {} : { title: titleOfFile(name) }),
      })
      if (collection.camera === undefined) return
      const result = fillFromExif(before.draft.meta, photo)
      const values = new Map<string, unknown>(Object.entries(result.meta))
      for (const field of metaFields[collection.key])
        if (result.filled.includes(field.name))
          changeMeta(field.name, metaText(field, values.get(field.name)))
      setFilled(result.filled.length > 0)
    },
    [change, changeMeta, collection],
  )
  const picture = usePicture(onRead)
  // One that could not be sent yet is still meant; a refused file is none.
  const newPicture = picture.state.processed !== null || picture.state.phase === 'reading'
  const dirty = unsaved || newPicture
  const key = localDraftKey(collection.key, row?.id ?? null)

  const work = useMemo(
    () =>
      dirty && !offer
        ? {
            draft,
            picture: picture.state.processed,
            stored: picture.state.stored,
            baseUpdatedAt: row?.updatedAt ?? null,
          }
        : null,
    [dirty, draft, offer, picture.state.processed, picture.state.stored, row],
  )
  const autosave = useAutosave(key, work)
  const guard = useLeaveGuard(dirty)
  const { saving, save } = useSave(collection, row)

  async function submit(status: PostDraft['status'], overwrite = false) {
    const hasPicture = draft.image !== null || newPicture
    const found = check(status === 'published', hasPicture)
    setFailure(null)
    setAsked(status)
    const wrong = inOrder(found)[0]
    if (wrong !== undefined) {
      focusField(form.current, wrong)
      return
    }
    const result = await save(async () => {
      const stored = await picture.ensureStored()
      // Read now: while the picture was on its way, EXIF has filled fields and the owner has typed.
      return { ...latest.current.draft, ...stored, status }
    }, overwrite)
    if (!result) return
    if (result.kind === 'conflict') setConflict(status)
    else if (result.kind === 'failed') setFailure(result.message)
    else await finish(result.post, result.sent)
  }

  async function finish(post: Post, sent: PostDraft) {
    const isNew = row === null
    setConflict(null)
    setRow(post)
    markSaved(post, sent)
    picture.clear()
    setOffer(null)
    await dropLocalDraft(key)
    if (isNew) history.replaceState(history.state, '', `${collection.uploadPath}/${post.id}`)
    if (post.status === 'draft') showToast('임시저장했습니다.')
    else
      showToast('게시했습니다.', {
        action: {
          label: '사이트에서 보기',
          onSelect: () => void navigate(collection.detailPath(post.id)),
        },
      })
  }

  function restore(work_: LocalDraft) {
    replace(work_.draft)
    if (work_.picture) picture.restore(work_.picture, work_.draft.title || noun, work_.stored)
    setBodyKey((count) => count + 1)
    setOffer(null)
  }

  async function discard({ stored }: LocalDraft) {
    setOffer(null)
    if (stored && connected) void removeUnusedPictures([stored.picture])
    await dropLocalDraft(key)
  }

  /** Shows the row as others left it; the own text is kept before, so that it is offered. */
  async function reload() {
    if (work) await keepLocalDraft(key, { ...work, savedAt: Date.now() })
    guard.allow()
    location.reload()
  }

  async function remove() {
    setDeleting(false)
    if (!row) return
    try {
      await ensureOwner()
    } catch (error) {
      setFailure(`삭제하지 못했습니다. ${faultInWords(error)}`)
      return
    }
    deleteLater(collection, [row])
    await dropLocalDraft(key)
    replace(draftOf(row))
    picture.discard()
    void navigate(collection.adminListPath)
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // By its place as well: a Korean layout has another letter there.
      if (event.key.toLowerCase() !== 's' && event.code !== 'KeyS') return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const field = (name: 'title' | 'alt' | 'summary') => ({
    id: `${id}-${name}`,
    name,
    value: draft[name] ?? '',
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': errors[name] === undefined ? undefined : `${id}-${name}-fault`,
  })

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit(draft.status)
      }}
    >
      <PageHeading title={row ? `${noun} 수정` : `새 ${noun}`} lead={collection.name}>
        <Link to={collection.adminListPath} className={buttonClass('ghost')}>
          목록으로
        </Link>
      </PageHeading>
      {offer && (
        <RestoreNotice
          kept={offer}
          changedMeanwhile={offer.baseUpdatedAt !== (first?.updatedAt ?? null)}
          onRestore={() => restore(offer)}
          onDiscard={() => void discard(offer)}
        />
      )}
      {/* Earlier work waits for an answer: nothing can be typed over it before. */}
      <div className={styles.columns} inert={offer !== null}>
        <div className={styles.texts}>
          <Field id={`${id}-title`} label="제목" fault={errors['title']}>
            <input
              {...field('title')}
              placeholder="제목을 입력하세요"
              autoComplete="off"
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <BodyField
            key={bodyKey}
            initial={draft.body}
            placeholder={`이 ${noun}에 대해 적어 보세요. 비워 두어도 괜찮습니다.`}
            onChange={(body) => change({ body })}
            status={autosaveWords(dirty, autosave)}
          />
          <Field
            id={`${id}-summary`}
            label="요약"
            hint={`${Array.from(draft.summary ?? '').length} / 300`}
            fault={errors['summary']}
          >
            <textarea
              {...field('summary')}
              rows={3}
              onChange={(event) => change({ summary: event.target.value || null })}
            />
          </Field>
        </div>
        <div className={styles.aside}>
          <PictureCard
            noun={collection.camera ? '사진' : '그림'}
            draft={draft}
            picture={picture}
            fault={errors['image']}
          />
          <Field id={`${id}-alt`} label="대체 텍스트" hint="보지 못하는 사람이 듣는 글" fault={errors['alt']}>
            <textarea
              {...field('alt')}
              rows={2}
              onChange={(event) => change({ alt: event.target.value || null })}
            />
          </Field>
          <MetaFields
            collection={collection}
            texts={texts}
            errors={errors}
            filled={filled}
            onChange={changeMeta}
          />
        </div>
      </div>
      <footer className={styles.bar}>
        <div className={styles.state}>
          <Field id={`${id}-status`} label="상태">
            <select
              id={`${id}-status`}
              name="status"
              value={draft.status}
              onChange={(event) =>
                change({ status: event.target.value === 'published' ? 'published' : 'draft' })
              }
            >
              <option value="draft">임시저장</option>
              <option value="published">게시됨</option>
            </select>
          </Field>
          {row && <Pill status={row.status} />}
        </div>
        {failure && (
          <p role="alert" className={styles.failure}>
            저장하지 못했습니다. {failure} 작성 중인 내용은 이 브라우저에 보관했습니다.
          </p>
        )}
        <Faults
          lead={asked === 'published' ? '게시하려면 아직 필요합니다:' : '저장하기 전에 고쳐 주세요:'}
          collection={collection}
          names={inOrder(errors)}
          onGo={(name) => focusField(form.current, name)}
        />
        <div className={styles.buttons}>
          {row && (
            <Button look="warn" onClick={() => setDeleting(true)}>
              삭제
            </Button>
          )}
          <Button aria-busy={saving} onClick={() => void submit('draft')}>
            임시저장
          </Button>
          <Button look="filled" aria-busy={saving} onClick={() => void submit('published')}>
            게시하기
          </Button>
        </div>
      </footer>
      <LeaveDialog open={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
      <ConflictDialog
        open={conflict !== null}
        onClose={() => setConflict(null)}
        onOverwrite={() => conflict && void submit(conflict, true)}
        onReload={() => void reload()}
      />
      <DeleteDialog
        words={{ ...wordsOf(collection), object }}
        posts={deleting && row ? [row] : []}
        onCancel={() => setDeleting(false)}
        onDelete={() => void remove()}
      />
    </form>
  )
}

/** Moves the focus to a field that is wrong; the picture's is its button, for the input has no shape. */
function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.querySelector<HTMLElement>(
    name === 'image' ? '[data-dropzone] button' : `[name="${CSS.escape(name)}"]`,
  )
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
