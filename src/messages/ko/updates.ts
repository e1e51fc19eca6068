/** The offer of a new release. */
export const updates = {
  available: '사이트가 새로워졌습니다.',
  reload: '새로 고침',
}
