import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RECEIPTS_STORAGE_KEY } from '@/config/constants'
import {
  keepReceipt,
  type KeptReceipt,
  listReceipts,
  removeReceipt,
  useReceipts,
  useReceiptsPersist,
} from '@/inquiries/receiptStorage'

const receipt = (letter: string, day: number): KeptReceipt => ({
  token: letter.repeat(40),
  kind: 'commission',
  commission: { title: '책 표지', thumbnail: null },
  sentAt: `2026-11-${day}T05:32:00.000Z`,
})
const [older, newer] = [receipt('a', 28), receipt('b', 29)]

const silence = () => vi.spyOn(console, 'warn').mockImplementation(() => {})
let warn: ReturnType<typeof silence>
beforeEach(() => {
  warn = silence()
})

test('keeps receipts once each, newest first', () => {
  expect(keepReceipt(newer)).toBe(true)
  keepReceipt(older)
  keepReceipt(newer)
  expect(listReceipts()).toEqual([newer, older])
  removeReceipt(newer.token)
  expect(listReceipts()).toEqual([older])
})

test('shows receipts as they are kept and removed, also by another tab', () => {
  const { result } = renderHook(useReceipts)
  expect(result.current).toEqual([])
  act(() => void keepReceipt(older))
  expect(result.current).toEqual([older])
  localStorage.setItem(RECEIPTS_STORAGE_KEY, JSON.stringify([newer]))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(result.current).toEqual([newer])
})

test('drops what is no receipt, and does not log the stored text', () => {
  const odd = [null, 'text', { ...older, token: 'short' }, { ...older, sentAt: 'once' }, newer]
  localStorage.setItem(RECEIPTS_STORAGE_KEY, JSON.stringify(odd))
  expect(listReceipts()).toEqual([newer])
  localStorage.setItem(RECEIPTS_STORAGE_KEY, `[{"token":"${older.token}`)
  expect(listReceipts()).toEqual([])
  expect(JSON.stringify(warn.mock.calls)).not.toContain(older.token.slice(0, 8))
  expect(keepReceipt(newer)).toBe(true)
  expect(listReceipts()).toEqual([newer])
})

test('says when storage is full, and keeps the receipt until the page is closed', () => {
  const { result } = renderHook(useReceiptsPersist)
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('quota exceeded', 'QuotaExceededError')
  })
  act(() => expect(keepReceipt(newer)).toBe(false))
  expect(result.current).toBe(false)
  expect(listReceipts()).toEqual([newer])
  write.mockRestore()
  act(() => expect(removeReceipt(newer.token)).toBe(true))
  expect(result.current).toBe(true)
})
