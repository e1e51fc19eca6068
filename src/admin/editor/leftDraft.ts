import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import type { PostDraft } from '@/posts/postDraft'
import { beginDraftForm, draftForm, draftOfForm, isUnsaved } from './draftForm'
import { dropLocalDraft, findLocalDraft, moveLocalDraft } from './localDrafts'

interface LateSave {
  /** The name under which the editor kept its work. */
  key: string
  /** The name of work on the row that was saved. */
  rowKey: string
  post: Post
  sent: PostDraft
}

/**
 * A save has come to its end after its editor was left: what was kept there goes, unless it says more than what was sent.
 * Then it waits as work on the row as it was saved.
 */
export async function settleLeftDraft(
  collection: Collection,
  { key, rowKey, post, sent }: LateSave,
): Promise<void> {
  const left = await findLocalDraft(key)
  if (!left) return
  // Which of the two it was saved as is said by the button, not by the work.
  const draft = { ...left.draft, status: sent.status }
  const form = [
    { type: 'replaced', draft, base: left.base } as const,
    { type: 'saved', post, sent } as const,
  ].reduce(draftForm, beginDraftForm(collection, null))
  const isPictureNew =
    (left.picture !== null || left.stored !== null) && left.stored?.picture.image !== post.image
  if (!isPictureNew && !isUnsaved(form)) return dropLocalDraft(key)
  const picture = isPictureNew ? {} : { picture: null, stored: null }
  await moveLocalDraft({ ...left, ...picture, draft: draftOfForm(form), base: form.base }, rowKey)
}
