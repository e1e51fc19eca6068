import { field, insert, open, press, settle, type, update, whole } from './editorPage'
import { Editor } from '@tiptap/react'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { openGone } from './editorPage'
import type { Post } from '@/posts/post'
import { sameJson } from '@/lib/json'
import { isPromised } from '../../repository/promises'

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const item = (...content: unknown[]) => ({ type: 'listItem', content })

let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn')
  // jsdom has none, and lays nothing out.
  vi.stubGlobal('ClipboardEvent', Event)
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})
// The editor warns of what it cannot hold, and parses it anew as HTML.
afterEach(() => expect(warned).not.toHaveBeenCalled())

function editor(): Editor {
  const found: unknown = Reflect.get(screen.getByRole('textbox', { name: '본문' }), 'editor')
  if (!(found instanceof Editor)) throw new Error('no editor')
  return found
}

/** Opens a row with such a body, writes a line before it and saves; gives the body that is sent. */
async function edited(body: unknown): Promise<unknown> {
  await open({ ...whole, body })
  act(() => void editor().commands.insertContentAt(0, paragraph(text('새 줄'))))
  await press('임시저장')
  return update.mock.lastCall?.[2].body
}

const NOTE = /보여 줄 수 없는 내용이 있습니다/
const callout = { type: 'callout', attrs: { tone: 'warm' }, content: [paragraph(text('안'))] }

const KINDS: [name: string, body: { content: unknown[] }][] = [
  ['a block between others', doc(paragraph(text('앞')), callout, paragraph(text('뒤')))],
  ['a block within a quote', doc({ type: 'blockquote', content: [callout, paragraph(text('뒤'))] })],
  ['a block in an item', doc({ type: 'bulletList', content: [item(paragraph(text('앞')), callout)] })],
  ['a list of strange items', doc({ type: 'bulletList', content: [{ type: 'task', content: [] }] })],
  ['an item that begins otherwise', doc({ type: 'bulletList', content: [item({ type: 'image' })] })],
  ['a node within a line', doc(paragraph(text('앞'), { type: 'mention', attrs: { id: 3 } }, text('뒤')))],
  ['a node within code', doc({ type: 'codeBlock', attrs: { language: null }, content: [callout] })],
  ['a mark', doc(paragraph(text('앞'), text('색', { type: 'bold' }, { type: 'color', attrs: { hue: 3 } })))],
  ['an attribute', doc({ type: 'paragraph', attrs: { align: 'center' }, content: [text('가운데')] })],
  ['more of a node', doc({ type: 'paragraph', id: 'p1', content: [text('이름')] })],
  ['an attribute of a mark', doc(paragraph(text('굵게', { type: 'bold', attrs: { weight: 900 } })))],
  ['text outside of lines', doc(text('맨글'), paragraph(text('뒤')))],
  ['a line within a line', doc(paragraph(paragraph(text('안'))))],
  ['what is no node', doc(null, 7, 'text', [], {}, paragraph(text('뒤')))],
  ['names of objects', doc({ type: 'constructor' }, { type: '__proto__' }, { type: 'unreadBlock' })],
]

describe('what the editor does not know of a text', () => {
  it.each(KINDS)('stays at its place: %s', async (_name, body) => {
    expect(await edited(body)).toEqual(doc(paragraph(text('새 줄')), ...body.content))
    expect(screen.getByText(NOTE)).toBeVisible()
  })

  it('is of as many kinds as SECURITY.md says', () => {
    expect(isPromised(`${KINDS.length} kinds`)).toBe(true)
  })

  it('is called by its kind, in a place of its own', async () => {
    await open({ ...whole, body: doc(callout, paragraph(text('앞'), { type: 'mention' })) })
    expect(screen.getByText(/보여 줄 수 없는 내용: callout$/)).toBeVisible()
    expect(screen.getByText(/보여 줄 수 없는 내용: mention$/)).toBeVisible()
  })

  it('stays when the whole of it is none of the editor’s', async () => {
    const body = { type: 'page', blocks: [1, 2] }
    expect(await edited(body)).toEqual(doc(paragraph(text('새 줄')), body))
  })

  it('stays however deep it lies', async () => {
    let deep: unknown = paragraph(text('바닥'))
    for (let level = 0; level < 3000; level += 1) deep = { type: 'blockquote', content: [deep] }
    expect(sameJson(await edited(doc(deep)), doc(paragraph(text('새 줄')), deep))).toBe(true)
  })

  it('is moved with what stands around it, and comes from no other page', async () => {
    await open({ ...whole, body: doc(callout) })
    const html = editor().getHTML()
    act(() => void editor().commands.clearContent())
    act(() => void editor().view.pasteHTML(html))
    act(() => void editor().commands.insertContentAt(editor().state.doc.content.size, paragraph(text('뒤'))))
    act(() => void editor().commands.setTextSelection(editor().state.doc.content.size))
    act(() => void editor().view.pasteHTML('<div data-unread-block="1"></div><p data-unread="1">남의 글</p>'))
    await press('임시저장')
    expect(update.mock.lastCall?.[2].body).toEqual(
      doc(callout, { type: 'paragraph' }, paragraph(text('뒤남의 글'))),
    )
  })

  it('is not spoken of where there is none', async () => {
    const body = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('산')] },
      paragraph(text('안개', { type: 'link', attrs: { href: 'https://example.com/' } }), {
        type: 'hardBreak',
      }),
    )
    await open({ ...whole, body })
    expect(screen.queryByText(NOTE)).toBeNull()
  })
})

describe('what it does not know of a row’s own fields', () => {
  const unread = { edition: { of: [3, 20] }, aperture: '밝게', gone: null }
  const row: Post = { ...whole, meta: { camera: 'SONY A7C2' }, unread }

  it('is told, and stays with every save', async () => {
    await open(row)
    expect(screen.getByText(/보여 줄 수 없는 항목이 있습니다: edition, 조리개/)).toBeVisible()
    expect(field('조리개 (f/)')).toHaveValue('')
    type('렌즈', '35mm')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toEqual({ meta: { camera: 'SONY A7C2', lens: '35mm', ...unread } })
  })

  it('is not sent where no field was changed', async () => {
    await open(row)
    type('제목', '새 제목')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toEqual({ title: '새 제목' })
  })

  it('gives way to what is typed in its place', async () => {
    await open(row)
    type('조리개 (f/)', '2.8')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toMatchObject({ meta: { aperture: 2.8, edition: unread.edition } })
  })

  it('goes along when the row was deleted elsewhere', async () => {
    const { unmount } = await open(row)
    type('제목', '두고 간 제목')
    unmount()
    await settle()
    await openGone(7)
    await press('새 글로 저장')
    await settle()
    await press('복원')
    await press('임시저장')
    expect(insert.mock.lastCall?.[1]).toMatchObject({
      meta: { camera: 'SONY A7C2', edition: unread.edition, aperture: unread.aperture },
    })
  })
})
