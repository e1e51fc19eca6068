import type { Collection } from '@/posts/definition'

/** A post's addresses at the desk: its editor and the pages below it (decisions §12). */
export function pathsOfPost({ uploadPath }: Collection, id: number) {
  const editor = `${uploadPath}/${id}`
  return { editor, versions: `${editor}/versions`, share: `${editor}/share` }
}
