import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useHistoryParam } from '@/ui/useHistoryParam'

const at = (address: string) => (props: { children: ReactNode }) => (
  <MemoryRouter initialEntries={[address]} {...props} />
)
const useQ = () => ({ ...useHistoryParam('q'), search: useLocation().search })

test('what is typed last does not open again what is closing', () => {
  const { result } = renderHook(useQ, { wrapper: at('/fanart/Fanart?q=a') })
  act(() => {
    result.current.close()
    result.current.turn('ab')
  })
  expect(result.current).toMatchObject({ value: null, search: '' })
})

test('it turns to another value, and can be opened and closed again', () => {
  const { result } = renderHook(useQ, { wrapper: at('/fanart/Fanart') })
  act(() => result.current.open('a'))
  act(() => result.current.turn('ab'))
  expect(result.current.value).toBe('ab')
  act(() => result.current.close())
  expect(result.current.value).toBeNull()
  act(() => result.current.open('c'))
  act(() => result.current.turn('cd'))
  expect(result.current.value).toBe('cd')
})
