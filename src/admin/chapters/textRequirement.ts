import { chapters as words } from '#messages/admin/chapters'
import { MAX_CHAPTER_LETTERS } from '@/config/constants'
import { countLetters } from '@/posts/countLetters'
import type { PostDraft } from '@/posts/owner/postDraft'
import type { Requirement } from '../episodes/PublishGate'

/** Returns what publishing a chapter requires of its text: that there is one, and that it is not too long. */
export function textRequirement(body: PostDraft['body']): Requirement {
  const letters = countLetters(body)
  const item = { key: 'body', field: 'body' }
  if (letters === 0)
    return { ...item, isMet: false, heading: words.requirement.none, goLabel: words.requirement.goWrite }
  if (letters <= MAX_CHAPTER_LETTERS)
    return { ...item, isMet: true, heading: words.requirement.some(letters) }
  return {
    ...item,
    isMet: false,
    heading: words.requirement.limit(MAX_CHAPTER_LETTERS),
    text: words.requirement.now(letters),
    goLabel: words.requirement.goShorten,
  }
}
