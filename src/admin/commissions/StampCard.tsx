import { useId } from 'react'
import { commissions as words } from '#messages/admin/commissions'
import { commissionTexts } from '#messages/commissionTexts'
import type { FocalPoint } from '@/lib/image/cropping'
import { commissions } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { parseMeta } from '@/posts/post'
import { CommissionStamp } from '@/ui/CommissionStamp'
import styles from './StampCard.module.scss'

interface Props {
  draft: PostDraft
  /** URL of the picture; null before one is chosen. */
  source: string | null
  focus: FocalPoint | null
}

/** The stamp as it will hang in the sheet of the inquiry page, while it is edited. */
export function StampCard({ draft, source, focus }: Props) {
  const id = useId()
  const { from, days, revisions, use } = parseMeta(commissions, draft.meta)
  const facts = [
    ...(days ? [commissionTexts.days(days)] : []),
    ...(revisions ? [commissionTexts.revisions(revisions)] : []),
  ]
  const picture = source ? (
    <img src={source} alt="" className={styles.picture} />
  ) : (
    <span className={styles.noPicture}>{words.stamp.noPicture}</span>
  )
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.stamp.title}</h2>
        <p>{words.stamp.note}</p>
      </div>
      <div
        className={styles.ground}
        data-theme="paper"
        style={focus ? { '--focus-point': position(focus) } : undefined}
      >
        <div className={styles.shadow}>
          <div className={styles.paper}>
            <CommissionStamp
              picture={picture}
              name={draft.title.trim() || words.stamp.untitled}
              from={from}
            />
            <div className={styles.facts}>
              {facts.length > 0 && <p>{words.stamp.join(facts)}</p>}
              <p>{commissionTexts.use[use]}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Returns a focal point as CSS `object-position`. */
const position = ([x, y]: FocalPoint) => `${x * 100}% ${y * 100}%`
