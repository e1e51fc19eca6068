import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { BookShelf } from '@/features/series/novel/BookShelf'
import { ContestStory } from '@/features/series/novel/ContestStory'
import { FantasyStory } from '@/features/series/novel/FantasyStory'
import { MorePage } from '@/features/series/novel/MorePage'
import type { StoryProps } from '@/features/series/novel/storyProps'
import { stubMatchMedia } from '../../support/mediaQuery'
import { fillChapterQueries, sampleChapters } from '../../support/serials'

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
  const Book = ({ reader }: StoryProps) => (
    <a
      id="read-more-contest-1"
      href="?chapter=1"
      onClick={(event) => (event.preventDefault(), reader.rememberScroll())}
    >
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

it.each(['book', 'contest', 'fantasy'])('lists all chapters of the story in the tab %s', async (tab) => {
  stubMatchMedia()
  const [first] = sampleChapters.filter(({ meta }) => meta.novel === `more-${tab}`)
  if (!first) throw new Error('The sample has no such story.')
  const second = { ...first, id: 999, title: '그다음 장', meta: { ...first.meta, number: 2 } }
  fillChapterQueries([...sampleChapters, second])
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={[`/novel/More?tab=${tab}`]}>
          <MorePage
            layouts={{ shelf: BookShelf, contest: ContestStory, fantasy: FantasyStory }}
            onShare={() => {}}
          />
        </MemoryRouter>,
      ),
  )
  expect(screen.getByRole('heading', { name: '차례' })).toBeInTheDocument()
  const links = screen.getAllByRole('link', { name: /^\d장/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(`^1장 ${first.title} \\d+분$`), `/novel/More?tab=${tab}&chapter=1`],
    [expect.stringMatching(/^2장 그다음 장 \d+분$/), `/novel/More?tab=${tab}&chapter=2`],
  ])
})
