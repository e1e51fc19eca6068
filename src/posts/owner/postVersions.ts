import * as v from 'valibot'
import { MAX_VERSIONS } from '@/config/constants'
import { ownerClient } from '@/supabase/ownerClient'
import { unwrapRows } from '@/supabase/responses'
import type { Collection } from '../collections'
import type { Post } from '../post'
import { parseOwnerPost, readTimeout } from './ownerRequests'

/** A post as it was between two saves. */
export interface PostVersion {
  id: number
  /** Time of the save, ISO 8601. */
  savedAt: string
  post: Post
}

const versionSchema = v.object({ id: v.number(), saved_at: v.string(), row: v.unknown() })

/** Lists the versions of a post, newest first. Leaves out malformed ones. Throws `DataError`. */
export async function listPostVersions(
  collection: Collection,
  id: number,
  signal: AbortSignal,
): Promise<PostVersion[]> {
  const response = await ownerClient()
    .from('post_versions')
    .select('id,saved_at,row')
    .eq('collection', collection.key)
    .eq('post_id', id)
    .order('id', { ascending: false })
    .limit(MAX_VERSIONS)
    .retry(false)
    .abortSignal(readTimeout(signal))
  return unwrapRows(response, signal).flatMap((row): PostVersion[] => {
    const parsed = v.safeParse(versionSchema, row)
    if (!parsed.success) return []
    // Parsed one by one, because all versions of a post have the same id.
    const post = parseOwnerPost(collection, parsed.output.row)
    return post ? [{ id: parsed.output.id, savedAt: parsed.output.saved_at, post }] : []
  })
}
