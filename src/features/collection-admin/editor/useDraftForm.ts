import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { blankDraft, type PostDraft } from '@/collections/postDraft'
import { draftErrors, draftOf, missingToPublish, sameValue, type DraftErrors } from './draft'
import { metaFault, metaFields, metaText, parseMetaText } from './metaFields'

type MetaTexts = Readonly<Record<string, string>>

/** Texts of the meta fields, by name. */
function textsOf(collection: Collection, meta: object): MetaTexts {
  const values = new Map<string, unknown>(Object.entries(meta))
  return Object.fromEntries(
    metaFields[collection.key].map((field) => [field.name, metaText(field, values.get(field.name))]),
  )
}

/** Whether a field still says what was sent. */
function typedTheSame(collection: Collection, name: string, text: string, sent: MetaTexts): boolean {
  const field = metaFields[collection.key].find((candidate) => candidate.name === name)
  return field !== undefined && metaText(field, parseMetaText(field, text)) === (sent[name] ?? '')
}

/** What the texts say, over what the row holds beside the form's fields. */
function metaOf(collection: Collection, meta: object, texts: MetaTexts): object {
  const values = new Map<string, unknown>(Object.entries(meta))
  for (const field of metaFields[collection.key]) {
    const value = parseMetaText(field, texts[field.name] ?? '')
    if (value === undefined) values.delete(field.name)
    else values.set(field.name, value)
  }
  return Object.fromEntries(values)
}

/** The form's own state: what was typed, whether it differs from the row, and what is wrong with it. */
export function useDraftForm(collection: Collection, row: Post | null) {
  const [saved, setSaved] = useState(() => (row ? draftOf(row) : blankDraft()))
  const [fields, setFields] = useState(saved)
  const [texts, setTexts] = useState(() => textsOf(collection, saved.meta))
  const [errors, setErrors] = useState<DraftErrors>({})

  const draft = useMemo<PostDraft>(
    () => ({ ...fields, meta: metaOf(collection, fields.meta, texts) }),
    [collection, fields, texts],
  )
  const unsaved = useMemo(
    () =>
      !sameValue(draft, { ...saved, meta: metaOf(collection, saved.meta, textsOf(collection, saved.meta)) }),
    [collection, draft, saved],
  )

  // What is true now, for work that goes on between two renderings.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  const forgive = useCallback((name: string) => {
    setErrors(({ [name]: _gone, ...others }) => others)
  }, [])

  const change = useCallback(
    (changes: Partial<PostDraft>) => {
      setFields((before) => ({ ...before, ...changes }))
      for (const name of Object.keys(changes)) forgive(name)
    },
    [forgive],
  )

  const changeMeta = useCallback(
    (name: string, text: string) => {
      setTexts((before) => ({ ...before, [name]: text }))
      forgive(`meta.${name}`)
    },
    [forgive],
  )

  /** Puts another draft into the form: restored work, or what a row holds now. */
  const replace = useCallback(
    (other: PostDraft) => {
      setFields(other)
      setTexts(textsOf(collection, other.meta))
      setErrors({})
    },
    [collection],
  )

  /** Says that the row now holds `post`, which was `sent`. What was typed meanwhile stays, unsaved. */
  const markSaved = useCallback(
    (post: Post, sent: PostDraft) => {
      const now = draftOf(post)
      const [textsSent, textsNow] = [textsOf(collection, sent.meta), textsOf(collection, now.meta)]
      setSaved(now)
      setFields((before) => ({
        ...now,
        title: before.title === sent.title ? now.title : before.title,
        alt: before.alt === sent.alt ? now.alt : before.alt,
        summary: before.summary === sent.summary ? now.summary : before.summary,
        // The edited text is not rendered anew, and where it is the same it compares as the same.
        body: before.body,
      }))
      setTexts((before) =>
        Object.fromEntries(
          Object.entries(before).map(([name, text]) => [
            name,
            typedTheSame(collection, name, text, textsSent) ? (textsNow[name] ?? '') : text,
          ]),
        ),
      )
      setErrors({})
    },
    [collection],
  )

  /** Looks for faults; shows them and says what they are. */
  function check(publishing: boolean, hasPicture: boolean): DraftErrors {
    const found: DraftErrors = { ...draftErrors(collection, { ...draft, meta: {} }) }
    for (const field of metaFields[collection.key]) {
      const fault = metaFault(collection, field, texts[field.name] ?? '')
      if (fault) found[`meta.${field.name}`] = fault
    }
    const all = publishing ? { ...found, ...missingToPublish(draft, hasPicture) } : found
    setErrors(all)
    return all
  }

  return { draft, latest, texts, errors, unsaved, change, changeMeta, replace, markSaved, check }
}

export type DraftForm = ReturnType<typeof useDraftForm>
