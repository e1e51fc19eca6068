/** The modal of a character. */
export const characterModal = {
  facts: { age: '나이', likes: '좋아하는 것', dislikes: '싫어하는 것' },
  others: '함께 나오는 사람',
  previous: '이전 인물',
  next: '다음 인물',
}
