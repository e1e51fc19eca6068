import { describe, expect, it } from 'vitest'
import { publishGateMessage } from '@/admin/components/publishGateMessage'

describe('publishGateMessage', () => {
  it.each([
    [['title'], '제목이 있어야 게시할 수 있습니다.'],
    [['alt'], '대체 텍스트가 있어야 게시할 수 있습니다.'],
    [['title', 'image'], '제목과 사진이 있어야 게시할 수 있습니다.'],
    [['alt', 'image', 'title'], '제목, 사진, 대체 텍스트가 있어야 게시할 수 있습니다.'],
  ])('names the missing fields %j', (missing, message) => {
    expect(publishGateMessage(Object.fromEntries(missing.map((name) => [name, '…'])))).toBe(message)
  })

  it('returns null when nothing is missing', () => {
    expect(publishGateMessage({})).toBeNull()
  })
})
