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

  /** Renders pictures with a rendition as first source. Returns a function that finds an image by its alt text. */
  async function renderImages(...names: string[]) {
    const { ProgressiveImage } = await import('@/ui/ProgressiveImage')
    const view = render(
      names.map((name) => <ProgressiveImage key={name} sources={sourcesOf(name)} alt={name} />),
    )
    return (name: string) => view.getByRole('img', { name })
  }

  it('is detected by the first failed rendition: all pictures then use the stored file', async () => {
    const image = await renderImages('a.webp', 'b.webp')
    fireEvent.error(image('a.webp'))
    expect(image('b.webp')).toHaveAttribute('src', 'https://db.example.com/object/b.webp')
    fireEvent.load(image('a.webp'))
    const later = await renderImages('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/object/c.webp')
    fireEvent.error(image('b.webp'))
    const last = await renderImages('d.webp')
    expect(last('d.webp')).toHaveAttribute('src', 'https://db.example.com/object/d.webp')
  })

  it('is remembered after a reload', async () => {
    const image = await renderImages('a.webp')
    fireEvent.error(image('a.webp'))
    fireEvent.load(image('a.webp'))
    vi.resetModules()
    const later = await renderImages('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/object/c.webp')
  })

  it('is not assumed when the stored file is missing too', async () => {
    const image = await renderImages('gone.webp')
    fireEvent.error(image('gone.webp'))
    fireEvent.error(image('gone.webp'))
    const later = await renderImages('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/render/c.webp')
  })

  it('is not remembered when a copy of the build loads instead: the storage may be away', async () => {
    const { ProgressiveImage } = await import('@/ui/ProgressiveImage')
    const { areRenditionsSupported } = await import('@/lib/image/renditions')
    const copy = {
      src: '/media/a-480.webp',
      srcSet: '/media/a-480.webp 480w',
      avif: '/media/a-480.avif 480w',
    }
    const [rendition = copy, stored = copy] = sourcesOf('a.webp')
    const { getByRole } = render(<ProgressiveImage sources={[rendition, copy, stored]} alt="a" />)
    const image = () => getByRole('img', { name: 'a' })
    fireEvent.error(image())
    expect(image()).toHaveAttribute('src', copy.src)
    fireEvent.load(image())
    expect(areRenditionsSupported()).toBe(false)
    expect(sessionStorage.length).toBe(0)
  })

  it('is not assumed after a rendition has loaded', async () => {
    const image = await renderImages('a.webp', 'b.webp')
    fireEvent.load(image('a.webp'))
    fireEvent.error(image('b.webp'))
    const later = await renderImages('c.webp')
    expect(later('c.webp')).toHaveAttribute('src', 'https://db.example.com/render/c.webp')
  })
})
