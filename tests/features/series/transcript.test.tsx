import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { webtoonOf } from '../../support/stories'
import { Transcript } from '@/features/series/transcript/Transcript'
import { TranscriptMarkers } from '@/features/series/transcript/TranscriptMarkers'
import { useTranscript } from '@/features/series/transcript/useTranscript'
import '@content/series/tls/transcripts'

function Example() {
  const [index, setIndex] = useState(0)
  const drawing = webtoonOf('tls').gallery[index]
  const transcript = useTranscript('tls', drawing?.slug ?? '')
  return (
    <>
      <button type="button" onClick={transcript.toggle}>
        열기
      </button>
      <button type="button" onClick={() => setIndex(index + 1)}>
        다음
      </button>
      <output>{transcript.lines.length}</output>
      {drawing && transcript.open && <TranscriptMarkers drawing={drawing} transcript={transcript} />}
      {transcript.open && <Transcript transcript={transcript} />}
    </>
  )
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.scrollTo = () => {}
})

async function open() {
  render(<Example />)
  const user = userEvent.setup()
  await screen.findByText('5')
  await user.click(screen.getByText('열기'))
  return { user, region: screen.getByRole('complementary', { name: '대본' }) }
}

it('lists what is seen, said and heard', async () => {
  const { region } = await open()
  const lines = Array.from(region.querySelectorAll('[data-line]'))
  expect(lines.map((line) => line.getAttribute('data-line'))).toEqual([
    'scene',
    'speech',
    'speech',
    'sound',
    'scene',
  ])
  expect(lines[1]).toHaveTextContent('한해 “일 분 남았다.”')
  expect(lines[3]).toHaveTextContent('소리 댕, 댕, 댕')
})

it('shows numbered markers on the picture that lead to their lines', async () => {
  const { user, region } = await open()
  const mark = screen.getByRole('button', { name: '2번 대사, 한해' })
  await user.click(mark)
  expect(mark).toHaveAttribute('data-current', 'true')
  expect(region.querySelectorAll('[data-current="true"]')).toHaveLength(1)
  expect(mark.getAttribute('aria-controls')).toBe(region.querySelector('[data-current="true"]')?.id)
})

it('moves between lines with ↑ and ↓, except during IME composition', async () => {
  const { region } = await open()
  const [first, second] = Array.from(region.querySelectorAll<HTMLElement>('[data-line]'))
  act(() => first?.focus())
  fireEvent.keyDown(document.activeElement ?? region, { key: 'ArrowDown', isComposing: true })
  expect(first).toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? region, { key: 'ArrowDown' })
  expect(second).toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? region, { key: 'ArrowUp' })
  fireEvent.keyDown(document.activeElement ?? region, { key: 'ArrowUp' })
  expect(first).toHaveFocus()
})

it('stays open for the next picture, and can be closed', async () => {
  const { user } = await open()
  await user.click(screen.getByText('다음'))
  const region = screen.getByRole('complementary', { name: '대본' })
  expect(region).toHaveTextContent('누가 언니인지')
  await user.click(within(region).getByRole('button', { name: '대본 닫기' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})
