import { expect, test } from 'vitest'
import { titleFromFileName } from '@/admin/upload/titleFromFileName'

test.each([
  ['유월의_옥상.jpg', '유월의 옥상'],
  ['유월의 옥상.jpeg'.normalize('NFD'), '유월의 옥상'],
  ['DSC04127.JPG', 'DSC04127'],
  ['.webp', '제목 없음'],
  [`${'가'.repeat(130)}.jpg`, '가'.repeat(120)],
])('%s', (name, title) => {
  expect(titleFromFileName(name)).toBe(title)
})
