import type { Collection } from '@/posts/collections'

/** Returns the paths of a post's admin pages. */
export function adminPostPaths({ uploadPath }: Collection, id: number) {
  const editor = `${uploadPath}/${id}`
  return { editor, versions: `${editor}/versions`, share: `${editor}/share` }
}
