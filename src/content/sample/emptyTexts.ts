// Texts of lists without content. Separate exports, so that a page loads only its own.

/** Heading of a list without posts. */
export const EMPTY_LIST = '아직 빈 페이지입니다.'

/** A series without drawings. */
export const EMPTY_GALLERY = '아직 빈 페이지입니다. 곧 채우겠습니다.'

/** The owner's dashboard without tasks. */
export const NOTHING_TO_DO = '할 일이 없습니다. 빈 페이지를 채울 시간입니다.'
