import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-data'
import { serial } from '#messages/admin/serial'
import type { Collection } from '@/posts/collections'
import { missingToPublish } from '@/posts/owner/postDraft'
import { AdminButton } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { CheckIcon, CrossIcon } from '../components/icons'
import { Pill } from '../components/Pill'
import { Sheet } from '../components/Sheet'
import { Thumbnail } from '../components/Thumbnail'
import { keptMessage } from '../editor/autosaveMessage'
import type { ItemEditor } from '../editor/useItemEditor'
import { nextNumber, type NumberedPost } from './seriesNumbers'
import type { SerialWork } from './useSerialWork'
import styles from './PublishGate.module.scss'

/** Something that publishing requires. */
export interface Requirement {
  key: string
  isMet: boolean
  /** Name of the field that fulfils it. */
  field: string
  /** Says what is missing or, if it is met, what is there. */
  heading: string
  text?: string | undefined
  /** Label of a button that leads to the field. */
  goLabel?: string
  /** Replaces the button. */
  action?: ReactNode
}

interface Props {
  gate: { isOpen: boolean; close: () => void }
  editor: ItemEditor
  work: SerialWork
  /** What the work requires besides its number and title. */
  requirements: readonly Requirement[]
  /** Focuses a field by its name, after the dialog has closed. */
  onGoTo: (name: string) => void
}

/** Returns whether a title is good enough to be published. */
const hasTitle = (title: string): boolean =>
  missingToPublish({ title, image: null, alt: null })['title'] === undefined

/** Returns a sentence that says where the form's content is kept. Empty if it is not kept yet. */
function whereKept({ dirty, autosave, row }: ItemEditor): string {
  if (dirty) return keptMessage(autosave)
  return row === null ? '' : serial.gate.stored
}

/** Lists why an episode or a chapter cannot be published yet, with the way to mend each fault. */
export function PublishGate(props: Props) {
  const { gate, editor, work, requirements, onGoTo } = props
  const list = useRef<HTMLUListElement>(null)
  const titled: Requirement = hasTitle(editor.form.draft.title)
    ? { key: 'title', isMet: true, field: 'title', heading: serial.gate.titled }
    : {
        key: 'title',
        isMet: false,
        field: 'title',
        heading: serial.gate.untitled,
        goLabel: serial.gate.goWrite,
      }
  const all = [...requirements, titled]
  const missing = all.filter(({ isMet }) => !isMet)
  const faults = missing.length + (work.numberOwner ? 1 : 0)
  const isMended = faults === 0

  /** Closes the dialog. The focus goes to the field of the first fault. */
  function close(name = work.numberOwner ? 'meta.number' : (missing[0]?.field ?? 'title')) {
    // The dialog returns the focus to its opener before this event.
    list.current?.closest('dialog')?.addEventListener('close', () => onGoTo(name), { once: true })
    gate.close()
  }

  return (
    <Sheet
      open={gate.isOpen}
      title={isMended ? serial.gate.open : serial.gate.closed}
      alertText={isMended ? serial.gate.allFixed : `${serial.gate.toFix(faults)} ${whereKept(editor)}`.trim()}
      onClose={() => close()}
      className={styles.dialog}
      fromBottom
    >
      {gate.isOpen && (
        <Faults {...props} list={list} requirements={all} isMended={isMended} onClose={close} />
      )}
    </Sheet>
  )
}

interface FaultsProps extends Props {
  list: RefObject<HTMLUListElement | null>
  isMended: boolean
  /** Closes the dialog and focuses this field, or that of the first fault. */
  onClose: (name?: string) => void
}

function Faults({ list, gate, editor, work, requirements, isMended, onClose }: FaultsProps) {
  const { collection } = editor
  const publish = useRef<HTMLButtonElement>(null)
  const isOpened = useRef(false)
  // On opening, and when the focused button is gone because its fault is mended.
  useEffect(() => {
    if (isOpened.current && document.activeElement !== document.body) return
    isOpened.current = true
    const next = list.current?.querySelector<HTMLElement>('button, a') ?? publish.current ?? list.current
    next?.focus()
  })
  const { numberOwner, number } = work
  const renderItem = ({ key, field, goLabel, action, ...item }: Requirement) => (
    <Item key={key} {...item}>
      {action ?? (goLabel && <AdminButton onClick={() => onClose(field)}>{goLabel}</AdminButton>)}
    </Item>
  )
  return (
    <>
      {/* Scrollable areas need the focus, so that keys can scroll them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: keys scroll it */}
      <ul ref={list} className={styles.items} tabIndex={0}>
        {numberOwner && <TakenNumber owner={numberOwner} collection={collection} work={work} />}
        {requirements.filter(({ isMet }) => !isMet).map(renderItem)}
        {!numberOwner && number !== null && (
          <Item isMet heading={serial.gate.numberFree(number, collection)} />
        )}
        {requirements.filter(({ isMet }) => isMet).map(renderItem)}
      </ul>
      <Sheet.Buttons>
        <AdminButton onClick={() => onClose()}>{serial.gate.back}</AdminButton>
        {isMended && (
          <AdminButton
            ref={publish}
            look="filled"
            onClick={() => {
              gate.close()
              editor.saving.submit('published')
            }}
          >
            {serial.gate.publish}
          </AdminButton>
        )}
      </Sheet.Buttons>
    </>
  )
}

interface ItemProps extends Pick<Requirement, 'heading' | 'isMet' | 'text'> {
  children?: ReactNode
}

function Item({ heading, text, isMet, children }: ItemProps) {
  return (
    <li data-met={isMet} data-tabular="">
      {isMet ? <CheckIcon /> : <CrossIcon />}
      <div>
        <b>{heading}</b>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </li>
  )
}

interface TakenNumberProps {
  owner: NumberedPost
  collection: Collection
  work: SerialWork
}

function TakenNumber({ owner, collection, work }: TakenNumberProps) {
  const free = nextNumber(work.numbers ?? [owner])
  const { status, published_at: publishedAt } = owner
  return (
    <Item
      isMet={false}
      heading={serial.gate.numberTaken(owner.number, collection)}
      text={serial.gate.nextFree(free, collection)}
    >
      <AdminButton onClick={() => work.changeFields({ number: free })}>
        {serial.gate.changeTo(free, collection)}
      </AdminButton>
      <div className={styles.owner}>
        <Thumbnail post={owner} />
        <div>
          <strong>{owner.title}</strong>
          <p>
            {serial.numbered(owner.number, collection)} · <Pill post={{ status, publishedAt }} />
          </p>
        </div>
        <Link to={adminPostPaths(collection, owner.id).editor} target="_blank">
          {serial.open}
        </Link>
      </div>
    </Item>
  )
}
