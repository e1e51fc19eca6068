import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import { missingToPublish } from '@/posts/postDraft'
import { formatNativeCount } from '@/lib/korean/formatNativeCount'
import { directionParticle, topicParticle } from '@/lib/korean/josa'
import { AdminButton } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { CheckIcon, CrossIcon } from '../components/icons'
import { Pill } from '../components/Pill'
import { Sheet } from '../components/Sheet'
import { Thumbnail } from '../components/Thumbnail'
import { keptMessage } from '../editor/autosaveMessage'
import type { ItemEditor } from '../editor/useItemEditor'
import styles from './PublishGate.module.scss'
import { nextNumber, type NumberedPost } from './seriesNumbers'
import type { SerialWork } from './useSerialWork'

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
  return row === null ? '' : '적은 것은 모두 서버에 저장되어 있습니다.'
}

/** Lists why an episode or a chapter cannot be published yet, with the way to mend each fault. */
export function PublishGate(props: Props) {
  const { gate, editor, work, requirements, onGoTo } = props
  const list = useRef<HTMLUListElement>(null)
  const titled: Requirement = hasTitle(editor.form.draft.title)
    ? { key: 'title', isMet: true, field: 'title', heading: '제목이 있습니다' }
    : { key: 'title', isMet: false, field: 'title', heading: '제목이 없습니다', goLabel: '적으러 가기' }
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
      title={isMended ? '이제 게시할 수 있습니다' : '아직 게시할 수 없습니다'}
      alertText={
        isMended
          ? '고칠 것을 모두 고쳤습니다.'
          : `${formatNativeCount(faults, '가지')}를 고치면 게시할 수 있습니다. ${whereKept(editor)}`.trim()
      }
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
          <Item
            isMet
            heading={`${number}${collection.unit}${topicParticle(collection.unit)} 비어 있는 번호입니다`}
          />
        )}
        {requirements.filter(({ isMet }) => isMet).map(renderItem)}
      </ul>
      <Sheet.Buttons>
        <AdminButton onClick={() => onClose()}>고치러 돌아가기</AdminButton>
        {isMended && (
          <AdminButton
            ref={publish}
            look="filled"
            onClick={() => {
              gate.close()
              editor.saving.submit('published')
            }}
          >
            게시하기
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
  const { unit } = collection
  const free = nextNumber(work.numbers ?? [owner])
  const { status, published_at: publishedAt } = owner
  return (
    <Item
      isMet={false}
      heading={`${owner.number}${unit}${topicParticle(unit)} 이미 다른 글의 번호입니다`}
      text={`비어 있는 다음 번호는 ${free}${unit}입니다.`}
    >
      <AdminButton onClick={() => work.changeFields({ number: free })}>
        {free}
        {unit}
        {directionParticle(unit)} 바꾸기
      </AdminButton>
      <div className={styles.owner}>
        <Thumbnail post={owner} />
        <div>
          <strong>{owner.title}</strong>
          <p>
            {owner.number}
            {unit} · <Pill post={{ status, publishedAt }} />
          </p>
        </div>
        <Link to={adminPostPaths(collection, owner.id).editor} target="_blank">
          열기
        </Link>
      </div>
    </Item>
  )
}
