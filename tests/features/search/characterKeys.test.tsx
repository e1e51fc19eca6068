import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CharacterKeys } from '@/features/search/SearchPanel'
import { areCharacterKeysEnabled, setCharacterKeysEnabled } from '@/lib/browser/characterKeys'

afterEach(() => setCharacterKeysEnabled(true))

it('lists all single-character shortcuts, and turns them off and on', () => {
  const { unmount } = render(<CharacterKeys />)
  const keys = screen.getByRole('list', { name: '한 글자 단축키' })
  expect(keys).toHaveTextContent('/ 찾기+ − 글자와 사진 크기T 대본[ ] < > 낭독')
  const choice = screen.getByRole('checkbox', { name: '한 글자 단축키 쓰기' })
  expect(choice).toBeChecked()
  fireEvent.click(choice)
  expect(areCharacterKeysEnabled()).toBe(false)
  unmount()
  render(<CharacterKeys />)
  fireEvent.click(screen.getByRole('checkbox', { checked: false }))
  expect(areCharacterKeysEnabled()).toBe(true)
})
