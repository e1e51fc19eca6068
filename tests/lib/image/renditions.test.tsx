import { fireEvent, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const sourcesOf = (name: string) => [
  { src: `https://db.example.com/render/${name}`, isRendition: true },
  { src: `https://db.example.com/object/${name}` },
]

describe('a storage without image transforms', () => {
  beforeEach(() => {
    vi.resetModules()
    sessionStorage.clear()
  })

  /** Pictures that ask for renditions, as images by their alternative texts. */
  async function show(...names: string[]) {
    const { ProgressiveImage } = await import('@/ui/ProgressiveImage')
    const view = render(
      names.map((name) => <ProgressiveImage key={name} sources={sourcesOf(name)} alt={name} />),
    )
    return (name: string) => view.getByRole('img', { name })
  }

  it('is told by the first rendition that fails: all others go to what is stored, now and later', async () => {
    const image = await show('a.webp', 'b.webp')
    fireEvent.error(image('a.webp'))
    expect(image('b.webp')).toHaveAttribute('src', 'https://db.example.com/object/b.webp')
    fireEvent.load(image('a.webp'))
    const later = await show('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/object/c.webp')
    fireEvent.error(image('b.webp'))
    const last = await show('d.webp')
    expect(last('d.webp')).toHaveAttribute('src', 'https://db.example.com/object/d.webp')
  })

  it('is remembered by the next document of the visit', async () => {
    const image = await show('a.webp')
    fireEvent.error(image('a.webp'))
    fireEvent.load(image('a.webp'))
    vi.resetModules()
    const later = await show('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/object/c.webp')
  })

  it('is not told by a picture that is gone altogether', async () => {
    const image = await show('gone.webp')
    fireEvent.error(image('gone.webp'))
    fireEvent.error(image('gone.webp'))
    const later = await show('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/render/c.webp')
  })

  it('is none where a rendition has come', async () => {
    const image = await show('a.webp', 'b.webp')
    fireEvent.load(image('a.webp'))
    fireEvent.error(image('b.webp'))
    const later = await show('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/render/c.webp')
  })
})
