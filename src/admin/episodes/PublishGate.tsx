import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-data'
import { useStore } from 'zustand'
import type { Collection } from '@/posts/collections'
import { missingToPublish } from '@/posts/postDraft'
import { AdminButton } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { formatBytes } from '../components/formatBytes'
import { CheckIcon, CrossIcon, RebuildIcon } from '../components/icons'
import { Pill } from '../components/Pill'
import { ProgressBar } from '../components/ProgressBar'
import { Sheet } from '../components/Sheet'
import { Thumbnail } from '../components/Thumbnail'
import { formatNativeCount } from '@/lib/korean/formatNativeCount'
import { entryId, isPresent, isUnfinished, type Entry } from '../upload/cutEntries'
import { entryName } from './CutRow'
import styles from './PublishGate.module.scss'
import { nextNumber, type NumberedPost } from './seriesNumbers'
import type { Episode } from './useEpisode'

interface Props {
  open: boolean
  collection: Collection
  episode: Episode
  title: string
  onClose: () => void
  /** Focuses a field by its name, after the dialog has closed. */
  onGoTo: (name: string) => void
  onPublish: () => void
}

/** The cuts that are not in storage, with their position from 1. */
function unfinishedCuts(entries: readonly Entry[]) {
  return entries
    .filter(isPresent)
    .map((entry, index) => ({ entry, number: index + 1 }))
    .filter(({ entry }) => isUnfinished(entry))
}

/** Returns whether an episode fulfils everything that publishing requires. */
export function isPublishable(episode: Episode, title: string): boolean {
  const { entries, numberOwner } = episode
  const hasTitle = missingToPublish({ title, image: null, alt: null })['title'] === undefined
  return (
    hasTitle && numberOwner === undefined && entries.some(isPresent) && unfinishedCuts(entries).length === 0
  )
}

/** Lists why an episode cannot be published yet, with the way to mend each fault. */
export function PublishGate(props: Props) {
  const { open, episode, title, onClose, onGoTo } = props
  const list = useRef<HTMLUListElement>(null)
  const { entries, numberOwner } = episode
  const hasTitle = missingToPublish({ title, image: null, alt: null })['title'] === undefined
  const count = entries.filter(isPresent).length
  const unfinished = unfinishedCuts(entries).length
  const faults = (numberOwner ? 1 : 0) + (hasTitle ? 0 : 1) + (count === 0 ? 1 : 0) + unfinished
  const isMended = faults === 0

  /** Closes the dialog. The focus goes to the field of the first fault. */
  function close(name = numberOwner ? 'meta.number' : unfinished > 0 || count === 0 ? 'meta.cuts' : 'title') {
    // The dialog returns the focus to its opener before this event.
    list.current?.closest('dialog')?.addEventListener('close', () => onGoTo(name), { once: true })
    onClose()
  }

  return (
    <Sheet
      open={open}
      title={isMended ? '이제 게시할 수 있습니다' : '아직 게시할 수 없습니다'}
      alertText={
        isMended
          ? '고칠 것을 모두 고쳤습니다.'
          : `${formatNativeCount(faults, '가지')}를 고치면 게시할 수 있습니다. 적은 것은 모두 임시저장했습니다.`
      }
      onClose={() => close()}
      className={styles.dialog}
      fromBottom
    >
      {open && (
        <Faults
          {...props}
          list={list}
          hasTitle={hasTitle}
          count={count}
          isMended={isMended}
          onClose={close}
        />
      )}
    </Sheet>
  )
}

interface FaultsProps extends Omit<Props, 'onClose'> {
  list: RefObject<HTMLUListElement | null>
  hasTitle: boolean
  count: number
  isMended: boolean
  /** Closes the dialog and focuses this field, or that of the first fault. */
  onClose: (name?: string) => void
}

function Faults({ list, episode, hasTitle, count, isMended, onClose, ...props }: FaultsProps) {
  useEffect(() => list.current?.querySelector<HTMLElement>('button, a')?.focus(), [list])
  const { numberOwner } = episode
  return (
    <>
      <ul ref={list} className={styles.items} tabIndex={-1}>
        {numberOwner && <TakenNumber owner={numberOwner} collection={props.collection} episode={episode} />}
        {unfinishedCuts(episode.entries).map(({ entry, number }) => (
          <UnfinishedCut key={entryId(entry)} entry={entry} number={number} episode={episode} />
        ))}
        {count === 0 && (
          <Item heading="컷이 없습니다">
            <AdminButton onClick={() => onClose('meta.cuts')}>올리러 가기</AdminButton>
          </Item>
        )}
        {!hasTitle && (
          <Item heading="제목이 없습니다">
            <AdminButton onClick={() => onClose('title')}>적으러 가기</AdminButton>
          </Item>
        )}
        {!numberOwner && episode.number !== null && (
          <Item isMet heading={`${episode.number}화는 비어 있는 번호입니다`} />
        )}
        {count > 0 && <Item isMet heading={`컷이 ${count}개 있습니다`} />}
        {hasTitle && <Item isMet heading="제목이 있습니다" />}
      </ul>
      <Sheet.Buttons>
        <AdminButton onClick={() => onClose()}>고치러 돌아가기</AdminButton>
        {isMended && (
          <AdminButton look="filled" onClick={props.onPublish}>
            게시하기
          </AdminButton>
        )}
      </Sheet.Buttons>
    </>
  )
}

interface ItemProps {
  heading: string
  text?: string | undefined
  isMet?: boolean
  children?: ReactNode
}

function Item({ heading, text, isMet = false, children }: ItemProps) {
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
  episode: Episode
}

function TakenNumber({ owner, collection, episode }: TakenNumberProps) {
  const free = nextNumber(episode.numbers ?? [owner])
  const { status, published_at: publishedAt } = owner
  return (
    <Item
      heading={`${owner.number}화는 이미 다른 글의 번호입니다`}
      text={`비어 있는 다음 번호는 ${free}화입니다.`}
    >
      <AdminButton onClick={() => episode.changeFields({ number: free })}>{free}화로 바꾸기</AdminButton>
      <div className={styles.owner}>
        <Thumbnail post={owner} />
        <div>
          <strong>{owner.title}</strong>
          <p>
            {owner.number}화 · <Pill post={{ status, publishedAt }} />
          </p>
        </div>
        <Link to={adminPostPaths(collection, owner.id).editor} target="_blank">
          열기
        </Link>
      </div>
    </Item>
  )
}

interface UnfinishedCutProps {
  entry: Entry
  number: number
  episode: Episode
}

function UnfinishedCut({ entry, number, episode: { uploader } }: UnfinishedCutProps) {
  const id = entryId(entry)
  const state = useStore(uploader.state, ({ cuts }) => cuts[id])
  const name = entryName(entry, number)
  const size = entry.bytes === undefined ? '' : `, ${formatBytes(entry.bytes)}`
  return (
    <Item
      heading={`${number}번째 컷이 아직 서버에 없습니다`}
      text={`${name}${size}. ${state?.message ?? '올리는 중입니다.'}`}
    >
      {state?.phase === 'failed' ? (
        <AdminButton onClick={() => void uploader.retry(id)}>
          <RebuildIcon /> 다시 시도
        </AdminButton>
      ) : (
        <div className={styles.progress}>
          <ProgressBar label={`${name} 올린 만큼`} value={state?.progress ?? 0} />
        </div>
      )}
    </Item>
  )
}
