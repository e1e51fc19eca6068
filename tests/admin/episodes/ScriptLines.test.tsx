import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ScriptLines } from '@/admin/episodes/ScriptLines'
import type { CutEntry } from '@/admin/upload/cutEntries'

const cut: CutEntry = {
  image: '/storage/v1/object/public/media/a.webp',
  width: 720,
  height: 400,
  script: [{ kind: 'thought', who: '한해', text: '비 예보는 없었다.' }],
}

function Script() {
  const [current, setCurrent] = useState(cut)
  return (
    <ScriptLines cut={current} castId="cast" onChange={(change) => setCurrent(change)}>
      {null}
    </ScriptLines>
  )
}

const line = (number: number) => screen.getByLabelText(`대본 ${number}`)
const lines = () => screen.queryAllByRole('listitem')

it('adds a line of the same kind and speaker on Enter, and removes an empty one on Backspace', () => {
  render(<Script />)
  fireEvent.keyDown(line(1), { key: 'Enter' })
  expect(line(2)).toHaveFocus()
  expect(screen.getByLabelText('대본 2 종류')).toHaveValue('thought')
  expect(screen.getByLabelText('대본 2 인물')).toHaveValue('한해')
  fireEvent.keyDown(line(2), { key: 'Backspace' })
  expect(lines()).toHaveLength(1)
  expect(line(1)).toHaveFocus()
  // A line with a text stays.
  fireEvent.keyDown(line(1), { key: 'Backspace' })
  expect(lines()).toHaveLength(1)
})

it('moves from the speaker to the words on Enter, instead of submitting the form', () => {
  render(<Script />)
  const speaker = screen.getByLabelText('대본 1 인물')
  const composed = createEvent.keyDown(speaker, { key: 'Enter', isComposing: true })
  fireEvent(speaker, composed)
  expect(composed.defaultPrevented).toBe(false)
  const event = createEvent.keyDown(speaker, { key: 'Enter' })
  fireEvent(speaker, event)
  expect(event.defaultPrevented).toBe(true)
  expect(line(1)).toHaveFocus()
})

it('leaves Enter and Backspace to an input method that is composing', () => {
  render(<Script />)
  for (const key of ['Enter', 'Backspace'] as const) {
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = createEvent.keyDown(line(1), { key, ...composing })
      fireEvent(line(1), event)
      expect(event.defaultPrevented).toBe(false)
    }
  }
  expect(lines()).toHaveLength(1)
})

it('has a speaker only for speech and thoughts', () => {
  render(<Script />)
  fireEvent.change(screen.getByLabelText('대본 1 종류'), { target: { value: 'sound' } })
  expect(screen.queryByLabelText('대본 1 인물')).toBeNull()
  fireEvent.click(screen.getByText('대본 한 줄'))
  expect(line(2)).toHaveFocus()
  expect(screen.getByLabelText('대본 2 종류')).toHaveValue('sound')
})
