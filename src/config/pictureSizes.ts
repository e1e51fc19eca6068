/**
 * Longer edge in px of the two sizes that an upload stores. Pages show these on every plan, because Supabase charges image
 * transforms for each picture. The only transform is the home page's thumbnail, which the specification demands.
 */
export const FULL_EDGE_PX = 2560
export const THUMBNAIL_EDGE_PX = 640
