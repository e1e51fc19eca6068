import { commissionTexts } from '#messages/commissionTexts'
import { commissions } from '@/posts/collections'
import { parseMeta } from '@/posts/post'

/** Returns the line under the name of a kind of commission: price, time, revisions and use. */
export function commissionSummary(meta: object): string {
  const { from, days, revisions, use } = parseMeta(commissions, meta)
  const price = from === undefined ? null : commissionTexts.price(from)
  return [
    price ? price.before + price.value + price.after : commissionTexts.negotiable,
    days && commissionTexts.days(days),
    revisions && commissionTexts.revisions(revisions),
    commissionTexts.use[use],
  ]
    .filter(Boolean)
    .join(' · ')
}
