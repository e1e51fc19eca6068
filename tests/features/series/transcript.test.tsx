import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { tls } from '@/content/webtoon/tls'
import { Transcript } from '@/features/series/transcript/Transcript'
import { TranscriptMarks } from '@/features/series/transcript/TranscriptMarks'
import { useTranscript } from '@/features/series/transcript/useTranscript'
import '@/content/transcripts/tls'

function Beside() {
  const [index, setIndex] = useState(0)
  const drawing = tls.gallery[index]
  const script = useTranscript('tls', drawing?.slug ?? '')
  return (
    <>
      <button type="button" onClick={script.toggle}>
        열기
      </button>
      <button type="button" onClick={() => setIndex(index + 1)}>
        다음
      </button>
      <output>{script.lines.length}</output>
      {drawing && script.open && <TranscriptMarks drawing={drawing} script={script} />}
      {script.open && <Transcript script={script} />}
    </>
  )
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.scrollTo = () => {}
})

async function open() {
  render(<Beside />)
  const user = userEvent.setup()
  await screen.findByText('5')
  await user.click(screen.getByText('열기'))
  return { user, region: screen.getByRole('complementary', { name: '대본' }) }
}

it('says line by line what is seen, said and heard', async () => {
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

it('has the same numbers on the picture, which lead to their lines', async () => {
  const { user, region } = await open()
  const mark = screen.getByRole('button', { name: '2번 대사, 한해' })
  await user.click(mark)
  expect(mark).toHaveAttribute('data-current', 'true')
  expect(region.querySelectorAll('[data-current="true"]')).toHaveLength(1)
  expect(mark.getAttribute('aria-controls')).toBe(region.querySelector('[data-current="true"]')?.id)
})

it('is walked through with ↑ and ↓, not while a syllable is being composed', async () => {
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

it('stays open for the next picture, and closes', async () => {
  const { user } = await open()
  await user.click(screen.getByText('다음'))
  const region = screen.getByRole('complementary', { name: '대본' })
  expect(region).toHaveTextContent('누가 언니인지')
  await user.click(within(region).getByRole('button', { name: '대본 닫기' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})
