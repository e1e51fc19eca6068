/** The setting of how much may move. */
export const motionPicker = {
  label: '움직임',
  names: { full: '온전히', calm: '차분히', still: '멈춤' },
  descriptions: {
    full: '모든 것이 움직입니다.',
    calm: '천천히 바뀝니다. 영상과 반짝임은 멈춥니다.',
    still: '아무것도 움직이지 않습니다.',
  },
}
