import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import type { PostDraft } from '@/collections/postDraft'
import { showToast } from '@/ui/toaster'
import { inOrder } from './Faults'
import type { DraftForm } from './useDraftForm'
import type { PictureWork } from './usePicture'
import { useSave } from './useSave'

interface Submitted {
  collection: Collection
  row: Post | null
  form: DraftForm
  picture: PictureWork
  /** Told the first field that is wrong, if any is. */
  onFault: (name: string) => void
  onSaved: (post: Post, sent: PostDraft) => Promise<void>
}

/** Checks and saves what stands in the form, and tells what became of it. */
export function useSubmit({ collection, row, form, picture, onFault, onSaved }: Submitted) {
  const navigate = useNavigate()
  /** What was asked for last, so that the list of faults can say what it stands in the way of. */
  const [asked, setAsked] = useState<PostDraft['status']>('draft')
  const [failure, setFailure] = useState<string | null>(null)
  /** What could not be done because the row has changed meanwhile. */
  const [conflict, setConflict] = useState<PostDraft['status'] | null>(null)
  const { saving, save } = useSave(collection, row)

  async function submit(status: PostDraft['status'], overwrite = false) {
    setFailure(null)
    setAsked(status)
    const [wrong] = inOrder(form.check(status === 'published', form.draft.image !== null || picture.isNew))
    if (wrong !== undefined) return onFault(wrong)
    const result = await save(async () => {
      const stored = await picture.ensureStored()
      // Read now: while the picture was on its way, EXIF has filled fields and the owner has typed.
      return { ...form.latest.current, ...stored, status }
    }, overwrite)
    if (result?.kind === 'conflict') setConflict(status)
    if (result?.kind === 'failed')
      setFailure(`저장하지 못했습니다. ${result.message} 작성 중인 내용은 이 브라우저에 보관했습니다.`)
    if (result?.kind === 'saved') await finish(result.post, result.sent)
    return undefined
  }

  async function finish(post: Post, sent: PostDraft) {
    setConflict(null)
    await onSaved(post, sent)
    // Past the router: the editor is to stay as it is, and a reload is to find the row.
    if (row === null) history.replaceState(history.state, '', `${collection.uploadPath}/${post.id}`)
    if (post.status === 'draft') return showToast('임시저장했습니다.')
    const onSelect = () => void navigate(collection.detailPath(post.id))
    return showToast('게시했습니다.', { action: { label: '사이트에서 보기', onSelect } })
  }

  return {
    asked,
    saving,
    failure,
    fail: setFailure,
    isConflict: conflict !== null,
    endConflict: () => setConflict(null),
    overwrite: () => conflict && void submit(conflict, true),
    submit,
  }
}
