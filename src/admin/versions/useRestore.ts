import { useState } from 'react'
import { versions } from '#messages/admin/versions'
import { UNDO_WINDOW_MS } from '@/config/constants'
import type { Collection } from '@/posts/collections'
import { toDraftBase, overwrittenFields, type DraftBase } from '@/posts/owner/postChanges'
import { checkDraft, toDraft, type DraftFaults, type PostDraft } from '@/posts/owner/postDraft'
import type { PostVersion } from '@/posts/owner/postVersions'
import { missingFields } from '@/posts/owner/publishGate'
import { isScheduled } from '@/posts/owner/schedule'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { showToast } from '@/ui/toaster'
import { errorMessage } from '../components/errorMessage'
import { publishGateMessage } from '../components/publishGateMessage'
import { formatSeoulDay } from '../components/seoulTime'
import { useRowSaving, type ReadyToSave } from '../editor/useRowSaving'
import type { MissingImages } from '../upload/findMissingImages'
import { missingImagesQuery } from './missingImagesQuery'

interface RestoreRequest {
  draft: PostDraft
  base: DraftBase
  /** Success message. */
  successMessage: string
  /** Previous values for undo; null if there is no undo. */
  before: PostDraft | null
}

/** Data of the confirmation dialog. */
export interface RestoreQuestion {
  version: PostVersion
  missing: MissingImages
  /** Current status of the row. */
  status: Post['status']
  /** Visitors see the post now; false for a scheduled post. */
  isPublished: boolean
  /** Returns the reason for which the version cannot be published, in the current language. Null if it can be published. */
  gate: (() => string) | null
}

/** The version itself is invalid. `message` is shown to the owner. */
class InvalidVersionError extends Error {
  readonly #findFaults: () => DraftFaults | null

  constructor(findFaults: () => DraftFaults | null) {
    super()
    this.#findFaults = findFaults
  }

  override get message(): string {
    return Object.values(this.#findFaults() ?? {})[0] ?? ''
  }
}

const failureMessage = (error: Error | null) =>
  error && versions.restore.failed(error instanceof InvalidVersionError ? error.message : errorMessage(error))

/**
 * Returns the draft that a restore saves. Keeps the current status and schedule, and the current image if the version's
 * image is missing.
 */
function restoredDraft(
  { post }: PostVersion,
  now: Post,
  { image: isImageMissing }: MissingImages,
): PostDraft {
  const { status, published_at, image, thumbnail, width, height, placeholder, alt } = toDraft(now)
  const draft = { ...toDraft(post), status, published_at }
  return isImageMissing ? { ...draft, image, thumbnail, width, height, placeholder, alt } : draft
}

/** Returns a function that says what the version lacks. Null if it can be published. */
function findGate(collection: Collection, draft: PostDraft): (() => string) | null {
  const message = () => publishGateMessage(missingFields(collection, draft), collection.key)
  return message() === null ? null : () => message() ?? ''
}

/** Validates the draft. Rejects with an `InvalidVersionError`. */
function prepare(collection: Collection, { draft, base }: RestoreRequest): Promise<ReadyToSave> {
  const { values } = checkDraft(collection, draft)
  if (!values) return Promise.reject(new InvalidVersionError(() => checkDraft(collection, draft).faults))
  return Promise.resolve({ draft, values, base })
}

/** Saves restored versions and offers undo in the toast. */
function useSaving(collection: Collection, now: Post) {
  const saving = useRowSaving<RestoreRequest>({
    collection,
    row: now,
    prepare: (request) => prepare(collection, request),
    onSaved: (post, _sent, { successMessage, before }) => {
      const undo = () => {
        if (before)
          saving.submit({
            draft: before,
            base: toDraftBase(post),
            successMessage: versions.restore.undone,
            before: null,
          })
      }
      showToast(
        successMessage,
        before
          ? { action: { label: versions.restore.undo, onSelect: undo }, durationMs: UNDO_WINDOW_MS }
          : {},
      )
    },
    onFailed: (error, { before }) => {
      if (before === null) showToast(versions.restore.undoFailed(errorMessage(error)), { tone: 'error' })
    },
  })
  return saving
}

/** Restores a version with the same validation, publish gate and conflict handling as a save in the editor. */
export function useRestore(collection: Collection, now: Post) {
  const [question, setQuestion] = useState<RestoreQuestion | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const saving = useSaving(collection, now)

  /** Saves a version over the row as this page shows it. */
  function restore(
    { version, missing }: Pick<RestoreQuestion, 'version' | 'missing'>,
    status: Post['status'],
  ) {
    setQuestion(null)
    saving.submit({
      draft: { ...restoredDraft(version, now, missing), status },
      base: toDraftBase(now),
      successMessage: versions.restore.done(formatSeoulDay(version.savedAt)),
      before: toDraft(now),
    })
  }

  /** Checks storage for missing images, then restores. Asks first if one is missing or if visitors would see the change. */
  async function start(version: PostVersion) {
    if (saving.isSaving) return
    setFailure(null)
    saving.dismissConflict()
    try {
      const missing = await queryClient.ensureQueryData(missingImagesQuery(collection, version, now))
      const { status } = now
      const isPublished = status === 'published' && !isScheduled(now)
      const gate = status === 'published' ? findGate(collection, restoredDraft(version, now, missing)) : null
      if (isPublished || gate !== null || missing.image || missing.body > 0)
        setQuestion({ version, missing, status, isPublished, gate })
      else restore({ version, missing }, status)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }

  // A failed undo is reported by a toast, because this page may be unmounted.
  const failedRestore = saving.request?.before ? saving.request : null
  return {
    question,
    start,
    restore,
    cancel: () => setQuestion(null),
    saving: saving.isSaving,
    failure: failureMessage(failure ?? (failedRestore && saving.error)),
    overwrites:
      failedRestore &&
      saving.conflictingRow &&
      overwrittenFields(failedRestore.draft, failedRestore.base.draft, toDraft(saving.conflictingRow)),
    endConflict: saving.dismissConflict,
    overwrite: saving.overwrite,
  }
}
