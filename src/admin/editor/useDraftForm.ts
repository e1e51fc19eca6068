import { useEffect, useMemo, useReducer, useRef } from 'react'
import { drafts } from '#messages/drafts'
import { isJsonEqual } from '@/lib/json'
import type { Collection } from '@/posts/collections'
import { differingFields, toDraftBase, type DraftBase } from '@/posts/owner/postChanges'
import {
  checkDraft,
  missingToPublish,
  toDraft,
  type DraftFaults,
  type PostDraft,
  type PostValues,
} from '@/posts/owner/postDraft'
import { isFuture } from '@/posts/owner/schedule'
import { parseMeta, type Post } from '@/posts/post'
import { formatMetaValue, metaFields, parseMetaValue, validateMetaText } from './formFields'
import { findRightsFault } from './rightsDraft'

/** Texts of a collection's `meta` fields, by field name. */
export type MetaTexts = Readonly<Record<string, string>>

export interface DraftFormState {
  collection: Collection
  /** The row that the edits are based on: as last read or saved, or the base of a restored draft. */
  base: DraftBase
  /** The edited values. `fields.meta` does not include changes of `texts`. */
  fields: PostDraft
  texts: MetaTexts
  faults: DraftFaults
  /** Validates again what the last check has validated, for messages in the current language. */
  findFaults: () => DraftFaults
  /** Incremented when the body is replaced from outside. Used as the `key` of its editor. */
  bodyRevision: number
}

export type DraftFormEvent =
  | { type: 'changed'; changes: Partial<PostDraft> }
  /** Like `changed`, for changes that depend on the current fields. */
  | { type: 'updated'; update: (fields: PostDraft) => Partial<PostDraft> }
  | { type: 'metaChanged'; name: string; text: string }
  /** A restored draft replaces the form. */
  | { type: 'replaced'; draft: PostDraft; base: DraftBase }
  /** `sent` was saved and the row is now `post`. */
  | { type: 'saved'; post: Post; sent: PostDraft }
  | { type: 'checked'; findFaults: () => DraftFaults }

const noFaults = (): DraftFaults => ({})

export function initialDraftForm(collection: Collection, row: Post | null): DraftFormState {
  const base = toDraftBase(row)
  const texts = metaToTexts(collection, base.draft.meta)
  return { collection, base, fields: base.draft, texts, faults: {}, findFaults: noFaults, bodyRevision: 0 }
}

/** Returns the draft that saving would write. */
export function draftFromForm({
  collection,
  fields,
  texts,
}: Pick<DraftFormState, 'collection' | 'fields' | 'texts'>): PostDraft {
  return { ...fields, meta: metaFromTexts(collection, fields.meta, texts) }
}

/** Returns whether the form differs from its base. */
export function hasUnsavedChanges(state: DraftFormState): boolean {
  return differingFields(state.base.draft, draftFromForm(state)).length > 0
}

function omitFaults(faults: DraftFaults, names: readonly string[]): DraftFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))
}

/** Reducer of the form. Changing a field removes its fault until the next check. */
export function draftFormReducer(state: DraftFormState, event: DraftFormEvent): DraftFormState {
  const { collection, fields, texts, faults } = state
  switch (event.type) {
    case 'changed': {
      const { changes } = event
      return { ...state, fields: { ...fields, ...changes }, faults: omitFaults(faults, Object.keys(changes)) }
    }
    case 'updated':
      return draftFormReducer(state, { type: 'changed', changes: event.update(fields) })
    case 'metaChanged':
      return {
        ...state,
        texts: { ...texts, [event.name]: event.text },
        faults: omitFaults(faults, [`meta.${event.name}`]),
      }
    case 'replaced':
      return {
        ...state,
        base: event.base,
        fields: event.draft,
        texts: metaToTexts(collection, event.draft.meta),
        faults: {},
        bodyRevision: state.bodyRevision + 1,
      }
    case 'saved':
      return { ...state, ...afterSave(state, event.post, event.sent), faults: {} }
    default:
      return { ...state, faults: event.findFaults(), findFaults: event.findFaults }
  }
}

/** Keeps what was typed while `sent` was being saved; all other fields take the values of the saved row. */
function afterSave(
  { collection, fields, texts, bodyRevision }: DraftFormState,
  post: Post,
  sent: PostDraft,
): Pick<DraftFormState, 'base' | 'fields' | 'texts' | 'bodyRevision'> {
  const saved = toDraft(post)
  const [sentTexts, savedTexts] = [metaToTexts(collection, sent.meta), metaToTexts(collection, saved.meta)]
  const isBodyFromServer = isJsonEqual(fields.body, sent.body) && !isJsonEqual(sent.body, saved.body)
  return {
    base: toDraftBase(post),
    fields: {
      ...saved,
      title: fields.title === sent.title ? saved.title : fields.title,
      published_at: fields.published_at === sent.published_at ? saved.published_at : fields.published_at,
      alt: fields.alt === sent.alt ? saved.alt : fields.alt,
      summary: fields.summary === sent.summary ? saved.summary : fields.summary,
      body: isBodyFromServer ? saved.body : fields.body,
      meta: keepTypedMeta(collection, { typed: fields.meta, sent: sent.meta, saved: saved.meta }),
    },
    // The body's editor is only remounted if its text has changed.
    bodyRevision: isBodyFromServer ? bodyRevision + 1 : bodyRevision,
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        isMetaTextUnchanged(collection, name, text, sentTexts) ? (savedTexts[name] ?? '') : text,
      ]),
    ),
  }
}

/** Returns the saved `meta` with the fields that were edited during the save. Fields with a text are kept by `texts`. */
function keepTypedMeta(
  { key }: Collection,
  metas: Readonly<Record<'typed' | 'sent' | 'saved', object>>,
): object {
  const [typed, sent] = [new Map<string, unknown>(Object.entries(metas.typed)), metas.sent]
  const meta = new Map<string, unknown>(Object.entries(metas.saved))
  for (const name of new Set([...typed.keys(), ...Object.keys(sent)])) {
    const hasText = metaFields[key].some((field) => field.name === name)
    const before: unknown = Reflect.get(sent, name)
    if (hasText || isJsonEqual(typed.get(name) ?? null, before ?? null)) continue
    if (typed.has(name)) meta.set(name, typed.get(name))
    else meta.delete(name)
  }
  return Object.fromEntries(meta)
}

/** Result of validating the form: the values to write, or the faults by field name. */
export type CheckedForm =
  | { draft: PostDraft; values: PostValues; faults: null }
  | { draft: null; values: null; faults: DraftFaults }

/** What a draft must fulfil beyond the schema. */
export interface DraftRules {
  /** Returns the fields that publishing requires and the draft lacks. */
  findMissing: (draft: PostDraft, hasPicture: boolean) => DraftFaults
  /** Returns further faults of any draft. */
  findFaults?: (draft: PostDraft) => DraftFaults
}

const defaultRules: DraftRules = { findMissing: missingToPublish }

/** Returns the form's state and actions. `row` is the edited row; null for a new item. */
export function useDraftForm(collection: Collection, row: Post | null, rules: DraftRules = defaultRules) {
  const [state, dispatch] = useReducer(draftFormReducer, null, () => initialDraftForm(collection, row))
  const { base, fields, texts, bodyRevision } = state
  const draft = useMemo(() => draftFromForm({ collection, fields, texts }), [collection, fields, texts])
  const unsaved = useMemo(() => hasUnsavedChanges(state), [state])

  // Async code, such as a running save, reads the latest state from here.
  const latest = useRef({ draft, texts })
  useEffect(() => {
    latest.current = { draft, texts }
  })

  const actions = useMemo(
    () => ({
      change: (changes: Partial<PostDraft>) => dispatch({ type: 'changed', changes }),
      /** Changes fields depending on their current values, also several times between two renders. */
      update: (update: (fields: PostDraft) => Partial<PostDraft>) => dispatch({ type: 'updated', update }),
      changeMeta: (name: string, text: string) => dispatch({ type: 'metaChanged', name, text }),
      /** Replaces the form by a restored draft and its base. */
      replace: (restored: PostDraft, restoredBase: DraftBase) =>
        dispatch({ type: 'replaced', draft: restored, base: restoredBase }),
      /** Sets `post` as the new base after `sent` was saved. Later changes stay, unsaved. */
      markSaved: (post: Post, sent: PostDraft) => dispatch({ type: 'saved', post, sent }),
      /** Shows faults that the server reported. */
      showFaults: (findFaults: () => DraftFaults) => dispatch({ type: 'checked', findFaults }),
      /** Returns the current draft, also between renders. */
      getDraft: () => latest.current.draft,
    }),
    [],
  )

  /**
   * Validates the current form, with `overrides` applied, and shows its faults. `isPictureComing`: a picture will be
   * stored before the row is written.
   */
  function check(overrides: Partial<PostDraft>, isPictureComing: boolean): CheckedForm {
    const typed = { ...latest.current.draft, ...overrides }
    // Drafts are saved without a publishing time. The form shows the time until the row is written.
    const current = typed.status === 'draft' ? { ...typed, published_at: null } : typed
    const checked = checkDraft(collection, current)
    const { texts: currentTexts } = latest.current
    const findAllFaults = (): DraftFaults => ({
      ...checkDraft(collection, current).faults,
      ...validateMetaTexts(collection, currentTexts),
      ...rules.findFaults?.(current),
      ...validateTime(current, base.draft),
      ...(isJsonEqual(rightsOf(current), rightsOf(base.draft)) ? {} : findRightsFault(current)),
      ...(current.status === 'published' &&
        rules.findMissing(current, isPictureComing || current.image !== null)),
    })
    const allFaults = findAllFaults()
    dispatch({ type: 'checked', findFaults: findAllFaults })
    return checked.values && Object.keys(allFaults).length === 0
      ? { draft: typed, values: checked.values, faults: null }
      : { draft: null, values: null, faults: allFaults }
  }

  return { base, draft, texts, faults: translateFaults(state), bodyRevision, unsaved, check, ...actions }
}

export type DraftForm = ReturnType<typeof useDraftForm>

/** Returns the faults with their messages in the current language. */
function translateFaults({ faults, findFaults }: DraftFormState): DraftFaults {
  if (Object.keys(faults).length === 0) return faults
  const found = findFaults()
  return Object.fromEntries(Object.entries(faults).map(([name, message]) => [name, found[name] ?? message]))
}

const rightsOf = ({ meta }: PostDraft): unknown => Reflect.get(meta, 'rights') ?? null

/** A new publishing time must be in the future. */
function validateTime({ published_at: moment }: PostDraft, before: PostDraft): DraftFaults {
  const isNew = moment !== null && moment !== '' && moment !== before.published_at
  return isNew && !isFuture(moment) ? { published_at: drafts.timePassed } : {}
}

/** Returns the texts that the form shows for a stored `meta`. Values that do not match the schema are left out. */
function metaToTexts(collection: Collection, meta: object): MetaTexts {
  const values = new Map<string, unknown>(Object.entries(parseMeta(collection, meta)))
  return Object.fromEntries(
    metaFields[collection.key].map((field) => [field.name, formatMetaValue(field, values.get(field.name))]),
  )
}

/**
 * Returns `meta` with the values of the texts. A field whose text is unchanged keeps its stored value, even if the form
 * could not have produced it.
 */
function metaFromTexts(collection: Collection, meta: object, texts: MetaTexts): object {
  const values = new Map<string, unknown>(Object.entries(meta))
  const storedTexts = metaToTexts(collection, meta)
  for (const field of metaFields[collection.key]) {
    const text = texts[field.name] ?? ''
    if (text === storedTexts[field.name]) continue
    const value = parseMetaValue(field, text)
    if (value === undefined) values.delete(field.name)
    else values.set(field.name, value)
  }
  return Object.fromEntries(values)
}

/** Returns whether a field still has the value that was sent. */
function isMetaTextUnchanged({ key }: Collection, name: string, text: string, sent: MetaTexts): boolean {
  const field = metaFields[key].find((candidate) => candidate.name === name)
  return field !== undefined && formatMetaValue(field, parseMetaValue(field, text)) === (sent[name] ?? '')
}

/** Returns the faults of the texts, by draft field name such as `meta.year`. */
function validateMetaTexts(collection: Collection, texts: MetaTexts): DraftFaults {
  return Object.fromEntries(
    metaFields[collection.key].flatMap((field) => {
      const fault = validateMetaText(collection, field, texts[field.name] ?? '')
      return fault === null ? [] : [[`meta.${field.name}`, fault]]
    }),
  )
}
