import { formFields } from '#messages/admin/formFields'
import { licenseName } from '@/config/licenses'
import { isRecord } from '@/lib/json'
import { parseRights } from '@/posts/meta'
import type { DraftFaults, PostDraft } from '@/posts/owner/postDraft'

/** The terms of a post as the editor shows them. Empty texts follow the collection or the site. */
export interface RightsDraft {
  license: string
  train: '' | 'yes' | 'no'
}

/** Reads the terms from a draft's `meta`. Terms with an invalid value read as none, except a licence that is being typed. */
export function readRightsDraft(meta: object): RightsDraft {
  const rights: unknown = Reflect.get(meta, 'rights')
  const { license, train } = isRecord(rights) ? rights : {}
  return {
    license: typeof license === 'string' ? license : '',
    train: typeof train === 'boolean' ? (train ? 'yes' : 'no') : '',
  }
}

/** Returns `meta` with the terms. Empty ones are left out; unknown properties are kept. */
export function withRights(meta: object, { license, train }: RightsDraft): object {
  const entries = new Map<string, unknown>(Object.entries(meta))
  const stored = entries.get('rights')
  const rest = isRecord(stored) ? Object.entries(stored) : []
  const rights = {
    ...Object.fromEntries(rest.filter(([name]) => name !== 'license' && name !== 'train')),
    ...(license && { license }),
    ...(train && { train: train === 'yes' }),
  }
  if (Object.keys(rights).length > 0) entries.set('rights', rights)
  else entries.delete('rights')
  return Object.fromEntries(entries)
}

/** Returns a fault for terms that the schema would not read. */
export function findRightsFault({ meta }: Pick<PostDraft, 'meta'>): DraftFaults {
  const isTyped = Object.values(readRightsDraft(meta)).some(Boolean)
  return isTyped && Object.keys(parseRights(meta)).length === 0
    ? { 'meta.rights': formFields.faults.httpsUrl }
    : {}
}

/** Returns the terms as text, one line each. */
export function rightsText(meta: object): string {
  const { license, train } = readRightsDraft(meta)
  return [
    license && formFields.rights.licenseLine(licenseName(license)),
    train && formFields.rights.trainLine(train),
  ]
    .filter(Boolean)
    .join('\n')
}
