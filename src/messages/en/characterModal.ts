import type { characterModal as Korean } from '../ko/characterModal.ts'

export const characterModal: typeof Korean = {
  facts: { age: 'Age', likes: 'Likes', dislikes: 'Dislikes' },
  others: 'Also in this story',
  previous: 'Previous character',
  next: 'Next character',
}
