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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { list as words } from '#messages/admin/list'

/** An item that can be moved. */
interface SortableItem {
  id: UniqueIdentifier
  title: string
}

/** Returns the screen-reader announcements for moving a row. */
export function sortingAnnouncements(items: readonly SortableItem[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? ''
  const positionOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
  return {
    onDragStart: ({ active }) => words.sorting.lifted(titleOf(active.id), positionOf(active.id)),
    onDragOver: ({ over }) => (over ? words.sorting.over(positionOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? words.sorting.dropped(titleOf(active.id), positionOf(over.id)) : words.sorting.stayed,
    onDragCancel: ({ active }) => words.sorting.cancelled(titleOf(active.id)),
  }
}

/** Minimum pointer distance of a drag; less is a click. */
const DRAG_DISTANCE_PX = 6
// Constants, because new objects would render every row again.
const pointerOptions = { activationConstraint: { distance: DRAG_DISTANCE_PX } }
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates }
const restrictToVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })

interface SortableRowOptions {
  id: UniqueIdentifier
  disabled: boolean
  /** What a screen reader calls the handle. */
  roleDescription: string
}

/** Makes a row sortable. Only the dragged row moves visibly: the others change their places without a transition. */
export function useSortableRow({ id, disabled, roleDescription }: SortableRowOptions) {
  const { transform, ...sortable } = useSortable({
    id,
    disabled,
    attributes: { roleDescription },
    transition: null,
  })
  const style = { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined }
  return { ...sortable, style }
}

interface Props<Item extends SortableItem> {
  items: readonly Item[]
  /** Called when an item was dropped at the place of another one. */
  onMove: (moved: Item, target: Item, isDown: boolean) => void
  children: ReactNode
}

/** Makes the rows sortable by pointer, touch and keyboard, with announcements. */
export function SortableRows<Item extends SortableItem>({ items, onMove, children }: Props<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  )
  // A new array would re-render every row.
  const ids = useMemo(() => items.map(({ id }) => id), [items])

  function onDragEnd({ active, over }: DragEndEvent) {
    const moved = items.find(({ id }) => id === active.id)
    const target = items.find(({ id }) => id === over?.id)
    if (!moved || !target || target === moved) return
    onMove(moved, target, items.indexOf(target) > items.indexOf(moved))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVertical]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: sortingAnnouncements(items),
        screenReaderInstructions: { draggable: words.sorting.instructions },
        container: document.body,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
