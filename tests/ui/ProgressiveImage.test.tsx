import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { DEFAULT_IMAGE } from '@/ui/useImageSource'
import { averageColor, blurUrl } from '@/ui/thumbHash'

const hash = 'JwgOBQAGV3p4OIiYeIaIdwd5AQAA'
const sources = [
  { src: 'https://db.example.com/render/1.webp', srcSet: 'https://db.example.com/render/1.webp 640w' },
  { src: 'https://db.example.com/object/1.webp' },
]
const image = () => screen.getByRole('img', { name: '안개 숲' })

describe('ProgressiveImage', () => {
  it('falls back from the rendition to the original and then to the default image', () => {
    render(<ProgressiveImage sources={sources} sizes="300px" alt="안개 숲" width={1600} height={2400} />)
    expect(image()).toHaveAttribute('srcset', sources[0]?.srcSet)
    expect(image()).toHaveAttribute('sizes', '300px')
    fireEvent.error(image())
    expect(image()).toHaveAttribute('src', 'https://db.example.com/object/1.webp')
    expect(image()).not.toHaveAttribute('srcset')
    fireEvent.error(image())
    expect(image()).toHaveAttribute('src', DEFAULT_IMAGE)
    fireEvent.error(image())
    fireEvent.error(image())
    expect(image()).toHaveAttribute('src', DEFAULT_IMAGE)
    expect(image().parentElement).toHaveAttribute('data-state', 'missing')
  })

  it('offers AVIF to browsers that read it, and reports the file that is shown', () => {
    const onShow = vi.fn<(src: string) => void>()
    const copy = {
      src: '/media/1-480.webp',
      srcSet: '/media/1-480.webp 480w',
      avif: '/media/1-480.avif 480w',
    }
    render(<ProgressiveImage sources={[copy, ...sources]} sizes="300px" alt="안개 숲" onShow={onShow} />)
    const avif = image().closest('picture')?.querySelector('source')
    expect(avif).toHaveAttribute('srcset', copy.avif)
    expect(avif).toHaveAttribute('sizes', '300px')
    expect(image()).toHaveAttribute('srcset', copy.srcSet)
    fireEvent.load(image())
    expect(onShow).toHaveBeenCalledWith(expect.stringContaining(copy.src))
    fireEvent.error(image())
    expect(image().closest('picture')).toBeNull()
    expect(image()).toHaveAttribute('src', sources[0]?.src)
  })

  it('shows the default image if there are no sources', () => {
    render(<ProgressiveImage sources={[]} alt="안개 숲" />)
    expect(image()).toHaveAttribute('src', DEFAULT_IMAGE)
  })

  it('reserves its space and shows its average colour before it has loaded', () => {
    render(<ProgressiveImage sources={sources} alt="안개 숲" width={1600} height={2400} placeholder={hash} />)
    expect(image()).toHaveAttribute('width', '1600')
    expect(image()).toHaveAttribute('height', '2400')
    expect(image().parentElement).toHaveStyle({ aspectRatio: '1600 / 2400' })
    expect(image().parentElement?.style.backgroundColor).toMatch(/^rgb/)
    expect(image().parentElement).toHaveAttribute('data-state', 'loading')
    fireEvent.load(image())
    expect(image().parentElement).toHaveAttribute('data-state', 'loaded')
  })

  it('loads lazily unless it has priority', () => {
    const { rerender } = render(<ProgressiveImage sources={sources} alt="안개 숲" />)
    expect(image()).toHaveAttribute('loading', 'lazy')
    rerender(<ProgressiveImage sources={sources} alt="안개 숲" priority />)
    expect(image()).toHaveAttribute('loading', 'eager')
  })

  it('resets its error state for another picture', () => {
    const { rerender } = render(<ProgressiveImage sources={sources} alt="안개 숲" />)
    fireEvent.error(image())
    fireEvent.error(image())
    rerender(<ProgressiveImage sources={[{ src: 'https://db.example.com/object/2.webp' }]} alt="안개 숲" />)
    expect(image()).toHaveAttribute('src', 'https://db.example.com/object/2.webp')
  })

  it('skips the fade for a picture shown before in any size, but not for another rendition', () => {
    const rendition = (quality: number, widths: number[]) => {
      const srcOf = (width: number) =>
        `https://db.example.com/render/3.webp?width=${width}&quality=${quality}`
      const srcSet = widths.map((width) => `${srcOf(width)} ${width}w`).join(', ')
      return [{ src: srcOf(widths.at(-1) ?? 0), srcSet, isRendition: true }]
    }
    const first = render(<ProgressiveImage sources={rendition(50, [320, 480, 640])} alt="안개 숲" />)
    expect(image()).not.toHaveClass('noFade')
    fireEvent.load(image())
    first.unmount()
    const again = render(<ProgressiveImage sources={rendition(50, [320, 480])} alt="안개 숲" />)
    expect(image()).toHaveClass('noFade')
    again.unmount()
    render(<ProgressiveImage sources={rendition(82, [320, 480])} alt="안개 숲" />)
    expect(image()).not.toHaveClass('noFade')
  })
})

describe('ThumbHash', () => {
  it('has an average colour and a blur', () => {
    expect(averageColor(hash)).toMatch(/^rgb\(\d+ \d+ \d+\)$/)
    expect(blurUrl(hash)).toMatch(/^data:image\/png;base64,/)
  })
})
