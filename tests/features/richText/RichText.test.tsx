import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseRichText } from '@/posts/parseRichText'
import { RichText } from '@/features/richText/RichText'

const text = (content: string, ...marks: object[]) => ({ type: 'text', text: content, marks })
const heading = (level: number, content: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(content)],
})

function show(...content: object[]) {
  const document = parseRichText({ type: 'doc', content })
  if (!document) throw new Error('The content is no valid document.')
  return render(<RichText document={document} />)
}

describe('heading levels', () => {
  it('start right below the page’s heading and skip no level', () => {
    show(heading(3, '하나'), heading(4, '하나의 하나'), heading(2, '둘'), heading(4, '둘의 하나'))
    const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
    expect(levels).toEqual([
      ['H2', '하나'],
      ['H3', '하나의 하나'],
      ['H2', '둘'],
      ['H3', '둘의 하나'],
    ])
  })

  it('do not apply to a heading inside a quote', () => {
    show({ type: 'blockquote', content: [heading(2, '인용 속 제목')] })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByText('인용 속 제목')).toBeVisible()
  })
})

describe('links', () => {
  it('open external pages in a new tab without opener and referrer', () => {
    show({
      type: 'paragraph',
      content: [text('책방', { type: 'link', attrs: { href: 'https://a.example/' } })],
    })
    const link = screen.getByRole('link', { name: /^책방.*새 창에서 열림/ })
    expect(link).toHaveAttribute('href', 'https://a.example/')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
  })
})

it('reserves the space of a picture before it loads', () => {
  show({
    type: 'image',
    attrs: { src: 'https://a.example/a.png', alt: '긴 화면', title: '전체', width: 1200, height: 3200 },
  })
  const figure = screen.getByRole('figure')
  const image = within(figure).getByRole('img', { name: '긴 화면' })
  expect(image).toHaveAttribute('width', '1200')
  expect(image).toHaveAttribute('height', '3200')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(within(figure).getByText('전체')).toBeVisible()
})

it('keeps the start number of a list', () => {
  show({
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('셋째')] }] }],
  })
  expect(screen.getByRole('list')).toHaveAttribute('start', '3')
})
