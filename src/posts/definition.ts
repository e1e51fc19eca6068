import type * as v from 'valibot'

export type CollectionKey = 'favorites' | 'portfolio' | 'a7c2' | 'x100vi' | 'fanart'

/** What makes one managed collection differ from the other four (decisions §1). */
export interface Collection<Meta extends object = object> {
  key: CollectionKey
  table: `posts_${CollectionKey}`
  /** Korean name as menus and headings show it. */
  name: string
  /** Label of the camera, for the two photo collections. */
  camera?: string
  metaSchema: v.GenericSchema<unknown, Meta>
  listPath: string
  detailPath: (id: number | string) => string
  adminListPath: string
  uploadPath: string
}
