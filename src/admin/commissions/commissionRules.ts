import { commissions as words } from '#messages/admin/commissions'
import { drafts } from '#messages/drafts'
import { commissions } from '@/posts/collections'
import { missingToPublish, type DraftFaults, type PostDraft } from '@/posts/owner/postDraft'
import { parseMeta } from '@/posts/post'
import type { DraftRules } from '../editor/useDraftForm'

/** The rule of a kind of commission: its lowest price is not above the highest. */
export const commissionRules: DraftRules = {
  findMissing(draft, hasPicture) {
    const missing = missingToPublish(draft, hasPicture)
    return 'title' in missing ? { ...missing, title: drafts.commission.titleMissing } : missing
  },
  findFaults: findPriceFault,
}

function findPriceFault({ meta }: PostDraft): DraftFaults {
  const { from, to } = parseMeta(commissions, meta)
  return from !== undefined && to !== undefined && from > to ? { 'meta.from': words.faults.fromAboveTo } : {}
}
