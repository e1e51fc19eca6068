import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-data'
import type { Collection } from '@/collections/definition'
import { refreshCollection } from '@/collections/ownerQueries'
import type { Post } from '@/collections/post'
import { overwritten } from '@/collections/postChanges'
import { draftOf, type PostDraft } from '@/collections/postDraft'
import { postWriter } from '@/collections/postWriter'
import { queryClient } from '@/collections/queryClient'
import { RowChanged } from '@/collections/rowChanged'
import { isScheduled, TIME_PASSED } from '@/collections/scheduled'
import { DataError } from '@/data/errors'
import { showToast } from '@/ui/toaster'
import { asOwner } from '../connection/connection'
import { scheduledMessage } from '../parts/scheduledMessage'
import { inOrder } from './fieldLabels'
import type { CheckedForm, DraftForm } from './useDraftForm'
import { ImageFault } from '../upload/imageFault'
import { pictureFaultMessage } from '../upload/pictureFaultMessage'
import type { PictureWork } from '../upload/usePicture'

type Status = PostDraft['status']

interface Submitted {
  collection: Collection
  row: Post | null
  form: DraftForm
  picture: PictureWork
  /** Whether the work comes from an earlier visit, which may have saved it without hearing the answer. */
  restored: boolean
  /** Told the first field that is wrong, if any is. */
  onFault: (name: string) => void
  onSaved: (post: Post, sent: PostDraft) => Promise<void>
}

/**
 * Checks and saves what stands in the form, and tells what became of it. The picture is stored before the row is written,
 * so no row lacks its image.
 */
export function useSubmit({ collection, row, form, picture, restored, onFault, onSaved }: Submitted) {
  const navigate = useNavigate()
  const [writer] = useState(() => postWriter(collection, row))
  const mutationKey = ['save', useId()]

  async function check(status: Status): Promise<CheckedForm> {
    const checked = form.check({ status }, picture.isNew)
    if (checked.faults || !picture.isNew) return checked
    const { stored, refusal } = await settle(picture)
    // Looked at again: while the picture was on its way, EXIF has filled fields and the owner has typed.
    const again = form.check({ ...stored, status }, false)
    // With the picture before it, the row would show what the owner has just replaced.
    if (refusal && !again.faults) throw refusal
    return again
  }

  async function finish(post: Post, sent: PostDraft) {
    void refreshCollection(collection)
    await onSaved(post, sent)
    tellSaved(post, () => void navigate(collection.detailPath(post.id)))
  }

  const { mutate, reset, error, isPending, variables } = useMutation(
    {
      mutationKey,
      mutationFn: async ({ status, onto }: { status: Status; onto: Post | null }) => {
        const { draft, values, faults } = await check(status)
        if (faults) return onFault(inOrder(Object.keys(faults))[0] ?? '')
        const save = () => writer.save(values, { base: form.base, onto, maybeWritten: restored })
        return asOwner(save)
          .then((post) => finish(post, draft))
          .catch((reason: unknown) => onFault(faultOf(reason, form)))
      },
    },
    queryClient,
  )
  const asked = variables?.status ?? 'draft'
  const theirs = error instanceof RowChanged ? error.theirs : null

  function submit(status: Status, onto: Post | null = null) {
    // The cache knows at once: two presses may come between two renderings.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate({ status, onto })
  }

  return {
    /** What was asked for last, so that the list of faults can say what it stands in the way of. */
    asked,
    saving: isPending,
    failure: error && !theirs ? failureOf(error) : null,
    /** Whether the row was deleted elsewhere. */
    isGone: error instanceof DataError && error.kind === 'missing',
    /** Fields that others have changed and that saving would overwrite; null as long as there is no conflict. */
    overwrites: theirs && overwritten(ownDraft(form, picture, asked), form.base.draft, draftOf(theirs)),
    endConflict: reset,
    /** Over the row as the question named it: what has changed since then asks again. */
    overwrite: () => submit(asked, theirs),
    submit,
  }
}

function tellSaved(post: Post, onSelect: () => void) {
  if (post.status === 'draft') return showToast('임시저장했습니다.')
  if (post.publishedAt !== null && isScheduled(post))
    return showToast(scheduledMessage(post, post.publishedAt))
  return showToast('게시했습니다.', { action: { label: '사이트에서 보기', onSelect } })
}

/** The field that the server has refused: its clock is ahead of what this device knows of it. Throws all else. */
function faultOf(reason: unknown, form: DraftForm): string {
  if (!(reason instanceof DataError && reason.kind === 'past')) throw reason
  form.showFaults({ published_at: TIME_PASSED })
  return 'published_at'
}

const failureOf = (error: Error) =>
  `저장하지 못했습니다. ${pictureFaultMessage(error)} 작성 중인 내용은 이 브라우저에 보관했습니다.`

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
