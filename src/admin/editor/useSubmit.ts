import { useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { overwritten } from '@/posts/postChanges'
import { draftOf, type PostDraft } from '@/posts/postDraft'
import { isScheduled, TIME_PASSED } from '@/posts/scheduled'
import { DataError } from '@/supabase/errors'
import { showToast } from '@/ui/toaster'
import { scheduledMessage } from '../components/scheduledMessage'
import { inOrder } from './fieldLabels'
import type { CheckedForm, DraftForm } from './useDraftForm'
import { ImageFault } from '../upload/imageFault'
import { pictureFaultMessage } from '../upload/pictureFaultMessage'
import type { PictureWork } from '../upload/usePicture'
import { useRowSaving, type ReadyToSave } from './useRowSaving'
import { asOwner } from '../connection/connection'
import { lookForPictures } from './lookForPictures'

/** Work that has waited shows pictures that storage has let go meanwhile. Its message is the owner's words. */
class LostFromDraft extends Error {
  override readonly name = 'LostFromDraft'
}

const nothing = { image: null, thumbnail: null, width: null, height: null, placeholder: null }

/**
 * Before work of an earlier visit is saved: its pictures may be gone, with the row that showed them or by themselves. The
 * item's own leaves the form then. Throws `LostFromDraft`, or `DataError` when storage cannot be asked.
 */
async function checkPictures(draft: PostDraft, { base, change }: DraftForm): Promise<void> {
  const lost = await asOwner(() => lookForPictures(draft, base.draft))
  if (lost.image) change(nothing)
  const words = [
    lost.image && '보관된 그림이 서버에서 지워져 글에서 뺐습니다. 파일을 다시 올려 주세요.',
    lost.body > 0 && `본문의 그림 ${lost.body}장이 서버에서 지워졌습니다. 본문에서 빼거나 다시 넣어 주세요.`,
  ].filter((word) => word !== false)
  if (words.length > 0) throw new LostFromDraft(words.join(' '))
}

type Status = PostDraft['status']

interface Submitted {
  collection: Collection
  /** The row as it was read or written last; null for a new one. */
  row: Post | null
  form: DraftForm
  picture: PictureWork
  /** Whether the work comes from an earlier visit, which may have saved it without hearing the answer. */
  restored: boolean
  /** What is said of a save, in place of how visitors see the row now. */
  saved?: string | undefined
  /** Told the first field that is wrong, if any is. */
  onFault: (name: string) => void
  onSaved: (post: Post, sent: PostDraft) => Promise<void>
}

/**
 * Checks and saves what stands in the form, and tells what became of it. The picture is stored before the row is written,
 * so no row lacks its image.
 */
export function useSubmit({ collection, row, form, picture, restored, saved, ...on }: Submitted) {
  const navigate = useNavigate()

  async function check(status: Status): Promise<CheckedForm> {
    const checked = form.check({ status }, picture.isNew)
    if (checked.faults) return checked
    if (restored) await checkPictures(picture.isNew ? { ...checked.draft, image: null } : checked.draft, form)
    if (!picture.isNew) return checked
    const { stored, refusal } = await settle(picture)
    // Looked at again: while the picture was on its way, EXIF has filled fields and the owner has typed.
    const again = form.check({ ...stored, status }, false)
    // With the picture before it, the row would show what the owner has just replaced.
    if (refusal && !again.faults) throw refusal
    return again
  }

  async function prepare(status: Status): Promise<ReadyToSave | null> {
    const { draft, values, faults } = await check(status)
    if (!faults) return { draft, values, base: form.base }
    on.onFault(inOrder(Object.keys(faults))[0] ?? '')
    return null
  }

  async function finish(post: Post, sent: PostDraft) {
    await on.onSaved(post, sent)
    if (saved !== undefined) showToast(saved)
    else tellSaved(post, row, () => void navigate(collection.detailPath(post.id)))
  }

  function onFailed(fault: Error) {
    if (!isPast(fault)) return
    form.showFaults({ published_at: TIME_PASSED })
    on.onFault('published_at')
  }

  const { error, theirs, ...saving } = useRowSaving({
    collection,
    row,
    restored,
    prepare,
    onSaved: finish,
    onFailed,
  })
  const asked = saving.asked ?? 'draft'
  return {
    ...saving,
    /** What was asked for last, so that the list of faults can say what it stands in the way of. */
    asked,
    failure: error && !isPast(error) ? failureOf(error) : null,
    /** Whether the row was deleted elsewhere. */
    isGone: error instanceof DataError && error.kind === 'missing',
    /** Fields that others have changed and that saving would overwrite; null as long as there is no conflict. */
    undoes: theirs && undone(theirs.status, form.base.draft.status, asked),
    overwrites: theirs && overwritten(ownDraft(form, picture, asked), form.base.draft, draftOf(theirs)),
  }
}

/** What became of a post, beside the row that it was. */
function tellSaved(post: Post, before: Post | null, onSelect: () => void) {
  if (post.status === 'draft') {
    const wasShown = before?.status === 'published' && !isScheduled(before)
    return showToast(`임시저장했습니다.${wasShown ? ' 이제 사이트에 보이지 않습니다.' : ''}`)
  }
  if (post.publishedAt !== null && isScheduled(post))
    return showToast(scheduledMessage(post, post.publishedAt))
  return showToast('게시했습니다.', { action: { label: '사이트에서 보기', onSelect } })
}

/** What others have done to whether visitors see the post, where saving it as asked would undo that. */
function undone(theirs: Status, before: Status, asked: Status): 'hiding' | 'publishing' | null {
  if (theirs === before || theirs === asked) return null
  return theirs === 'draft' ? 'hiding' : 'publishing'
}

/** Whether the server has refused the field of the time: its clock is ahead of what this device knows of it. */
const isPast = (fault: Error) => fault instanceof DataError && fault.kind === 'past'

const failureOf = (error: Error) =>
  `저장하지 못했습니다. ${error instanceof LostFromDraft ? error.message : pictureFaultMessage(error)} 작성 중인 내용은 이 브라우저에 보관했습니다.`

/** The new picture once it is stored, or why the file is none. Throws `DataError` when it could not be stored. */
async function settle(picture: PictureWork) {
  try {
    return { stored: await picture.ensureStored(), refusal: null }
  } catch (error) {
    if (error instanceof ImageFault) return { stored: null, refusal: error }
    throw error
  }
}

/** What is to be written: the form, with the picture that waits to be its own. */
function ownDraft({ draft }: DraftForm, { state }: PictureWork, status: Status): PostDraft {
  return { ...draft, ...state.stored?.picture, status }
}
