import { describe, expect, it } from 'vitest'
import { filmStrips, type Strip } from '@/features/photos/wall/filmStrips'

const options = { width: 1440, height: 330, gap: 14, overhang: 80 }
const ratios = Array.from({ length: 60 }, (_, index) => [1.5, 2 / 3, 1, 1.5, 0.8][(index * 7) % 5] ?? 1)

/** Visible shares (0–1) of the first and last frame. */
function visibleEnds({ frames, offset, length }: Strip) {
  const first = frames[0]?.width ?? 0
  const last = frames.at(-1)?.width ?? 0
  return [(first - offset) / first, (last - (length - offset - options.width)) / last]
}

describe('film strips', () => {
  it('makes every full strip overflow on both sides', () => {
    for (const strip of filmStrips(ratios, options).slice(0, -1)) {
      expect(strip.offset).toBeGreaterThan(0)
      expect(strip.length - strip.offset).toBeGreaterThan(options.width)
    }
  })

  it('cuts the first and last frame by the same share', () => {
    for (const strip of filmStrips(ratios, options).slice(0, -1)) {
      const [head = 0, tail = 0] = visibleEnds(strip)
      expect(Math.abs(head - tail)).toBeLessThan(0.02)
      expect(head).toBeGreaterThan(0.2)
    }
  })

  it('keeps frames uncropped, in order, with one height and even gaps', () => {
    let next = 0
    for (const { first, frames, height } of filmStrips(ratios, options)) {
      expect(first).toBe(next)
      expect(height).toBe(330)
      frames.forEach((frame, position) => {
        const before = frames[position - 1]
        expect(frame.width).toBe(Math.round((ratios[first + position] ?? 0) * 330))
        expect(frame.x).toBe(before ? before.x + before.width + 14 : 0)
      })
      next += frames.length
    }
    expect(next).toBe(ratios.length)
  })

  it('starts a short last strip at the left', () => {
    expect(filmStrips([1.5, 1.5], options)).toMatchObject([{ first: 0, offset: 0, length: 1004 }])
  })

  it('fills only a short last strip with blank frames', () => {
    const blanksOf = (...all: number[]) => filmStrips(all, options).map(({ blanks }) => blanks)
    expect(blanksOf(1.5, 1.5)).toEqual([1])
    expect(blanksOf(2 / 3)).toEqual([3])
    expect(blanksOf(1.5, 1.5, 1.5, 1.5, 1)).toEqual([0, 3])
    // As long as the window, but without the overhang.
    expect(blanksOf(1.5, 1.5, 1.4)).toEqual([0])
  })

  it('changes only the last strip when photos are appended', () => {
    const before = filmStrips(ratios.slice(0, 24), options)
    expect(filmStrips(ratios, options).slice(0, before.length - 1)).toEqual(before.slice(0, -1))
  })

  it('centres a single long panorama', () => {
    expect(filmStrips([6], options)).toMatchObject([{ offset: (6 * 330 - 1440) / 2 }])
  })

  it('returns no strips for a window without width', () => {
    expect(filmStrips(ratios, { ...options, width: 0 })).toEqual([])
  })
})
