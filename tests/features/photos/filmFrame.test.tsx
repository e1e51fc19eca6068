import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { toPosts } from '@/posts/post'
import { x100vi } from '@/posts/registry'
import { narrowOn } from '@/features/photos/wall/film'
import { FilmFrame } from '@/features/photos/wall/FilmFrame'

function renderFrame(picked: boolean, [width, height]: [number, number] = [2400, 1600]) {
  const [photo] = toPosts(x100vi, [{ id: 7, title: '안개', created_at: '2026-10-03', width, height }])
  if (!photo) throw new Error('The row makes no sense.')
  const place = { index: 3, total: 40, row: 1, width: 495, height: 330, still: undefined }
  render(<FilmFrame collection={x100vi} photo={photo} picked={picked} {...place} />, {
    wrapper: MemoryRouter,
  })
  return screen.getByRole('listitem')
}

const pencil = (frame: HTMLElement) => frame.querySelectorAll('svg').length

it('draws the grease pencil on the chosen frame', () => {
  expect(pencil(renderFrame(true))).toBe(2)
})

it.each(['focus', 'pointerEnter'] as const)('brings the grease pencil to a frame with the %s', (look) => {
  const frame = renderFrame(false)
  expect(pencil(frame)).toBe(0)
  fireEvent[look](screen.getByRole('link', { name: '안개' }))
  expect(pencil(frame)).toBe(2)
})

it('leaves the words beside a narrow frame to its number', () => {
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
