import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { parsePosts } from '@/posts/post'
import { x100vi } from '../../support/galleries'
import { FilmFrame } from '@/features/photos/wall/FilmFrame'
import { narrowOn } from '@/features/photos/wall/filmStrips'

function renderFrame(picked: boolean, [width, height]: [number, number] = [2400, 1600]) {
  const [photo] = parsePosts(x100vi, [{ id: 7, title: '안개', created_at: '2026-10-03', width, height }])
  if (!photo) throw new Error('The row is invalid.')
  const layout = { index: 3, total: 40, row: 1, width: 495, height: 330, ssr: undefined }
  render(<FilmFrame collection={x100vi} photo={photo} picked={picked} {...layout} />, {
    wrapper: MemoryRouter,
  })
  return screen.getByRole('listitem')
}

const pencil = (frame: HTMLElement) => frame.querySelectorAll('svg').length

it('draws the grease pencil on the picked frame', () => {
  expect(pencil(renderFrame(true))).toBe(2)
})

it.each(['focus', 'pointerEnter'] as const)('draws the grease pencil on %s', (event) => {
  const frame = renderFrame(false)
  expect(pencil(frame)).toBe(0)
  fireEvent[event](screen.getByRole('link', { name: '안개' }))
  expect(pencil(frame)).toBe(2)
})

it('marks narrow frames, which show only their number', () => {
  expect(renderFrame(false, [1600, 2400])).toHaveAttribute('data-narrow', 'phone')
  expect([0.5, 0.606, 0.607, 1, 1.05, 1.06, 1.5].map(narrowOn)).toEqual([
    'all',
    'all',
    'phone',
    'phone',
    'phone',
    undefined,
    undefined,
  ])
})
