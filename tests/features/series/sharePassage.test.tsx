import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildPost } from '../../support/posts'
import { novelOf } from '../../support/stories'
import type { PassageToShare } from '@/features/series/reader/passageToShare'
import { SharePassage } from '@/features/series/reader/SharePassage'

const onShare = vi.fn<(passage: PassageToShare) => void>()

const post = { ...buildPost(), meta: { novel: 'tls', number: 1 } }

function Chapter() {
  const article = useRef<HTMLElement>(null)
  return (
    <MemoryRouter>
      <article ref={article}>
        <p>우산은 하나였다.</p>
      </article>
      <SharePassage article={article} novel={novelOf('tls')} post={post} onShare={onShare} />
    </MemoryRouter>
  )
}

/** Selects this many characters. The component reacts in the next frame. */
function select(length: number) {
  const words = screen.getByText('우산은 하나였다.').firstChild
  if (words) document.getSelection()?.setBaseAndExtent(words, 0, words, length)
}

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect(20, 10, 300, 30)
})
afterEach(() => {
  document.getSelection()?.removeAllRanges()
  vi.useRealTimers()
})

it('shares the selection at the time of the click, even if it has grown since the button appeared', async () => {
  render(<Chapter />)
  select(8)
  document.dispatchEvent(new Event('selectionchange'))
  await act(() => vi.advanceTimersByTimeAsync(50))
  const button = screen.getByRole('button', { name: '문장 나누기' })
  select(9)
  fireEvent.click(button)
  expect(onShare).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '우산은 하나였다.' }))
})
