import { describe, expect, it } from 'vitest'
import { filmStrips, type Strip } from '@/features/photos/wall/filmStrips'

const options = { width: 1440, height: 330, gap: 14, overhang: 80 }
const ratios = Array.from({ length: 60 }, (_, index) => [1.5, 2 / 3, 1, 1.5, 0.8][(index * 7) % 5] ?? 1)

/** Px of the end frames that are in the window. */
function visibleEnds({ frames, cut, length }: Strip) {
  const first = frames[0]?.width ?? 0
  const last = frames.at(-1)?.width ?? 0
  return [(first - cut) / first, (last - (length - cut - options.width)) / last]
}

describe('film strips', () => {
  it('runs every full strip off both sides', () => {
    for (const strip of filmStrips(ratios, options).slice(0, -1)) {
      expect(strip.cut).toBeGreaterThan(0)
      expect(strip.length - strip.cut).toBeGreaterThan(options.width)
    }
  })

  it('hides no frame: both ends keep the same good part of themselves', () => {
    for (const strip of filmStrips(ratios, options).slice(0, -1)) {
      const [head = 0, tail = 0] = visibleEnds(strip)
      expect(Math.abs(head - tail)).toBeLessThan(0.02)
      expect(head).toBeGreaterThan(0.2)
    }
  })

  it('keeps frames whole, of one height, in order and evenly apart', () => {
    let next = 0
    for (const { first, frames, height } of filmStrips(ratios, options)) {
      expect(first).toBe(next)
      expect(height).toBe(330)
      frames.forEach((frame, place) => {
        const before = frames[place - 1]
        expect(frame.width).toBe(Math.round((ratios[first + place] ?? 0) * 330))
        expect(frame.x).toBe(before ? before.x + before.width + 14 : 0)
      })
      next += frames.length
    }
    expect(next).toBe(ratios.length)
  })

  it('starts a short last strip at the left', () => {
    expect(filmStrips([1.5, 1.5], options)).toMatchObject([{ first: 0, cut: 0, length: 1004 }])
  })

  it('goes on to the window’s edge over frames without a photograph, on a short last strip alone', () => {
    const blanksOf = (...all: number[]) => filmStrips(all, options).map(({ blanks }) => blanks)
    expect(blanksOf(1.5, 1.5)).toEqual([1])
    expect(blanksOf(2 / 3)).toEqual([3])
    expect(blanksOf(1.5, 1.5, 1.5, 1.5, 1)).toEqual([0, 3])
    // As long as the window, though not over both its edges.
    expect(blanksOf(1.5, 1.5, 1.4)).toEqual([0])
  })

  it('changes the last strip alone when photos are added', () => {
    const before = filmStrips(ratios.slice(0, 24), options)
    expect(filmStrips(ratios, options).slice(0, before.length - 1)).toEqual(before.slice(0, -1))
  })

  it('shows one long panorama in its middle', () => {
    expect(filmStrips([6], options)).toMatchObject([{ cut: (6 * 330 - 1440) / 2 }])
  })

  it('has no strips in a window without width', () => {
    expect(filmStrips(ratios, { ...options, width: 0 })).toEqual([])
  })
})
