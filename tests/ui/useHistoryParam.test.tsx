import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useHistoryParam } from '@/ui/useHistoryParam'

const wrapperAt = (address: string) => (props: { children: ReactNode }) => (
  <MemoryRouter initialEntries={[address]} {...props} />
)
const useQ = () => ({ ...useHistoryParam('q'), search: useLocation().search })

test('ignores a replacement while it is closing', () => {
  const { result } = renderHook(useQ, { wrapper: wrapperAt('/fanart/Fanart?q=a') })
  act(() => {
    result.current.close()
    result.current.replace('ab')
  })
  expect(result.current).toMatchObject({ value: null, search: '' })
})

test('replaces its value, and can be opened again after closing', () => {
  const { result } = renderHook(useQ, { wrapper: wrapperAt('/fanart/Fanart') })
  act(() => result.current.open('a'))
  act(() => result.current.replace('ab'))
  expect(result.current.value).toBe('ab')
  act(() => result.current.close())
  expect(result.current.value).toBeNull()
  act(() => result.current.open('c'))
  act(() => result.current.replace('cd'))
  expect(result.current.value).toBe('cd')
})
