import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { Post } from '@/posts/post'
import type { ListActions } from './useListActions'

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

/** A press that moves less is a click. */
const DRAG_AFTER_PX = 6
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

interface Props {
  posts: readonly Post[]
  onMove: ListActions['move']
  children: ReactNode
}

/** Lets the rows within be moved by pointer, touch and keyboard, saying in Korean what happens. */
export function PlaceableRows({ posts, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = posts.map(({ id }) => id)

  function place({ active, over }: DragEndEvent) {
    const post = posts.find(({ id }) => id === active.id)
    const taken = posts.find(({ id }) => id === over?.id)
    if (!post || !taken || taken === post) return
    const down = posts.indexOf(taken) > posts.indexOf(post)
    onMove(post, down ? { after: taken.id } : { before: taken.id })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={place}
      accessibility={{
        announcements: announcementsOf(posts),
        screenReaderInstructions: placingInstructions,
        container: document.body,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
