import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { baseOf, differences, type DraftBase } from '@/posts/postChanges'
import { draftOf, type DraftFaults, type PostDraft } from '@/posts/postDraft'
import { sameJson } from '@/lib/json'
import { metaOfTexts, metaTexts, saysTheSame, type MetaTexts } from './metaTexts'

/** The form as a pure reducer: what was typed, over what the row holds, and what is wrong with it. */
export interface DraftFormState {
  collection: Collection
  /** What the work began from: the row as it was read or saved last, or an earlier visit's. */
  base: DraftBase
  /** What stands in the form, but for `meta`. */
  fields: PostDraft
  texts: MetaTexts
  faults: DraftFaults
  /** Counts the texts that were put into the form from elsewhere: the `key` of what edits them. */
  bodies: number
}

export type DraftFormEvent =
  | { type: 'changed'; changes: Partial<PostDraft> }
  | { type: 'metaChanged'; name: string; text: string }
  /** Work of an earlier visit stands in the form. */
  | { type: 'replaced'; draft: PostDraft; base: DraftBase }
  /** The row now holds `post`, which was `sent`. */
  | { type: 'saved'; post: Post; sent: PostDraft }
  | { type: 'checked'; faults: DraftFaults }

/** The form as it begins. */
export function beginDraftForm(collection: Collection, row: Post | null): DraftFormState {
  const base = baseOf(row)
  const texts = metaTexts(collection, base.draft.meta)
  return { collection, base, fields: base.draft, texts, faults: {}, bodies: 0 }
}

/** What would be saved. */
export function draftOfForm({
  collection,
  fields,
  texts,
}: Pick<DraftFormState, 'collection' | 'fields' | 'texts'>): PostDraft {
  return { ...fields, meta: metaOfTexts(collection, fields.meta, texts) }
}

/** Whether the form says something else than what it began from. */
export function isUnsaved(state: DraftFormState): boolean {
  return differences(state.base.draft, draftOfForm(state)).length > 0
}

function without(faults: DraftFaults, names: readonly string[]): DraftFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))
}

/** The form after an event. What is typed is no fault until it is looked at again. */
export function draftForm(state: DraftFormState, event: DraftFormEvent): DraftFormState {
  const { collection, fields, texts, faults } = state
  switch (event.type) {
    case 'changed': {
      const { changes } = event
      return { ...state, fields: { ...fields, ...changes }, faults: without(faults, Object.keys(changes)) }
    }
    case 'metaChanged':
      return {
        ...state,
        texts: { ...texts, [event.name]: event.text },
        faults: without(faults, [`meta.${event.name}`]),
      }
    case 'replaced':
      return {
        ...state,
        base: event.base,
        fields: event.draft,
        texts: metaTexts(collection, event.draft.meta),
        faults: {},
        bodies: state.bodies + 1,
      }
    case 'saved':
      return { ...state, ...afterSave(state, event.post, event.sent), faults: {} }
    default:
      return { ...state, faults: event.faults }
  }
}

/** What was typed while `sent` was on its way stays, unsaved; what others have written shows. */
function afterSave({ collection, fields, texts, bodies }: DraftFormState, post: Post, sent: PostDraft) {
  const now = draftOf(post)
  const [textsSent, textsNow] = [metaTexts(collection, sent.meta), metaTexts(collection, now.meta)]
  const isTheirs = sameJson(fields.body, sent.body) && !sameJson(sent.body, now.body)
  return {
    base: baseOf(post),
    fields: {
      ...now,
      title: fields.title === sent.title ? now.title : fields.title,
      published_at: fields.published_at === sent.published_at ? now.published_at : fields.published_at,
      alt: fields.alt === sent.alt ? now.alt : fields.alt,
      summary: fields.summary === sent.summary ? now.summary : fields.summary,
      body: isTheirs ? now.body : fields.body,
      meta: shareTyped(fields.meta, sent.meta, now.meta),
    },
    // The own text is not rendered anew, and where it is the same it compares as the same.
    bodies: isTheirs ? bodies + 1 : bodies,
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        saysTheSame(collection, name, text, textsSent) ? (textsNow[name] ?? '') : text,
      ]),
    ),
  }
}

/** How the link looks is changed beside the texts: what was changed of it meanwhile stays, too. */
function shareTyped(typed: object, sent: object, now: object): object {
  const [own, before]: unknown[] = [typed, sent].map((meta): unknown => Reflect.get(meta, 'share'))
  if (sameJson(own ?? null, before ?? null)) return now
  const rest = Object.entries(now).filter(([name]) => name !== 'share')
  return Object.fromEntries(own === undefined ? rest : [...rest, ['share', own]])
}
