import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { Post } from '@/posts/post'
import { announcementsOf, placingInstructions } from './placingMessages'
import type { ListActions } from './useListActions'

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
