import { TAB_PARAM } from '../useTabParam'

export const PICTURE_PARAM = 'picture'

/** Where a gallery picture lies open, from any tab of its own series. */
export const pictureSearch = (slug: string) => ({ search: `${TAB_PARAM}=gallery&${PICTURE_PARAM}=${slug}` })
