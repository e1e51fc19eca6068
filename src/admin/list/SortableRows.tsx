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

/** An item that can be moved. */
interface SortableItem {
  id: UniqueIdentifier
  title: string
}

/** Screen-reader instructions for a row's handle. */
export const sortingInstructions = {
  draggable:
    '순서를 바꾸려면 스페이스 키를 누르고, 위아래 화살표로 옮긴 뒤 다시 스페이스 키를 누르십시오. Esc를 누르면 취소합니다.',
}

/** Returns the screen-reader announcements for moving a row. */
export function sortingAnnouncements(items: readonly SortableItem[]): Announcements {
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? ''
  const positionOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
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

/** Makes the rows sortable by pointer, touch and keyboard, with Korean announcements. */
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
