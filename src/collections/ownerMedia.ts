import { logger } from '@/lib/logger'
import { ownerClient } from '@/data/ownerClient'
import { rowsOf } from '@/data/publicClient'
import { storagePath } from '@/data/storageUrls'
import type { Post } from './post'
import { collections } from './registry'

const BUCKET = 'media'

/**
 * Removes the pictures of rows that are gone, unless another row shows them. What cannot be removed now, and pictures
 * within texts, `npm run media:prune` finds. Never throws: the rows are gone either way.
 */
export async function removeUnusedPictures(
  posts: readonly Pick<Post, 'thumbnail' | 'image'>[],
): Promise<void> {
  try {
    const paths = new Set(
      posts
        .flatMap(({ thumbnail, image }) => [storagePath(thumbnail), storagePath(image)])
        .filter((path) => path?.startsWith(`${BUCKET}/`)),
    )
    const unused: string[] = []
    for (const path of paths) if (path && !(await isShown(path))) unused.push(path.slice(BUCKET.length + 1))
    if (unused.length === 0) return
    const { error } = await ownerClient().storage.from(BUCKET).remove(unused)
    if (error) throw error
  } catch (error) {
    logger.warn('지운 글의 사진 파일이 저장소에 남았습니다. npm run media:prune으로 지울 수 있습니다.', error)
  }
}

async function isShown(path: string): Promise<boolean> {
  const pattern = `"*/${path}"`
  const answers = await Promise.all(
    Object.values(collections).map(({ table }) =>
      ownerClient().from(table).select('id').or(`thumbnail.like.${pattern},image.like.${pattern}`).limit(1),
    ),
  )
  return answers.some((answer) => rowsOf(answer).length > 0)
}
