import { useNavigate } from 'react-router-data'
import { editor } from '#messages/admin/editor'
import { drafts } from '#messages/drafts'
import type { Collection } from '@/posts/collections'
import { overwrittenFields } from '@/posts/owner/postChanges'
import { toDraft, type PostDraft } from '@/posts/owner/postDraft'
import { isScheduled } from '@/posts/owner/schedule'
import type { Post } from '@/posts/post'
import { DataError } from '@/supabase/errors'
import { showToast } from '@/ui/toaster'
import { scheduledMessage } from '../components/scheduledMessage'
import { asOwner } from '../connection/connection'
import { findMissingImages, type MissingImages } from '../upload/findMissingImages'
import { ImageError } from '../upload/imageError'
import { pictureErrorMessage } from '../upload/pictureErrorMessage'
import type { PictureControls } from '../upload/usePicture'
import { sortFieldNames } from './fieldLabels'
import { deleteLocalDraft, getLocalDraft, moveLocalDraft } from './localDrafts'
import {
  draftFormReducer,
  draftFromForm,
  hasUnsavedChanges,
  initialDraftForm,
  type CheckedForm,
  type DraftForm,
} from './useDraftForm'
import { useRowSaving, type ReadyToSave } from './useRowSaving'

type Status = PostDraft['status']

/** A restored draft shows pictures that storage no longer has. `message` is shown to the owner. */
class MissingImagesError extends Error {
  override readonly name = 'MissingImagesError'
  readonly #missing: MissingImages

  constructor(missing: MissingImages) {
    super()
    this.#missing = missing
  }

  override get message(): string {
    const { image, cuts, body } = this.#missing
    return [
      image && editor.missing.picture,
      cuts > 0 && editor.missing.cuts(cuts),
      body > 0 && editor.missing.body(body),
    ]
      .filter((message) => message !== false)
      .join(' ')
  }
}

/** Returns the text that the editor shows when saving failed. `kept` says where the changes are kept. */
const saveFailureMessage = (error: Error, kept: string) =>
  editor.notSaved(error instanceof MissingImagesError ? error.message : pictureErrorMessage(error), kept)

/** Shows what a save has changed for visitors. `before` is the row as it was. */
function showSavedToast(post: Post, before: Post | null, onView: () => void) {
  if (post.status === 'draft') {
    const wasPublic = before?.status === 'published' && !isScheduled(before)
    return showToast(wasPublic ? editor.saved.hidden : editor.saved.draft)
  }
  if (post.publishedAt !== null && isScheduled(post))
    return showToast(scheduledMessage(post, post.publishedAt))
  return showToast(editor.saved.published, { action: { label: editor.saved.view, onSelect: onView } })
}

/** The differences between the editors of collections. */
export interface SaveOptions {
  /** Returns the fields that a save writes instead of those of the form. Throws if the draft cannot be written. */
  prepareDraft?: (draft: PostDraft) => Promise<Partial<PostDraft>>
  /** Called when a save has failed. */
  onFailure?: (error: Error, status: Status) => void
}

interface Options extends SaveOptions {
  collection: Collection
  /** The row as last read or written; null for a new item. */
  row: Post | null
  form: DraftForm
  picture: PictureControls
  /** The form holds a draft of an earlier visit, which may have been saved although the response was lost. */
  restored: boolean
  /** Says where unsaved changes are kept. Empty without changes. */
  kept: string
  /** Stores the unsaved changes in the browser. */
  keepDraft: () => void
  /** Replaces the default message after a save. */
  savedMessage?: string | undefined
  /** Called with the first invalid field when the form is invalid. */
  onFault: (name: string) => void
  onSaved: (post: Post, sent: PostDraft) => Promise<void>
}

/**
 * Validates and saves the form and reports the result. Uploads the picture before writing the row, so that a row never
 * points to a missing file.
 */
export function useItemSaving({ collection, row, form, picture, restored, ...rest }: Options) {
  const { kept, savedMessage, ...on } = rest
  const navigate = useNavigate()

  async function prepare(status: Status): Promise<ReadyToSave | null> {
    const prepared = (await on.prepareDraft?.(form.getDraft())) ?? {}
    const { draft, values, faults } = await checkAndUpload(status, prepared, { form, picture, restored })
    if (!faults) return { draft, values, base: form.base }
    on.onFault(sortFieldNames(collection, Object.keys(faults))[0] ?? '')
    return null
  }

  async function onRowSaved(post: Post, sent: PostDraft) {
    await on.onSaved(post, sent)
    if (savedMessage !== undefined) showToast(savedMessage)
    else showSavedToast(post, row, () => void navigate(collection.detailPath(post.id)))
  }

  function onFailed(error: Error, status: Status) {
    // The message about the failure says where the changes are kept.
    on.keepDraft()
    on.onFailure?.(error, status)
    if (!isTimePassed(error)) return
    form.showFaults(() => ({ published_at: drafts.timePassed }))
    on.onFault('published_at')
  }

  const { error, conflictingRow, request, ...saving } = useRowSaving({
    collection,
    row,
    restored,
    prepare,
    onSaved: onRowSaved,
    onFailed,
  })
  const requestedStatus = request ?? 'draft'
  return {
    ...saving,
    /** Status of the last save attempt. */
    requestedStatus,
    failureMessage: error && !isTimePassed(error) ? saveFailureMessage(error, kept) : null,
    /** True if the row was deleted elsewhere. */
    isRowDeleted: error instanceof DataError && error.kind === 'missing',
    /** Set if overwriting would hide or publish the post against a change made elsewhere. */
    revertedStatus:
      conflictingRow && revertedStatus(conflictingRow.status, form.base.draft.status, requestedStatus),
    /** Fields changed elsewhere that saving would overwrite. Null if there is no conflict. */
    overwrittenFields:
      conflictingRow &&
      overwrittenFields(
        draftToWrite(form, picture, requestedStatus),
        form.base.draft,
        toDraft(conflictingRow),
      ),
  }
}

/** Validates the form, uploads its new picture and validates again. */
async function checkAndUpload(
  status: Status,
  prepared: Partial<PostDraft>,
  { form, picture, restored }: Pick<Options, 'form' | 'picture' | 'restored'>,
): Promise<CheckedForm> {
  const checked = form.check({ ...prepared, status }, picture.isNew)
  if (checked.faults) return checked
  if (restored) await checkImages(picture.isNew ? { ...checked.draft, image: null } : checked.draft, form)
  if (!picture.isNew) return checked
  const { stored, imageError } = await storePicture(picture)
  // During the upload EXIF may have filled fields and the owner may have typed.
  const checkedAgain = form.check({ ...prepared, ...stored, status }, false)
  // Without this, the row would be saved with the previous picture.
  if (imageError && !checkedAgain.faults) throw imageError
  return checkedAgain
}

/** Returns true if the server refused the publishing time. Its clock may be ahead of the time that this device last read. */
const isTimePassed = (error: Error) => error instanceof DataError && error.kind === 'past'

const noPicture = { image: null, thumbnail: null, width: null, height: null, placeholder: null }

/**
 * Checks that storage still has the pictures of a restored draft. Removes the item's own picture from the form if it is
 * gone. Throws `MissingImagesError`, or `DataError` if storage cannot be reached.
 */
async function checkImages(draft: PostDraft, { base, change }: DraftForm): Promise<void> {
  const missing = await asOwner(() => findMissingImages(draft, base.draft))
  if (missing.image) change(noPicture)
  if (missing.image || missing.cuts > 0 || missing.body > 0) throw new MissingImagesError(missing)
}

/** Waits until the new picture is stored, or returns why the file is not a picture. Throws `DataError` if the upload fails. */
async function storePicture(picture: PictureControls) {
  try {
    return { stored: await picture.ensureStored(), imageError: null }
  } catch (error) {
    if (error instanceof ImageError) return { stored: null, imageError: error }
    throw error
  }
}

/** Returns the draft that saving writes: the form with the new picture. */
function draftToWrite({ draft }: DraftForm, { state }: PictureControls, status: Status): PostDraft {
  return { ...draft, ...state.stored?.picture, status }
}

/** Returns how saving would revert a change of the status made elsewhere; null if it would not. */
function revertedStatus(theirs: Status, before: Status, requested: Status): 'hiding' | 'publishing' | null {
  if (theirs === before || theirs === requested) return null
  return theirs === 'draft' ? 'hiding' : 'publishing'
}

interface FinishedSave {
  /** Key of the editor's draft. */
  key: string
  /** Key of a draft of the saved row. */
  rowKey: string
  post: Post
  sent: PostDraft
}

/**
 * Handles a save that finishes after its editor was closed. Deletes the editor's draft, or turns it into a draft of the
 * saved row if it has changes that were not sent.
 */
export async function finishSaveAfterUnmount(
  collection: Collection,
  { key, rowKey, post, sent }: FinishedSave,
): Promise<void> {
  const stored = await getLocalDraft(key)
  if (!stored) return
  // The pressed button decides the status, not the draft.
  const draft = { ...stored.draft, status: sent.status }
  const form = [
    { type: 'replaced', draft, base: stored.base } as const,
    { type: 'saved', post, sent } as const,
  ].reduce(draftFormReducer, initialDraftForm(collection, null))
  const isPictureNew =
    (stored.picture !== null || stored.stored !== null) && stored.stored?.picture.image !== post.image
  if (!isPictureNew && !hasUnsavedChanges(form)) return deleteLocalDraft(key)
  const picture = isPictureNew ? {} : { picture: null, stored: null }
  await moveLocalDraft({ ...stored, ...picture, draft: draftFromForm(form), base: form.base }, rowKey)
}
