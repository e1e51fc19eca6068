import { type ReactNode, useEffect, useMemo, useId } from 'react'
import { collections } from '@/posts/registry'
import { UploadFault } from '../editor/UploadFault'
import { Button } from '../components/Button'
import { CheckIcon, ClockIcon, PictureIcon, WarnIcon } from '../components/icons'
import { focusNeighbour } from '../components/focusNeighbour'
import { ProgressBar } from '../components/ProgressBar'
import styles from './ReceivedCard.module.scss'
import { receivedDesk } from './receivedDesk'
import { placeOf, type ReceivedPhoto, isUndecided } from './receivedPhoto'
import { guessWords, sizeAndDay } from './receivedMessages'
import { CAMERAS, type Place } from '../upload/cameras'

interface PlaceChoiceProps {
  photo: ReceivedPhoto
  onChoose: (place: Place) => void
}

/** Which collection a photograph goes to. */
function PlaceChoice({ photo, onChoose }: PlaceChoiceProps) {
  const group = useId()
  const chosen = placeOf(photo)
  return (
    <fieldset
      role="radiogroup"
      aria-label={`${photo.name} 올릴 곳`}
      className={styles.places}
      data-undecided={isUndecided(photo) || undefined}
    >
      {CAMERAS.map(({ collection }) => (
        <label key={collection}>
          <input
            type="radio"
            name={group}
            checked={chosen === collection}
            onChange={() => onChoose(collection)}
          />
          {collections[collection].name}
        </label>
      ))}
    </fieldset>
  )
}

interface Props {
  photo: ReceivedPhoto
  /** Its file could not be read this time. */
  isUnread: boolean
  /** How far it has gone up, 0 to 1; left out while it does not. */
  share: number | undefined
}

/** One photograph: what it is, where it goes, how far it is, or why it cannot go. */
export function ReceivedCard({ photo, isUnread, share }: Props) {
  const { id, name, fault, started } = photo
  return (
    <li className={styles.card} data-photo={id} tabIndex={-1} aria-label={name}>
      <div className={styles.head}>
        <Preview blob={photo.look?.preview ?? null} />
        <div className={styles.words}>
          <b>{name}</b>
          <p className={styles.size}>{sizeAndDay(photo)}</p>
          {fault?.final !== true && <Guess photo={photo} isUnread={isUnread} />}
        </div>
      </div>
      <UploadFault message={fault?.message ?? null} />
      {!started && fault?.final !== true && (
        <PlaceChoice photo={photo} onChoose={(place) => receivedDesk.choose(id, place)} />
      )}
      {started && share !== undefined && <Progress name={name} share={share} />}
      {started && share === undefined && (
        <Foot photo={photo}>
          <ClockIcon />
          {placeName(photo)} · 기다리는 중
        </Foot>
      )}
      {!started && <Foot photo={photo} />}
    </li>
  )
}

function placeName(photo: ReceivedPhoto): string {
  const place = placeOf(photo)
  return place ? collections[place].name : ''
}

function Preview({ blob }: { blob: Blob | null }) {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return <span className={styles.preview}>{url ? <img src={url} alt="" /> : <PictureIcon />}</span>
}

function Guess({ photo, isUnread }: Pick<Props, 'photo' | 'isUnread'>) {
  const guess = guessWords(photo)
  return (
    <p className={styles.guess} data-asks={guess?.asks || undefined}>
      {guess && (guess.asks ? <WarnIcon /> : <CheckIcon />)}
      <span>{guess?.words ?? (isUnread ? '읽지 못했습니다.' : '읽는 중…')}</span>
    </p>
  )
}

function Progress({ name, share }: { name: string; share: number }) {
  return (
    <div className={styles.progress}>
      <p data-tabular="">올리는 중… {Math.round(share * 100)}%</p>
      <ProgressBar label={`${name} 올리기`} share={share} />
    </div>
  )
}

/** How it waits, and the way out of it. */
function Foot({ photo: { id, name }, children }: { photo: ReceivedPhoto; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      <p>{children}</p>
      <Button
        look="ghost"
        className={styles.remove}
        aria-label={`${name} 빼기`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget, 'li')
          void receivedDesk.remove([id])
        }}
      >
        빼기
      </Button>
    </div>
  )
}
