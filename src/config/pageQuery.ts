/**
 * Query parameters that change what a page shows compared to its static HTML. `content/navigation.ts` lists those of each
 * page; `q` opens the search on every page.
 */
export const STATE_PARAMS = [
  'q',
  'tab',
  'character',
  'picture',
  'chapter',
  'at',
  'category',
  'about',
  'series',
  'view',
  'camera',
  'a',
  'b',
] as const

export type StateParam = (typeof STATE_PARAMS)[number]
