import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { NumberTakenError } from '@/posts/serials/serialErrors'
import { focusField, useFieldFromAddress, useSaveShortcut } from '../editor/formNavigation'
import type { DraftRules } from '../editor/useDraftForm'
import { type EditedItem, useItemEditor } from '../editor/useItemEditor'
import { findNumberOwner, refetchSeriesNumbers } from './seriesNumbers'
import { type SerialWork, useSerialWork } from './useSerialWork'

interface Options {
  rules: DraftRules
  /** Returns the fields that a save writes instead of those of the form. */
  prepare: (collection: Collection, draft: PostDraft, work: SerialWork) => Promise<Partial<PostDraft>>
}

/**
 * The editor's state of an episode or a chapter, and the dialog that explains why it cannot be published. `show` opens the tab of a
 * field, because only a visible field takes the focus.
 */
export function useSerialEditor(item: EditedItem, show: (name: string) => void, { rules, prepare }: Options) {
  const { collection } = item
  const formRef = useRef<HTMLFormElement>(null)
  const focus = (name: string) => {
    show(name)
    requestAnimationFrame(() => focusField(formRef.current, name))
  }
  const latest = useRef<SerialWork | null>(null)
  const [isGateOpen, setIsGateOpen] = useState(false)
  const editor = useItemEditor({ ...item, rules }, focus, {
    prepareDraft: async (draft) => (latest.current ? prepare(collection, draft, latest.current) : {}),
    onFailure: (error, status) => {
      if (!(error instanceof NumberTakenError)) return
      void refetchSeriesNumbers(collection, latest.current?.series ?? '')
      if (status === 'published') setIsGateOpen(true)
      else focus('meta.number')
    },
  })
  const work = useSerialWork(editor)
  useEffect(() => {
    latest.current = work
  })

  async function publish() {
    const { series, fields } = work
    const numbers = await refetchSeriesNumbers(collection, series)
    // A number that the owner has not chosen is read again when saving.
    const owner = findNumberOwner(numbers, fields.number, editor.row?.id ?? null)
    const isComplete = Object.keys(rules.findMissing(editor.form.getDraft(), false)).length === 0
    if (!owner && isComplete) return editor.saving.submit('published')
    await editor.saveNow()
    return setIsGateOpen(true)
  }

  /** Saves a draft, or publishes. If it cannot be published yet, opens the dialog with the reasons. */
  const save = (status: PostDraft['status']) =>
    status === 'published' ? void publish() : editor.saving.submit(status)
  // Nothing can be typed or saved until the owner has answered the offer of a stored draft.
  const inert = editor.recovery.offers.length > 0
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!inert) save(editor.form.draft.status)
  }
  useSaveShortcut(formRef)
  useFieldFromAddress(focus)

  return {
    editor,
    work,
    save,
    inert,
    focus,
    form: { ref: formRef, onSubmit },
    gate: { isOpen: isGateOpen, close: () => setIsGateOpen(false) },
  }
}
