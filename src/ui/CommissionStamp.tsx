import type { ReactNode } from 'react'
import { commissionTexts } from '#messages/commissionTexts'
import { classNames } from '@/lib/classNames'
import styles from './CommissionStamp.module.scss'

interface Props {
  /** The picture, or its placeholder. It fills the space that the stamp has for it. */
  picture: ReactNode
  /** The point of the picture that every crop keeps, as in CSS `object-position`; its middle by default. */
  focus?: string
  name: string
  /** Language of the name, if it is not the page's. */
  lang?: string | undefined
  /** Lowest price in won; negotiated if it is missing. */
  from: number | undefined
  /** A stamp that is torn from the sheet: on its own paper with a perforated edge, 164px wide unless its box is narrower. */
  torn?: boolean
  /** Class of the name. */
  nameClass?: string | undefined
}

/** The face of a kind of commission as a stamp: picture, name and price. Only phrasing content, so that it can stand in a button. */
export function CommissionStamp({ picture, focus, name, lang, from, torn = false, nameClass }: Props) {
  const face = (
    <span className={classNames(styles.face, torn && styles.torn)}>
      <span className={styles.picture} style={{ '--focus-point': focus }}>
        {picture}
      </span>
      <span className={styles.foot}>
        <span className={styles.name} lang={lang}>
          <span className={nameClass}>{name}</span>
        </span>{' '}
        <Price from={from} />
      </span>
    </span>
  )
  return torn ? <span className={styles.shadow}>{face}</span> : face
}

function Price({ from }: Pick<Props, 'from'>) {
  if (from === undefined) return <span className={styles.negotiable}>{commissionTexts.negotiable}</span>
  const { before, value, after } = commissionTexts.price(from)
  return (
    <span className={styles.price}>
      {before}
      <b>{value}</b>
      {after}
    </span>
  )
}
