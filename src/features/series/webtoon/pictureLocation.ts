import { TAB_PARAM } from '../useTabParam'

export const PICTURE_PARAM = 'picture'

/** Returns the location that opens a gallery picture from any tab of its series. */
export const getPictureLocation = (slug: string) => ({
  search: `${TAB_PARAM}=gallery&${PICTURE_PARAM}=${slug}`,
})
