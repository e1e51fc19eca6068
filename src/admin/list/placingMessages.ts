import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Post } from '@/posts/post'

/** How a row is moved by keyboard, read with its handle. */
export const placingInstructions = {
  draggable:
    '순서를 바꾸려면 스페이스 키를 누르고, 위아래 화살표로 옮긴 뒤 다시 스페이스 키를 누르십시오. Esc를 누르면 취소합니다.',
}

/** What a screen reader says while a row is moved. */
export function announcementsOf(posts: readonly Post[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => posts.find((post) => post.id === id)?.title ?? ''
  const placeOf = (id: UniqueIdentifier) => posts.findIndex((post) => post.id === id) + 1
  return {
    onDragStart: ({ active }) =>
      `‘${titleOf(active.id)}’ 항목을 들었습니다. 지금 ${placeOf(active.id)}번째입니다.`,
    onDragOver: ({ over }) => (over ? `${placeOf(over.id)}번째 자리입니다.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `‘${titleOf(active.id)}’ 항목을 ${placeOf(over.id)}번째에 놓았습니다.` : '제자리에 두었습니다.',
    onDragCancel: ({ active }) => `‘${titleOf(active.id)}’ 항목의 이동을 취소했습니다.`,
  }
}
