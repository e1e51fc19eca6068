import type { ReactNode } from 'react'
import { commissionTexts } from '#messages/commissionTexts'
import styles from './CommissionStamp.module.scss'

interface Props {
  /** The picture, or its placeholder. */
  picture: ReactNode
  name: string
  /** Lowest price in won; negotiated if it is missing. */
  from: number | undefined
}

/** The face of a kind of commission as a stamp: picture, name and price, without perforation. */
export function CommissionStamp({ picture, name, from }: Props) {
  const price = from === undefined ? null : commissionTexts.price(from)
  return (
    <span className={styles.stamp}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {price ? (
          <>
            {price.before}
            <b>{price.value}</b>
            {price.after}
          </>
        ) : (
          commissionTexts.negotiable
        )}
      </span>
    </span>
  )
}
