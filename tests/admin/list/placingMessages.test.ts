import type { Active, Over } from '@dnd-kit/core'
import { expect, it } from 'vitest'
import { announcementsOf, placingInstructions } from '@/admin/list/PlaceableRows'
import { postOf } from '../../support/posts'

const rows = [3, 1, 2].map((id) => postOf({ id, title: `사진 ${id}` }))
const said = announcementsOf(rows)
const rect = { current: { initial: null, translated: null } }
const active: Active = { id: 1, data: { current: {} }, rect }
const over: Over = {
  id: 3,
  rect: { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 },
  disabled: false,
  data: { current: {} },
}

it('says in Korean which row is moved, and where to', () => {
  expect(said.onDragStart({ active })).toBe('‘사진 1’ 항목을 들었습니다. 지금 2번째입니다.')
  expect(said.onDragOver({ active, over })).toBe('1번째 자리입니다.')
  expect(said.onDragOver({ active, over: null })).toBeUndefined()
  expect(said.onDragEnd({ active, over })).toBe('‘사진 1’ 항목을 1번째에 놓았습니다.')
  expect(said.onDragEnd({ active, over: null })).toBe('제자리에 두었습니다.')
  expect(said.onDragCancel({ active, over })).toBe('‘사진 1’ 항목의 이동을 취소했습니다.')
  expect(placingInstructions.draggable).toMatch(/스페이스 키.*화살표.*Esc/)
})
