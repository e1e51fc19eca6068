import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rights } from '@content/rights'
import { MachineSignals } from '@/features/rights/MachineSignals'
import { RightsPage } from '@/features/rights/RightsPage'

vi.mock(import('@content/rights'), async (load) => ({ rights: { ...(await load()).rights } }))

const sample = { ...rights }
const set = (changes: Partial<typeof rights>) => Object.assign(rights, sample, changes)
beforeEach(() => void set({ collections: {} }))

const row = (name: RegExp) => within(screen.getByRole('row', { name }))

test('says in words what may be done, and where to ask', () => {
  render(<RightsPage />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    '마음껏 보셔도 됩니다. 쓰실 때는 먼저 물어 주세요.',
  )
  expect(screen.getAllByRole('rowheader')).toHaveLength(rights.permissions.length)
  expect(row(/^혼자 보려고 저장하기/).getByText('됩니다')).toBeInTheDocument()
  expect(row(/^기계 학습에 쓰기/).getByText('안 됩니다')).toBeInTheDocument()
  const ask = row(/^상품, 광고, 출판/).getByRole('link', { name: '먼저 묻기' })
  expect(ask).toHaveAttribute('href', '/about/Inquiry')
  expect(screen.getByRole('link', { name: '문의' })).toHaveAttribute('href', '/about/Inquiry')
})

test('says the same to machines, and that this is a request', () => {
  render(<MachineSignals />)
  expect(screen.getByText(/부탁이지 자물쇠가 아닙니다/)).toBeInTheDocument()
  expect(screen.getByText('search=yes, ai-input=yes, ai-train=no')).toBeInTheDocument()
  expect(screen.getByText('검색 허용, 답변 인용 허용, 학습 거절')).toBeInTheDocument()
  expect(screen.getByText('1, 정책은 이 쪽입니다')).toBeInTheDocument()
})

test('shows another licence, and the collections with their own terms', () => {
  const url = 'https://creativecommons.org/licenses/by/4.0/'
  set({
    license: url,
    ai: { search: true, input: false, train: true },
    collections: { a7c2: { license: 'reserved', train: false } },
  })
  render(<RightsPage />)
  const links = screen.getAllByRole('link', { name: 'CC BY 4.0' })
  for (const link of links) expect(link).toHaveAttribute('href', url)
  expect(links.length).toBeGreaterThan(0)
  expect(row(/^사진은 다릅니다/).getByText('학습은 안 됩니다')).toBeInTheDocument()
  expect(screen.getByText('search=yes, ai-input=no, ai-train=yes')).toBeInTheDocument()
})
