import { useEffect, useId, useRef, useState } from 'react'
import { commissions as words } from '#messages/admin/commissions'
import { MAX_COMMISSION_SAMPLES } from '@/config/constants'
import type { WorkSample } from '@/posts/meta'
import { AdminButton } from '../components/AdminButton'
import { focusNeighbourItem } from '../components/focusNeighbourItem'
import { PlusIcon } from '../components/icons'
import { moveSample, readSamples, sampleKey, withSamples } from '../components/samples'
import type { DraftForm } from '../editor/useDraftForm'
import { cacheSamplePost, type Work } from './sampleQueries'
import { SampleRow } from './SampleRow'
import { SampleSearch } from './SampleSearch'
import styles from './SamplesField.module.scss'

/** The works that show what this kind of commission may look like, in the order of its stamp. */
export function SamplesField({ form }: { form: DraftForm }) {
  const id = useId()
  const { samples, message, listRef, add, move, remove } = useSampleList(form)
  return (
    <section className={styles.samples} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.fields['meta.samples']}</h2>
        <p>{words.samples.count(samples.length, MAX_COMMISSION_SAMPLES)}</p>
      </div>
      {samples.length > 0 && (
        <ul ref={listRef} className={styles.list}>
          {samples.map((sample, index) => (
            <SampleRow
              key={sampleKey(sample)}
              sample={sample}
              isFirst={index === 0}
              isLast={index === samples.length - 1}
              onMove={(step, title, button) => move(sample, step, title, button)}
              onRemove={(title, button) => remove(sample, title, button)}
            />
          ))}
        </ul>
      )}
      <AddButton samples={samples} onAdd={add} />
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </section>
  )
}

/** Returns the samples of the form, the functions that change them, and what the last change did, in words. */
function useSampleList(form: DraftForm) {
  const samples = readSamples(form.draft.meta)
  const [message, setMessage] = useState('')
  const { ref, keepFocus } = useMovedFocus()
  const change = (update: (current: readonly WorkSample[]) => readonly WorkSample[]) =>
    form.update(({ meta }) => ({ meta: withSamples(meta, update(readSamples(meta))) }))
  return {
    samples,
    message,
    listRef: ref,
    add: (work: Work) => {
      cacheSamplePost(work)
      change((current) => [...current, { collection: work.collection.key, id: work.post.id }])
      setMessage(words.samples.added(work.post.title))
    },
    move: (sample: WorkSample, step: 1 | -1, title: string, button: HTMLElement) => {
      keepFocus(button)
      change((current) => moveSample(current, sample, step))
      setMessage(words.samples.moved(title, samples.indexOf(sample) + 1 + step))
    },
    remove: (sample: WorkSample, title: string, button: HTMLElement) => {
      if (samples.length > 1) focusNeighbourItem(button, 'li')
      else button.closest('section')?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus()
      change((current) => current.filter((other) => sampleKey(other) !== sampleKey(sample)))
      setMessage(words.samples.removed(title))
    },
  }
}

/** Keeps the focus on a button whose row is moved: an element that changes its place loses it. */
function useMovedFocus() {
  const ref = useRef<HTMLUListElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const button = pressed.current
    pressed.current = null
    if (button && ref.current?.contains(button)) button.focus()
  })
  return { ref, keepFocus: (button: HTMLElement) => void (pressed.current = button) }
}

interface AddButtonProps {
  samples: readonly WorkSample[]
  onAdd: (work: Work) => void
}

/** Opens the search for one more sample, unless there are as many as are allowed. */
function AddButton({ samples, onAdd }: AddButtonProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isFull = samples.length >= MAX_COMMISSION_SAMPLES
  return (
    <>
      <AdminButton
        name="meta.samples"
        className={styles.add}
        aria-haspopup="dialog"
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? id : undefined}
        onClick={() => setIsOpen(!isFull)}
      >
        <PlusIcon /> {words.samples.add}
      </AdminButton>
      {isFull && (
        <p id={id} className={styles.note}>
          {words.samples.full(MAX_COMMISSION_SAMPLES)}
        </p>
      )}
      <SampleSearch
        open={isOpen}
        chosen={samples}
        onClose={() => setIsOpen(false)}
        onChoose={(work) => {
          onAdd(work)
          setIsOpen(false)
        }}
      />
    </>
  )
}
