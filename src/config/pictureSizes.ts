/**
 * Longer edge in px of the two sizes that an upload stores. Pages show these on every plan, because Supabase charges image
 * transforms for each picture. The only transform is the home page's thumbnail, which the specification demands.
 */
export const FULL_EDGE_PX = 2560
export const THUMBNAIL_EDGE_PX = 640

/** Folder of the copies of pictures in a build. Its files never change. */
export const COPIES_FOLDER = 'media'
/** Widths in px of the copies that a build makes of each published picture. */
export const COPY_WIDTHS_PX = [480, 960, 1440, 2560] as const
/** Copies up to this width exist as AVIF and WebP, wider ones only as WebP. */
export const AVIF_MAX_WIDTH_PX = 1440
/** The only width of the copies of older pictures that exceed the build's budget. */
export const SMALL_COPY_WIDTH_PX = 960
