/**
 * Query parameters with which a page shows something else than its static HTML. `content/navigation.ts` names those of each
 * page; `q` opens the search on every page (decisions §11.1).
 */
export const STATE_PARAMS = [
  'q',
  'tab',
  'character',
  'picture',
  'chapter',
  'at',
  'category',
  'series',
  'view',
  'camera',
  'a',
  'b',
] as const

export type StateParam = (typeof STATE_PARAMS)[number]
