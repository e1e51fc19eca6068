import { CARD } from '../canvas.ts'
import type { Design } from '../drawing.ts'
import { sizeOf, svgLayer } from '../pictures.ts'
import { color } from '../tokens.ts'
import { heading, KOREAN, logoAtRight } from './heading.tsx'
import { book } from './novel.tsx'

const BOOK_HEIGHT = 262
const BOARD = 566

/** Reading: books side by side on their board. */
export const shelfCard: Design<'shelf'> = async (spec, tools) => {
  const ink = color('reading-text')
  const covers = (await Promise.all(spec.covers.map(tools.picture))).filter((cover) => cover !== null)
  let left = 200
  const books: string[] = []
  for (const cover of covers) {
    const size = await sizeOf(cover)
    const width = Math.round((BOOK_HEIGHT * size.width) / size.height)
    books.push(await book(cover, { left, top: BOARD - BOOK_HEIGHT, width }, 0))
    left += width + 40
  }
  const words = {
    title: spec.title,
    line: spec.line,
    face: KOREAN,
    size: 112,
    ink,
    muted: color('reading-muted'),
  }
  return {
    ground: color('reading-bg'),
    layers: [
      svgLayer(`${books.join('')}<rect y="${BOARD}" width="${CARD.width}" height="14" fill="#b98f5a"/><rect y="${BOARD + 14}" width="${CARD.width}" height="5" fill="#94683a"/>
        ${logoAtRight(56, ink)}`),
      { input: await heading(tools, words), left: 0, top: 0 },
    ],
  }
}
