import { useState } from 'react'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { baseOf, overwritten, type DraftBase } from '@/posts/postChanges'
import { checkDraft, draftOf, type PostDraft } from '@/posts/postDraft'
import type { PostVersion } from '@/posts/postVersions'
import { missingToPublish } from '@/posts/publishGate'
import { queryClient } from '@/posts/queryClient'
import { isScheduled } from '@/posts/scheduled'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { showToast } from '@/ui/toaster'
import type { LostPictures } from '../editor/lookForPictures'
import { useRowSaving, type ReadyToSave } from '../editor/useRowSaving'
import { errorMessage } from '../components/errorMessage'
import { publishGateMessage } from '../components/publishGateMessage'
import { seoulDay } from '../components/seoulTime'
import { lostPicturesQuery } from './lostPictures'

interface Ask {
  draft: PostDraft
  base: DraftBase
  /** What is said once it is done. */
  done: string
  /** What stood there before, for 취소; null where there is no way back. */
  before: PostDraft | null
}

/** What must be said before a version is brought back. */
export interface Question {
  version: PostVersion
  lost: LostPictures
  /** What the row's status is now. */
  status: Post['status']
  /** Whether visitors see it at once: not while it waits for its time. */
  isPublished: boolean
  /** Why it could not be published; null when it could. */
  gate: string | null
}

/** A fault of the version itself, in the owner's words. */
class UnfitVersion extends Error {}

const failureOf = (error: Error | null) =>
  error && `되돌리지 못했습니다. ${error instanceof UnfitVersion ? error.message : errorMessage(error)}`

/** The draft that bringing a version back saves: all but whether and when visitors see it, and a picture that is gone. */
function draftOfVersion({ post }: PostVersion, now: Post, { image: isGone }: LostPictures): PostDraft {
  const { status, published_at, image, thumbnail, width, height, placeholder, alt } = draftOf(now)
  const draft = { ...draftOf(post), status, published_at }
  return isGone ? { ...draft, image, thumbnail, width, height, placeholder, alt } : draft
}

/** What was asked for, as it may be written. */
function prepare(collection: Collection, { draft, base }: Ask): Promise<ReadyToSave> {
  const { values, faults } = checkDraft(collection, draft)
  if (!values) return Promise.reject(new UnfitVersion(Object.values(faults)[0]))
  return Promise.resolve({ draft, values, base })
}

/** Saves versions and, for as long as the toast stands, the way back. */
function useSaving(collection: Collection, now: Post) {
  const saving = useRowSaving<Ask>({
    collection,
    row: now,
    prepare: (ask) => prepare(collection, ask),
    onSaved: (post, _sent, { done, before }) => {
      const undo = () => {
        if (before)
          saving.submit({ draft: before, base: baseOf(post), done: '되돌리기를 취소했습니다.', before: null })
      }
      showToast(done, before ? { action: { label: '취소', onSelect: undo }, durationMs: UNDO_WINDOW_MS } : {})
    },
    onFailed: (error, { before }) => {
      if (before === null) showToast(`취소하지 못했습니다. ${errorMessage(error)}`, { tone: 'error' })
    },
  })
  return saving
}

/** Brings a version back as an ordinary save: same checks, same gate, same conflicts as in the editor (decisions §12.3). */
export function useRestore(collection: Collection, now: Post) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const saving = useSaving(collection, now)

  /** Saves a version; what it began from is the row as this page shows it. */
  function restore({ version, lost }: Pick<Question, 'version' | 'lost'>, status: Post['status']) {
    setQuestion(null)
    saving.submit({
      draft: { ...draftOfVersion(version, now, lost), status },
      base: baseOf(now),
      done: `${seoulDay(version.savedAt)}의 판으로 되돌렸습니다.`,
      before: draftOf(now),
    })
  }

  /** Asks first where something is lost or seen at once. Nothing is saved before storage has said what it has. */
  async function ask(version: PostVersion) {
    if (saving.saving) return
    setFailure(null)
    saving.endConflict()
    try {
      const lost = await queryClient.ensureQueryData(lostPicturesQuery(collection, version, now))
      const { status } = now
      const isPublished = status === 'published' && !isScheduled(now)
      const gate =
        status === 'published'
          ? publishGateMessage(missingToPublish(draftOfVersion(version, now, lost)))
          : null
      if (isPublished || gate !== null || lost.image || lost.body > 0)
        setQuestion({ version, lost, status, isPublished, gate })
      else restore({ version, lost }, status)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }

  // What goes wrong with 취소 is told by a toast, for this page may have gone.
  const asked = saving.asked?.before ? saving.asked : null
  return {
    question,
    ask,
    restore,
    cancel: () => setQuestion(null),
    saving: saving.saving,
    failure: failureOf(failure ?? (asked && saving.error)),
    overwrites: asked && saving.theirs && overwritten(asked.draft, asked.base.draft, draftOf(saving.theirs)),
    endConflict: saving.endConflict,
    overwrite: saving.overwrite,
  }
}
