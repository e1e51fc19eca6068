/** The place of the letter until its form has loaded. */
export const letterPlaceTexts = {
  heading: '편지',
  open: '편지 쓰기',
}
