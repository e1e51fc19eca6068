import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MorePage } from '@/features/series/novel/MorePage'
import { stubMatchMedia } from '../../support/mediaQuery'

const Story = ({ novel }: { novel: { title: string } }) => <p>{novel.title}</p>

it('shows the first panel without an animation, and animates a selected one', async () => {
  stubMatchMedia()
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={['/novel/More']}>
          <MorePage layouts={{ shelf: Story, contest: Story, fantasy: Story }} onShare={() => {}} />
        </MemoryRouter>,
      ),
  )
  expect(screen.getByRole('tabpanel', { name: '단행본' })).toHaveAttribute('data-chosen', 'false')
  await userEvent.click(screen.getByRole('tab', { name: '공모전' }))
  expect(screen.getByRole('tabpanel', { name: '공모전' })).toHaveAttribute('data-chosen', 'true')
})

it('keeps the scroll position when a tab is selected after a chapter was opened in another window', async () => {
  stubMatchMedia()
  const Book = ({ onRead }: { onRead: () => void }) => (
    <a id="read-more-contest-1" href="?chapter=1" onClick={(event) => (event.preventDefault(), onRead())}>
      읽기
    </a>
  )
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={['/novel/More']}>
          <MorePage layouts={{ shelf: Book, contest: Book, fantasy: Book }} onShare={() => {}} />
        </MemoryRouter>,
      ),
  )
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  await userEvent.click(screen.getByRole('link', { name: '읽기' }))
  await userEvent.click(screen.getByRole('tab', { name: '공모전' }))
  expect(screen.getByRole('tab', { name: '공모전' })).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
})
