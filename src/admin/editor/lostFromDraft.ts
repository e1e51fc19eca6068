import type { PostDraft } from '@/posts/postDraft'
import { asOwner } from '../connection/connection'
import { lookForPictures } from './lookForPictures'
import type { DraftForm } from './useDraftForm'

/** Work that has waited shows pictures that storage has let go meanwhile. Its message is the owner's words. */
export class LostFromDraft extends Error {
  override readonly name = 'LostFromDraft'
}

const nothing = { image: null, thumbnail: null, width: null, height: null, placeholder: null }

/**
 * Before work of an earlier visit is saved: its pictures may be gone, with the row that showed them or by themselves. The
 * item's own leaves the form then. Throws `LostFromDraft`, or `DataError` when storage cannot be asked.
 */
export async function checkPictures(draft: PostDraft, { base, change }: DraftForm): Promise<void> {
  const lost = await asOwner(() => lookForPictures(draft, base.draft))
  if (lost.image) change(nothing)
  const words = [
    lost.image && '보관된 그림이 서버에서 지워져 글에서 뺐습니다. 파일을 다시 올려 주세요.',
    lost.body > 0 && `본문의 그림 ${lost.body}장이 서버에서 지워졌습니다. 본문에서 빼거나 다시 넣어 주세요.`,
  ].filter((word) => word !== false)
  if (words.length > 0) throw new LostFromDraft(words.join(' '))
}
