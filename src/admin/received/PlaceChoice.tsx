import { useId } from 'react'
import { collections } from '@/posts/registry'
import { CAMERAS, type Place } from '../upload/cameras'
import styles from './ReceivedCard.module.scss'
import { isUndecided, placeOf, type ReceivedPhoto } from './receivedPhoto'

interface Props {
  photo: ReceivedPhoto
  onChoose: (place: Place) => void
}

/** Which collection a photograph goes to. */
export function PlaceChoice({ photo, onChoose }: Props) {
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
