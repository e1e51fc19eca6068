import * as v from 'valibot'
import { KEPT_VERSIONS } from '@/config/constants'
import { rowsOf } from '@/supabase/answers'
import { ownerClient } from '@/supabase/ownerClient'
import type { Collection } from './definition'
import { toOwnerPost } from './ownerPosts'
import { patient } from './ownerRepository'
import type { Post } from './post'

/** What a post was between two saves (decisions §12.3). */
export interface PostVersion {
  id: number
  /** When the owner saved it, ISO 8601. */
  savedAt: string
  post: Post
}

const versionSchema = v.object({ id: v.number(), saved_at: v.string(), row: v.unknown() })

/** The versions of a post, the newest first; one that makes no sense is left out. Throws `DataError`. */
export async function listPostVersions(
  collection: Collection,
  id: number,
  signal: AbortSignal,
): Promise<PostVersion[]> {
  const answer = await ownerClient()
    .from('post_versions')
    .select('id,saved_at,row')
    .eq('collection', collection.key)
    .eq('post_id', id)
    .order('id', { ascending: false })
    .limit(KEPT_VERSIONS)
    .retry(false)
    .abortSignal(patient(signal))
  return rowsOf(answer, signal).flatMap((row): PostVersion[] => {
    const read = v.safeParse(versionSchema, row)
    // One at a time, for all versions of a post have one id.
    const post = read.success ? toOwnerPost(collection, read.output.row) : null
    return read.success && post ? [{ id: read.output.id, savedAt: read.output.saved_at, post }] : []
  })
}
