import { field, insert, openEditor, press, settle, type, update, completePost } from './editorPage'
import { Editor } from '@tiptap/react'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { openDeletedPost } from './editorPage'
import type { Post } from '@/posts/post'
import { isJsonEqual } from '@/lib/json'

const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const item = (...content: unknown[]) => ({ type: 'listItem', content })

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn')
  // jsdom has neither `ClipboardEvent` nor layout.
  vi.stubGlobal('ClipboardEvent', Event)
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})
// Tiptap warns about unsupported content and parses it as HTML, which must not happen.
afterEach(() => expect(warn).not.toHaveBeenCalled())

function editor(): Editor {
  const instance: unknown = Reflect.get(screen.getByRole('textbox', { name: '본문' }), 'editor')
  if (!(instance instanceof Editor)) throw new Error('no editor')
  return instance
}

/** Opens a row with this body, inserts a paragraph before it and saves. Returns the body that is sent. */
async function saveWithNewLine(body: unknown): Promise<unknown> {
  await openEditor({ ...completePost, body })
  act(() => void editor().commands.insertContentAt(0, paragraph(text('새 줄'))))
  await press('임시저장')
  return update.mock.lastCall?.[2].body
}

const NOTE = /보여 줄 수 없는 내용이 있습니다/
const callout = { type: 'callout', attrs: { tone: 'warm' }, content: [paragraph(text('안'))] }

const BODIES: [name: string, body: { content: unknown[] }][] = [
  ['a block between others', doc(paragraph(text('앞')), callout, paragraph(text('뒤')))],
  ['a block in a quote', doc({ type: 'blockquote', content: [callout, paragraph(text('뒤'))] })],
  ['a block in a list item', doc({ type: 'bulletList', content: [item(paragraph(text('앞')), callout)] })],
  ['a list with unsupported items', doc({ type: 'bulletList', content: [{ type: 'task', content: [] }] })],
  ['an item that starts with an image', doc({ type: 'bulletList', content: [item({ type: 'image' })] })],
  ['an inline node', doc(paragraph(text('앞'), { type: 'mention', attrs: { id: 3 } }, text('뒤')))],
  ['a node in code', doc({ type: 'codeBlock', attrs: { language: null }, content: [callout] })],
  ['a mark', doc(paragraph(text('앞'), text('색', { type: 'bold' }, { type: 'color', attrs: { hue: 3 } })))],
  ['an attribute', doc({ type: 'paragraph', attrs: { align: 'center' }, content: [text('가운데')] })],
  ['another property of a node', doc({ type: 'paragraph', id: 'p1', content: [text('이름')] })],
  ['an attribute of a mark', doc(paragraph(text('굵게', { type: 'bold', attrs: { weight: 900 } })))],
  ['text outside a paragraph', doc(text('맨글'), paragraph(text('뒤')))],
  ['a paragraph in a paragraph', doc(paragraph(paragraph(text('안'))))],
  ['values that are not nodes', doc(null, 7, 'text', [], {}, paragraph(text('뒤')))],
  [
    'names of object properties',
    doc({ type: 'constructor' }, { type: '__proto__' }, { type: 'unsupportedBlock' }),
  ],
]

describe('unsupported content of a body', () => {
  it.each(BODIES)('keeps its position: %s', async (_name, body) => {
    expect(await saveWithNewLine(body)).toEqual(doc(paragraph(text('새 줄')), ...body.content))
    expect(screen.getByText(NOTE)).toBeVisible()
  })

  it('is shown as a placeholder with its type', async () => {
    await openEditor({ ...completePost, body: doc(callout, paragraph(text('앞'), { type: 'mention' })) })
    expect(screen.getByText(/보여 줄 수 없는 내용: callout$/)).toBeVisible()
    expect(screen.getByText(/보여 줄 수 없는 내용: mention$/)).toBeVisible()
  })

  it('is kept when the whole body is unsupported', async () => {
    const body = { type: 'page', blocks: [1, 2] }
    expect(await saveWithNewLine(body)).toEqual(doc(paragraph(text('새 줄')), body))
  })

  it('is kept at any depth', async () => {
    let deep: unknown = paragraph(text('바닥'))
    for (let level = 0; level < 3000; level += 1) deep = { type: 'blockquote', content: [deep] }
    expect(isJsonEqual(await saveWithNewLine(doc(deep)), doc(paragraph(text('새 줄')), deep))).toBe(true)
  })

  it('can be cut and pasted, but not pasted from another page', async () => {
    await openEditor({ ...completePost, body: doc(callout) })
    const html = editor().getHTML()
    act(() => void editor().commands.clearContent())
    act(() => void editor().view.pasteHTML(html))
    act(() => void editor().commands.insertContentAt(editor().state.doc.content.size, paragraph(text('뒤'))))
    act(() => void editor().commands.setTextSelection(editor().state.doc.content.size))
    act(
      () =>
        void editor().view.pasteHTML(
          '<div data-unsupported-block="1"></div><p data-unsupported="1">남의 글</p>',
        ),
    )
    await press('임시저장')
    expect(update.mock.lastCall?.[2].body).toEqual(
      doc(callout, { type: 'paragraph' }, paragraph(text('뒤남의 글'))),
    )
  })

  it('is not mentioned if there is none', async () => {
    const body = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('산')] },
      paragraph(text('안개', { type: 'link', attrs: { href: 'https://example.com/' } }), {
        type: 'hardBreak',
      }),
    )
    await openEditor({ ...completePost, body })
    expect(screen.queryByText(NOTE)).toBeNull()
  })
})

describe('unsupported fields of a row', () => {
  const unsupported = { edition: { of: [3, 20] }, aperture: '밝게', gone: null }
  const row: Post = { ...completePost, meta: { camera: 'SONY A7C2' }, unparsedMeta: unsupported }

  it('are named and kept on every save', async () => {
    await openEditor(row)
    expect(screen.getByText(/보여 줄 수 없는 항목이 있습니다: edition, 조리개/)).toBeVisible()
    expect(field('조리개 (f/)')).toHaveValue('')
    type('렌즈', '35mm')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toEqual({ meta: { camera: 'SONY A7C2', lens: '35mm', ...unsupported } })
  })

  it('are not sent if no field was changed', async () => {
    await openEditor(row)
    type('제목', '새 제목')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toEqual({ title: '새 제목' })
  })

  it('are replaced by typed values', async () => {
    await openEditor(row)
    type('조리개 (f/)', '2.8')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toMatchObject({ meta: { aperture: 2.8, edition: unsupported.edition } })
  })

  it('are kept when the row was deleted elsewhere', async () => {
    const { unmount } = await openEditor(row)
    type('제목', '두고 간 제목')
    unmount()
    await settle()
    await openDeletedPost(7)
    await press('새 글로 저장')
    await settle()
    expect(insert.mock.lastCall?.[1]).toMatchObject({
      meta: { camera: 'SONY A7C2', edition: unsupported.edition, aperture: unsupported.aperture },
    })
  })
})
