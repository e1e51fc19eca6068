import { findTerms } from '@/content/rights'
import type { Rights, Terms } from '@/content/types'
import type { CollectionKey } from './collections'
import { parseRights } from './meta'

/** Returns the terms of a post. Pass `source` for other rights than those of the site. */
export const postTerms = (key: CollectionKey, { meta }: { meta: object }, source?: Rights): Terms =>
  findTerms(key, parseRights(meta), source)
