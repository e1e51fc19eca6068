import { drafts } from '#messages/drafts'
import type { Collection } from '../collections'
import { countLetters } from '../countLetters'
import type { Post } from '../post'
import { type DraftFaults, missingToPublish } from './postDraft'

type Gated = Pick<Post, 'title' | 'image' | 'alt' | 'meta' | 'letters'> & { body?: unknown }

/**
 * Returns a message for each field that a post of a collection lacks for publishing. An episode needs a title and a cut, a
 * chapter a title and a text; all others a title, a picture and its alternative text.
 */
export function missingFields({ key }: Pick<Collection, 'key'>, post: Gated): DraftFaults {
  const { title, ...picture } = missingToPublish(post)
  const missingTitle: DraftFaults = title === undefined ? {} : { title }
  if (key === 'episodes') {
    const cuts: unknown = Reflect.get(post.meta, 'cuts')
    const hasCuts = Array.isArray(cuts) && cuts.length > 0
    return hasCuts ? missingTitle : { ...missingTitle, 'meta.cuts': drafts.cutsMissing }
  }
  if (key === 'chapters') {
    const letters = post.letters ?? countLetters(post.body)
    return letters > 0 ? missingTitle : { ...missingTitle, body: drafts.bodyMissing }
  }
  return { ...missingTitle, ...picture }
}
