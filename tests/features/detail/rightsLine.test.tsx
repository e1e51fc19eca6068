import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RightsLine } from '@/features/detail/RightsLine'
import { fanart } from '@/posts/collections'
import { buildPost } from '../../support/posts'

const show = (meta: object) => {
  const post = { ...buildPost({ publishedAt: '2024-12-31T16:00:00Z' }), meta }
  render(
    <MemoryRouter>
      <RightsLine collection={fanart} post={post} />
    </MemoryRouter>,
  )
  return screen.getByText(/^©/)
}

test('names the author and the year in Korea, and links to the page of rights', () => {
  expect(show({})).toHaveTextContent('© 2025 한여백 · 권리')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/about/Rights')
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'license')
})

test('links to the licence of a post that has one', () => {
  const url = 'https://creativecommons.org/licenses/by-nc/4.0/'
  expect(show({ rights: { license: url } })).toHaveTextContent('· CC BY-NC 4.0')
  expect(screen.getByRole('link')).toHaveAttribute('href', url)
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'license')
})
