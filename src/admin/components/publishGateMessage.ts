import { desk } from '#messages/admin/desk'
import type { CollectionKey } from '@/posts/collections'
import type { DraftFaults } from '@/posts/owner/postDraft'

/** Fields that publishing needs, by their name in the form, in the order of the messages. */
const fields = [
  ['title', 'title'],
  ['body', 'body'],
  ['meta.cuts', 'cuts'],
  ['image', 'image'],
  ['alt', 'alt'],
] as const

const missingNames = (missing: DraftFaults, key?: CollectionKey) =>
  fields
    .filter(([field]) => field in missing)
    .map(([, name]) => (name === 'title' && key === 'commissions' ? 'name' : name))

/** Returns the names of the missing fields, as a collection calls them: “title and picture”. Empty if nothing is missing. */
export function missingFieldNames(missing: DraftFaults, key?: CollectionKey): string {
  return desk.fields(missingNames(missing, key))
}

/** Returns the names as the subject of a sentence; in Korean with their particle. Null if nothing is missing. */
function missingWithParticle(missing: DraftFaults, key?: CollectionKey): string | null {
  const names = missingNames(missing, key)
  return names.length === 0 ? null : desk.fieldsAsSubject(names)
}

/** Returns a sentence that says which fields publishing needs. Null if nothing is missing. */
export function publishGateMessage(missing: DraftFaults, key?: CollectionKey): string | null {
  const names = missingWithParticle(missing, key)
  return names && desk.fieldsNeeded(names)
}
