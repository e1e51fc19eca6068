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

/** Screen-reader instructions for a row's handle. */
export const sortingInstructions = {
  draggable:
    '순서를 바꾸려면 스페이스 키를 누르고, 위아래 화살표로 옮긴 뒤 다시 스페이스 키를 누르십시오. Esc를 누르면 취소합니다.',
}

/** Returns the screen-reader announcements for moving a row. */
export function sortingAnnouncements(posts: readonly Post[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => posts.find((post) => post.id === id)?.title ?? ''
  const positionOf = (id: UniqueIdentifier) => posts.findIndex((post) => post.id === id) + 1
  return {
    onDragStart: ({ active }) =>
      `‘${titleOf(active.id)}’ 항목을 들었습니다. 지금 ${positionOf(active.id)}번째입니다.`,
    onDragOver: ({ over }) => (over ? `${positionOf(over.id)}번째 자리입니다.` : undefined),
    onDragEnd: ({ active, over }) =>
      over
        ? `‘${titleOf(active.id)}’ 항목을 ${positionOf(over.id)}번째에 놓았습니다.`
        : '제자리에 두었습니다.',
    onDragCancel: ({ active }) => `‘${titleOf(active.id)}’ 항목의 이동을 취소했습니다.`,
  }
}

/** Minimum pointer distance of a drag; less is a click. */
const DRAG_DISTANCE_PX = 6
const restrictToVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })

interface Props {
  posts: readonly Post[]
  onMove: ListActions['move']
  children: ReactNode
}

/** Makes the rows sortable by pointer, touch and keyboard, with Korean announcements. */
export function SortableRows({ posts, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = posts.map(({ id }) => id)

  function onDragEnd({ active, over }: DragEndEvent) {
    const post = posts.find(({ id }) => id === active.id)
    const target = posts.find(({ id }) => id === over?.id)
    if (!post || !target || target === post) return
    const isDown = posts.indexOf(target) > posts.indexOf(post)
    onMove(post, isDown ? { after: target.id } : { before: target.id })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVertical]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: sortingAnnouncements(posts),
        screenReaderInstructions: sortingInstructions,
        container: document.body,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
