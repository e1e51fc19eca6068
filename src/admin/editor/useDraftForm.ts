import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import type { DraftBase } from '@/posts/postChanges'
import { checkDraft, type DraftFaults, type PostDraft, type PostValues } from '@/posts/postDraft'
import { missingToPublish } from '@/posts/publishGate'
import { isAhead, TIME_PASSED } from '@/posts/scheduled'
import { beginDraftForm, draftForm, draftOfForm, isUnsaved } from './draftForm'
import { metaFaults } from './metaTexts'

/** A draft that was looked at, as it stands in the form: what may be written of it, or what is wrong. */
export type CheckedForm =
  | { draft: PostDraft; values: PostValues; faults: null }
  | { draft: null; values: null; faults: DraftFaults }

/** The form's own state: what was typed, whether it differs from the row, and what is wrong with it. */
export function useDraftForm(collection: Collection, row: Post | null) {
  const [state, tell] = useReducer(draftForm, null, () => beginDraftForm(collection, row))
  const { base, fields, texts, faults, bodies } = state
  const draft = useMemo(() => draftOfForm({ collection, fields, texts }), [collection, fields, texts])
  const unsaved = useMemo(() => isUnsaved(state), [state])

  // What is true now, for work that goes on between two renderings.
  const latest = useRef({ draft, texts })
  useEffect(() => {
    latest.current = { draft, texts }
  })

  const actions = useMemo(
    () => ({
      change: (changes: Partial<PostDraft>) => tell({ type: 'changed', changes }),
      changeMeta: (name: string, text: string) => tell({ type: 'metaChanged', name, text }),
      /** Puts an earlier visit's work into the form, and what that began from. */
      replace: (other: PostDraft, from: DraftBase) => tell({ type: 'replaced', draft: other, base: from }),
      /** Says that the row now holds `post`, which was `sent`. What was typed meanwhile stays, unsaved. */
      markSaved: (post: Post, sent: PostDraft) => tell({ type: 'saved', post, sent }),
      /** Shows what the server has found wrong. */
      showFaults: (found: DraftFaults) => tell({ type: 'checked', faults: found }),
      /** What stands in the form now. */
      latest: () => latest.current.draft,
    }),
    [],
  )

  /**
   * Looks at what stands in the form now, with `more` over it, and shows what is wrong. `pictureComes`: one is on its way
   * into the row.
   */
  function check(more: Partial<PostDraft>, pictureComes: boolean): CheckedForm {
    const typed = { ...latest.current.draft, ...more }
    // A draft waits for no time. The form shows the one that it has until the row is written.
    const now = typed.status === 'draft' ? { ...typed, published_at: null } : typed
    const checked = checkDraft(collection, now)
    const found = {
      ...checked.faults,
      ...metaFaults(collection, latest.current.texts),
      ...timeFault(now, base.draft),
      ...(now.status === 'published' && missingToPublish(now, pictureComes || now.image !== null)),
    }
    tell({ type: 'checked', faults: found })
    return checked.values && Object.keys(found).length === 0
      ? { draft: typed, values: checked.values, faults: null }
      : { draft: null, values: null, faults: found }
  }

  return { base, draft, texts, faults, bodies, unsaved, check, ...actions }
}

/** A time to publish at must be ahead, unless it was there before. */
function timeFault({ published_at: moment }: PostDraft, before: PostDraft): DraftFaults {
  const isNew = moment !== null && moment !== '' && moment !== before.published_at
  return isNew && !isAhead(moment) ? { published_at: TIME_PASSED } : {}
}

export type DraftForm = ReturnType<typeof useDraftForm>
