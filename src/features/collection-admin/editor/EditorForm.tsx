import { type FormEvent, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { DeleteDialog } from '../list/DeleteDialog'
import { buttonClass } from '../parts/Button'
import { PageHeading } from '../parts/PageHeading'
import { Pill } from '../parts/Pill'
import { wordsOf } from '../words'
import { autosaveWords } from './autosaveWords'
import { BodyField } from './BodyField'
import { Columns } from './Columns'
import { ConflictDialog } from './ConflictDialog'
import { draftOf, missingToPublish } from './draft'
import { DraftField } from './DraftField'
import styles from './Editor.module.scss'
import { EditorBar } from './EditorBar'
import { Faults, inOrder } from './Faults'
import { gateWords } from './gateWords'
import { LeaveDialog } from './LeaveDialog'
import { dropLocalDraft, keepLocalDraft, localDraftKey, type LocalDraft } from './localDrafts'
import { MetaFields } from './MetaFields'
import { PictureCard } from './PictureCard'
import { RestoreNotice } from './RestoreNotice'
import { StatusField } from './StatusField'
import { useAutosave } from './useAutosave'
import { useDeletion } from './useDeletion'
import { useDraftForm } from './useDraftForm'
import { useEarlierWork } from './useEarlierWork'
import { useExifFilling } from './useExifFilling'
import { useLeaveGuard } from './useLeaveGuard'
import { usePicture } from './usePicture'
import { useSaveShortcut } from './useSaveShortcut'
import { useSubmit } from './useSubmit'

interface Props {
  collection: Collection
  row: Post | null
  /** Unsaved work of an earlier visit. */
  kept: LocalDraft | null
}

/**
 * The form of one item. It owns what was typed, keeps it in the browser, and saves it as one row. The one place where the
 * editor's hooks and parts meet, each short by itself: hence its length.
 */
export function EditorForm({ collection, row: first, kept }: Props) {
  const { noun } = wordsOf(collection)
  const element = useRef<HTMLFormElement>(null)
  const [row, setRow] = useState(first)
  const form = useDraftForm(collection, first)
  const { draft, texts, errors, change, changeMeta } = form
  const { exif, fill } = useExifFilling(collection, form)
  const picture = usePicture(fill)
  const key = localDraftKey(collection.key, row?.id ?? null)
  const earlier = useEarlierWork(kept, key, form, picture)
  const dirty = form.unsaved || picture.isNew
  const { processed, stored } = picture.state
  const baseUpdatedAt = row?.updatedAt ?? null
  const work = useMemo(
    () => (dirty && !earlier.offer ? { draft, picture: processed, stored, baseUpdatedAt } : null),
    [dirty, draft, earlier.offer, processed, stored, baseUpdatedAt],
  )
  const autosave = useAutosave(key, work)
  const autosaved = autosaveWords(dirty, autosave, row !== null)
  const guard = useLeaveGuard(dirty)
  const saving = useSubmit({
    collection,
    row,
    form,
    picture,
    onFault: (name) => focusField(element.current, name),
    onSaved: async (post, sent) => {
      setRow(post)
      form.markSaved(post, sent)
      picture.clear()
      await dropLocalDraft(key)
    },
  })
  const deletion = useDeletion({
    collection,
    row,
    onGone: async () => {
      await dropLocalDraft(key)
      if (row) form.replace(draftOf(row))
      picture.discard()
    },
    onFailure: saving.fail,
  })
  useSaveShortcut(element)

  /** Shows the row as others left it; the own text is kept before, so that it is offered. */
  async function reload() {
    if (work) await keepLocalDraft(key, { ...work, savedAt: Date.now() })
    guard.allow()
    location.reload()
  }

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!earlier.offer) void saving.submit(draft.status)
      }}
    >
      <PageHeading
        title={row ? `${noun} 수정` : `새 ${noun}`}
        lead={<Lead collection={collection} row={row} />}
      >
        <Link to={collection.adminListPath} className={buttonClass('ghost')}>
          목록으로
        </Link>
      </PageHeading>
      {earlier.offer && (
        <RestoreNotice
          kept={earlier.offer}
          changedMeanwhile={earlier.offer.baseUpdatedAt !== (first?.updatedAt ?? null)}
          onRestore={earlier.restore}
          onDiscard={() => void earlier.discard()}
        />
      )}
      {/* Earlier work waits for an answer: nothing can be typed or saved over it before. */}
      <Columns
        inert={earlier.offer !== null}
        texts={
          <>
            <DraftField form={form} name="title" label="제목" placeholder="제목을 입력하세요" />
            <BodyField
              key={earlier.restored}
              initial={draft.body}
              placeholder={`이 ${noun}에 대해 적어 보세요. 비워 두어도 괜찮습니다.`}
              onChange={(body) => change({ body })}
              status={autosaved}
            />
            <DraftField
              form={form}
              name="summary"
              label="요약"
              hint={`${Array.from(draft.summary ?? '').length} / 300`}
              rows={3}
            />
            <StatusField status={draft.status} onChange={(status) => change({ status })} />
          </>
        }
        picture={
          <>
            <PictureCard
              noun={collection.camera ? '사진' : '그림'}
              draft={draft}
              picture={picture}
              fault={errors['image']}
            />
            <DraftField
              form={form}
              name="alt"
              label="대체 텍스트"
              hint="보지 못하는 사람이 듣는 글"
              rows={2}
            />
            <MetaFields
              collection={collection}
              texts={texts}
              errors={errors}
              exif={exif}
              onChange={changeMeta}
            />
          </>
        }
      />
      <EditorBar
        inert={earlier.offer !== null}
        stored={row !== null}
        saving={saving.saving}
        note={gateWords(missingToPublish(draft, draft.image !== null || picture.isNew)) ?? autosaved}
        failure={saving.failure}
        onSave={(status) => void saving.submit(status)}
        onDelete={deletion.ask}
      >
        <Faults
          lead={saving.asked === 'published' ? '게시하려면 아직 필요합니다:' : '저장하기 전에 고쳐 주세요:'}
          collection={collection}
          names={inOrder(errors)}
          onGo={(name) => focusField(element.current, name)}
        />
      </EditorBar>
      <LeaveDialog
        open={guard.isAsking}
        title="저장하지 않은 내용이 있습니다"
        text="나가시겠습니까? 쓰던 내용은 이 브라우저에 보관되어, 돌아오면 되살릴 수 있습니다."
        stay="계속 쓰기"
        onStay={guard.stay}
        onLeave={guard.leave}
      />
      <ConflictDialog
        open={saving.isConflict}
        onClose={saving.endConflict}
        onOverwrite={saving.overwrite}
        onReload={() => void reload()}
      />
      <DeleteDialog
        words={wordsOf(collection)}
        posts={deletion.asking && row ? [row] : []}
        onCancel={deletion.cancel}
        onDelete={() => void deletion.remove()}
      />
    </form>
  )
}

/** Where the item belongs and, once stored, whether visitors see it. */
function Lead({ collection, row }: { collection: Collection; row: Post | null }) {
  if (!row) return collection.name
  return (
    <>
      {collection.name} · <Pill status={row.status} />
    </>
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
