import { type ReactNode, useEffect, useMemo, useId } from 'react'
import { received as words } from '#messages/admin/received'
import type { GalleryKey } from '@/content/galleryRegistry'
import { collections } from '@/posts/collections'
import { publicPhotoCollections } from '@/posts/publicPhotoCollections'
import { AdminButton } from '../components/AdminButton'
import { focusNeighbourItem } from '../components/focusNeighbourItem'
import { CheckIcon, ClockIcon, PictureIcon, WarnIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { UploadError } from '../editor/UploadError'
import type { UploadState } from '../upload/uploadQueue'
import { targetMessage, sizeAndDay } from './receivedMessages'
import { targetCollection, type ReceivedPhoto, isUndecided } from './receivedPhoto'
import { receivedUploader } from './receivedUploader'
import styles from './ReceivedCard.module.scss'

interface CollectionChoiceProps {
  photo: ReceivedPhoto
  onChoose: (collection: GalleryKey) => void
}

/** Radio group for the target collection of a photo. */
function CollectionChoice({ photo, onChoose }: CollectionChoiceProps) {
  const group = useId()
  const chosen = targetCollection(photo)
  return (
    <fieldset
      role="radiogroup"
      aria-label={words.card.places(photo.name)}
      className={styles.choices}
      data-undecided={isUndecided(photo) || undefined}
    >
      {publicPhotoCollections.map(({ key, name }) => (
        <label key={key}>
          <input type="radio" name={group} checked={chosen === key} onChange={() => onChoose(key)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

interface Props {
  photo: ReceivedPhoto
  /** The file could not be read. */
  isUnreadable: boolean
  /** Undefined while it waits. */
  upload: UploadState | undefined
}

/** Card of one photo with its target collection, upload progress and error. */
export function ReceivedCard({ photo, isUnreadable, upload }: Props) {
  const { id, name, fault, started } = photo
  const share = upload?.phase === 'uploading' ? upload.progress : undefined
  return (
    <li className={styles.card} data-photo={id} tabIndex={-1} aria-label={name}>
      <div className={styles.header}>
        <Preview blob={photo.look?.preview ?? null} />
        <div className={styles.text}>
          <b>{name}</b>
          <p className={styles.size}>{sizeAndDay(photo)}</p>
          {fault?.final !== true && <TargetLine photo={photo} isUnreadable={isUnreadable} />}
        </div>
      </div>
      <UploadError message={fault?.message ?? null} />
      {!started && fault?.final !== true && (
        <CollectionChoice photo={photo} onChoose={(collection) => receivedUploader.choose(id, collection)} />
      )}
      {started && share !== undefined && <Progress name={name} share={share} />}
      {started && share === undefined && (
        <CardFooter photo={photo}>
          <ClockIcon />
          {words.card.waiting(collectionName(photo))}
        </CardFooter>
      )}
      {!started && <CardFooter photo={photo} />}
    </li>
  )
}

function collectionName(photo: ReceivedPhoto): string {
  const collection = targetCollection(photo)
  return collection ? collections[collection].name : ''
}

function Preview({ blob }: { blob: Blob | null }) {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return <span className={styles.preview}>{url ? <img src={url} alt="" /> : <PictureIcon />}</span>
}

function TargetLine({ photo, isUnreadable }: Pick<Props, 'photo' | 'isUnreadable'>) {
  const target = targetMessage(photo)
  return (
    <p className={styles.target} data-asks={target?.needsChoice || undefined}>
      {target && (target.needsChoice ? <WarnIcon /> : <CheckIcon />)}
      <span>{target?.text ?? (isUnreadable ? words.card.unreadable : words.card.reading)}</span>
    </p>
  )
}

function Progress({ name, share }: { name: string; share: number }) {
  return (
    <div className={styles.progress}>
      <p data-tabular="">{words.card.uploading(Math.round(share * 100))}</p>
      <ProgressBar label={words.card.progress(name)} value={share} />
    </div>
  )
}

/** Bottom line of a card with the remove button. */
function CardFooter({ photo: { id, name }, children }: { photo: ReceivedPhoto; children?: ReactNode }) {
  return (
    <div className={styles.footer}>
      <p>{children}</p>
      <AdminButton
        look="ghost"
        className={styles.remove}
        aria-label={words.card.removePhoto(name)}
        onClick={({ currentTarget }) => {
          focusNeighbourItem(currentTarget, 'li')
          void receivedUploader.remove([id])
        }}
      >
        {words.card.remove}
      </AdminButton>
    </div>
  )
}
