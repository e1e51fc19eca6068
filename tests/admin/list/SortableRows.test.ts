import type { Active, Over } from '@dnd-kit/core'
import { expect, it } from 'vitest'
import { list } from '#messages/admin/list'
import { sortingAnnouncements } from '@/admin/list/SortableRows'
import { buildPost } from '../../support/posts'

const rows = [3, 1, 2].map((id) => buildPost({ id, title: `사진 ${id}` }))
const announcements = sortingAnnouncements(rows)
const rect = { current: { initial: null, translated: null } }
const active: Active = { id: 1, data: { current: {} }, rect }
const over: Over = {
  id: 3,
  rect: { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 },
  disabled: false,
  data: { current: {} },
}

it('announces in Korean which row is moved and its position', () => {
  expect(announcements.onDragStart({ active })).toBe('‘사진 1’ 항목을 들었습니다. 지금 2번째입니다.')
  expect(announcements.onDragOver({ active, over })).toBe('1번째 자리입니다.')
  expect(announcements.onDragOver({ active, over: null })).toBeUndefined()
  expect(announcements.onDragEnd({ active, over })).toBe('‘사진 1’ 항목을 1번째에 놓았습니다.')
  expect(announcements.onDragEnd({ active, over: null })).toBe('제자리에 두었습니다.')
  expect(announcements.onDragCancel({ active, over })).toBe('‘사진 1’ 항목의 이동을 취소했습니다.')
  expect(list.sorting.instructions).toMatch(/스페이스 키.*화살표.*Esc/)
})
