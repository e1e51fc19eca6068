// Texts of lists without content. Separate exports, so that a page loads only its own.

import { localized } from '@/content/localized'

/** Heading of a list without posts. */
export const EMPTY_LIST = localized({ ko: '아직 빈 페이지입니다.', en: 'This page is still blank.' })

/** A series without drawings. */
export const EMPTY_GALLERY = localized({
  ko: '아직 빈 페이지입니다. 곧 채우겠습니다.',
  en: 'This page is still blank. It will be filled soon.',
})

/** The owner's dashboard without tasks. */
export const NOTHING_TO_DO = localized({
  ko: '할 일이 없습니다. 빈 페이지를 채울 시간입니다.',
  en: 'Nothing to do. It’s time to fill a blank page.',
})
