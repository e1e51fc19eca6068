import { resetAdminPage, messages } from '../adminPage'
import { Editor } from '@tiptap/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '@/supabase/errors'
import { uploadObject } from '@/supabase/uploads'
import { useConnection } from '@/admin/connection/connection'
import { BodyField } from '@/admin/editor/BodyField'
import { completeHref, hasRealHost } from '@/admin/components/hrefs'
import { FakeWorker, imageFile, installFakeWorker, pickFiles, processedImage } from '../fakeImageWorker'
import { settle } from '../../support/settle'

vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

const onChange = vi.fn<(body: Record<string, unknown> | null) => void>()
const submitted = vi.fn<() => void>()

beforeEach(() => {
  resetAdminPage()
  installFakeWorker()
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  // jsdom has no layout, and the editor measures the caret.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
})
const doc = (...content: object[]) => ({ type: 'doc', content })

/** Holds the body like the editor's form, and renders on every change. */
function Form({ initial }: { initial: Record<string, unknown> | null }) {
  const [body, setBody] = useState(initial)
  return (
    <form onSubmit={submitted}>
      <BodyField
        initial={body}
        placeholder="적어 보세요."
        onChange={(changed) => {
          onChange(changed)
          setBody(changed)
        }}
        status="서버에 저장됨"
      />
    </form>
  )
}

/** Renders a body. Returns the Tiptap editor, because jsdom cannot select or type text. */
function renderBody(initial: Record<string, unknown> | null = doc(paragraph('겹겹의 새벽'))) {
  const { rerender } = render(<Form initial={initial} />)
  const box = screen.getByRole('textbox', { name: '본문' })
  const editor: unknown = Reflect.get(box, 'editor')
  if (!(editor instanceof Editor)) throw new Error('no editor')
  return { box, editor, rerender: () => rerender(<Form initial={initial} />) }
}

/** Chooses a picture. Returns the queries of its dialog. */
async function chooseImage() {
  pickFiles(screen.getByLabelText('본문 이미지'), imageFile('a.jpg'))
  await settle()
  return within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
}

const tool = (name: string) => screen.getByRole('button', { name })
const body = () => onChange.mock.lastCall?.[0]

describe('the editor', () => {
  it('has a label, counts characters and reports changes', () => {
    const { editor } = renderBody()
    expect(screen.getByText('5자')).toBeVisible()
    act(() => void editor.commands.insertContentAt(1, '안개 속 '))
    expect(body()).toEqual(doc(paragraph('안개 속 겹겹의 새벽')))
    expect(screen.getByText('8자')).toBeVisible()
  })

  it('reports null when it is empty', () => {
    const { editor } = renderBody()
    act(() => void editor.commands.clearContent(true))
    expect(body()).toBeNull()
  })

  it('omits the empty line that the editor adds below a heading', () => {
    const stored = doc({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '산' }] })
    const { editor } = renderBody(stored)
    act(() => void editor.commands.setTextSelection(2))
    expect(editor.state.doc.childCount).toBe(2)
    expect(body()).toEqual(stored)
  })

  it('does not interrupt a syllable that is being composed', async () => {
    const { box, rerender } = renderBody(doc(paragraph('산')))
    const letters = box.querySelector('p')?.firstChild
    if (!(letters instanceof Text)) throw new Error('no text')
    act(() => box.focus())
    fireEvent.compositionStart(box)
    for (const step of ['산ㅎ', '산하', '산한']) {
      letters.data = step
      fireEvent.compositionUpdate(box)
      await settle()
      rerender()
      expect(box.querySelector('p')?.firstChild).toBe(letters)
      expect(letters.data).toBe(step)
    }
    fireEvent.compositionEnd(box)
    await waitFor(() => expect(body()).toEqual(doc(paragraph('산한'))))
  })
})

describe('the toolbar', () => {
  it('is one tab stop, and arrow keys, Home and End move between its buttons', () => {
    renderBody()
    const tools = within(screen.getByRole('toolbar', { name: '글 도구' })).getAllByRole('button')
    const stops = () => tools.filter(({ tabIndex }) => tabIndex === 0)
    const [first, second, last] = [tools[0], tools[1], tools.at(-1)]
    expect(stops()).toEqual([first])
    act(() => first?.focus())
    for (const [key, goal] of [
      ['ArrowRight', second],
      ['ArrowLeft', first],
      ['ArrowLeft', last],
      ['ArrowRight', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      expect(goal).toHaveFocus()
      expect(stops()).toEqual([goal])
    }
  })

  it.each([
    ['굵게', 'bold'],
    ['기울임', 'italic'],
    ['취소선', 'strike'],
  ])('%s is pressed where it holds', (name, mark) => {
    const { editor } = renderBody()
    act(() => void editor.commands.selectAll())
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(tool(name))
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    expect(body()).toEqual(doc(paragraph('겹겹의 새벽', { type: mark })))
  })

  it.each([
    ['제목', { type: 'heading', attrs: { level: 2 } }],
    ['작은 제목', { type: 'heading', attrs: { level: 3 } }],
    ['인용', { type: 'blockquote' }],
    ['목록', { type: 'bulletList' }],
    ['번호 목록', { type: 'orderedList' }],
    ['코드', { type: 'codeBlock' }],
  ])('%s makes a block of its kind, and takes it back', (name, block) => {
    renderBody()
    fireEvent.click(tool(name))
    expect(body()).toMatchObject({ content: [block] })
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(tool(name))
    expect(body()).toEqual(doc(paragraph('겹겹의 새벽')))
  })

  it('undoes and redoes, and disables the buttons when there is nothing to', () => {
    const { editor } = renderBody()
    expect(tool('되돌리기')).toHaveAttribute('aria-disabled', 'true')
    act(() => void editor.commands.insertContentAt(1, '안개 속 '))
    expect(tool('되돌리기')).not.toHaveAttribute('aria-disabled')
    fireEvent.click(tool('되돌리기'))
    expect(body()).toEqual(doc(paragraph('겹겹의 새벽')))
    fireEvent.click(tool('다시 하기'))
    expect(body()).toEqual(doc(paragraph('안개 속 겹겹의 새벽')))
  })
})

describe('a link', () => {
  function ask() {
    fireEvent.click(tool('링크'))
    return within(screen.getByRole('dialog', { name: '링크' }))
  }
  function enter(address: string) {
    const dialog = ask()
    fireEvent.change(dialog.getByLabelText('주소'), { target: { value: address } })
    fireEvent.click(dialog.getByText('넣기'))
    return dialog
  }
  const href = () => JSON.stringify(body() ?? null).match(/"href":"([^"]*)"/)?.[1]

  it('is set on the selected text without submitting the page’s form', async () => {
    const { editor } = renderBody()
    act(() => void editor.commands.selectAll())
    const dialog = enter('example.com/산')
    expect(href()).toBe('https://example.com/산')
    expect(submitted).not.toHaveBeenCalled()
    await settle()
    expect(dialog.queryByLabelText('주소')).toBeNull()
  })

  it('inserts its address if nothing is selected', () => {
    renderBody(null)
    enter('me@example.com')
    expect(body()).toMatchObject({
      content: [{ content: [{ text: 'mailto:me@example.com', marks: [{ type: 'link' }] }] }],
    })
  })

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'https://', 'vbscript:x'])(
    'rejects %s',
    (address) => {
      const { editor } = renderBody()
      act(() => void editor.commands.selectAll())
      const dialog = enter(address)
      const field = dialog.getByLabelText('주소')
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('http, https나 메일 주소만 넣을 수 있습니다.')
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it.each(['a b c', '010-1234-5678', '책방', 'mailto:', 'http://'])(
    'rejects an address without a host: %s',
    (address) => {
      const { editor } = renderBody()
      act(() => void editor.commands.selectAll())
      expect(enter(address).getByLabelText('주소')).toBeInvalid()
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['before', 4],
    ['after', 7],
  ])('beside another stands for itself, %s it, and leaves its words', (_where, caret) => {
    const link = { type: 'link', attrs: { href: 'https://one.kr' } }
    const { editor } = renderBody(
      doc({
        type: 'paragraph',
        content: [
          { type: 'text', text: '산과 ' },
          { type: 'text', text: '안개길', marks: [link] },
        ],
      }),
    )
    act(() => void editor.commands.setTextSelection(caret))
    enter('two.kr')
    expect(editor.getText()).toContain('안개길')
    expect(editor.getText()).toContain('https://two.kr')
  })

  it('shows its address and can be removed', () => {
    const { editor } = renderBody(
      doc(paragraph('안개', { type: 'link', attrs: { href: 'https://example.com/' } })),
    )
    act(() => void editor.commands.setTextSelection(2))
    const dialog = ask()
    expect(dialog.getByLabelText('주소')).toHaveFocus()
    expect(dialog.getByLabelText('주소')).toHaveValue('https://example.com/')
    fireEvent.click(dialog.getByText('링크 지우기'))
    expect(body()).toEqual(doc(paragraph('안개')))
  })

  it('is completed only if that is unambiguous', () => {
    expect(completeHref(' example.com ')).toBe('https://example.com')
    expect(completeHref('a@example.com')).toBe('mailto:a@example.com')
    expect(completeHref('http://example.com')).toBe('http://example.com')
    expect(completeHref('javascript:x@example.com')).toBe('javascript:x@example.com')
    expect(completeHref('example.com:8080/a')).toBe('https://example.com:8080/a')
    expect(completeHref('/about/Profile')).toBe(`${window.location.origin}/about/Profile`)
    expect(hasRealHost(completeHref('/about/Profile'))).toBe(true)
  })
})

/** Dispatches a paste event. */
const paste = (box: HTMLElement, html: string, files: File[] = []) => {
  const data = new Map([['text/html', html], ...(files.length > 0 ? [] : [['text/plain', '글'] as const])])
  fireEvent.paste(box, { clipboardData: { getData: (kind: string) => data.get(kind) ?? '', files } })
}

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

describe('the focus', () => {
  let fadeOut = () => {}
  /** Finishes the sheet's fade-out. */
  async function finishFadeOut() {
    await settle()
    await nextFrame()
    fadeOut()
    await settle()
    await nextFrame()
  }

  beforeEach(() => {
    const finished = new Promise<void>((resolve) => (fadeOut = resolve))
    const fading = { finished, effect: { getComputedTiming: () => ({ endTime: 200 }) } }
    Reflect.set(HTMLElement.prototype, 'getAnimations', () => [fading])
    // jsdom has no modal dialogs: elements outside of one must not take the focus.
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const { focus } = HTMLElement.prototype
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
      if (document.querySelector('dialog[open]')?.contains(this) ?? true) focus.call(this, options)
    })
    return () => Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
  })

  it('moves to the text after a link was set from the keyboard', async () => {
    const { box, editor } = renderBody()
    act(() => void editor.commands.selectAll())
    act(() => tool('링크').focus())
    fireEvent.click(tool('링크'))
    const dialog = within(screen.getByRole('dialog', { name: '링크' }))
    fireEvent.change(dialog.getByLabelText('주소'), { target: { value: 'example.com' } })
    fireEvent.click(dialog.getByText('넣기'))
    await finishFadeOut()
    expect(box).toHaveFocus()
  })

  it('moves to the text after a picture was inserted', async () => {
    const { box } = renderBody()
    fireEvent.click((await chooseImage()).getByText('넣기'))
    await finishFadeOut()
    expect(box).toHaveFocus()
  })

  it.each([
    ['the button', () => tool('링크')],
    ['the text', () => screen.getByRole('textbox', { name: '본문' })],
  ])('returns to %s when the link dialog is cancelled', async (_name, find) => {
    renderBody()
    act(() => find().focus())
    fireEvent.click(tool('링크'))
    fireEvent.click(within(screen.getByRole('dialog')).getByText('취소'))
    await finishFadeOut()
    expect(find()).toHaveFocus()
  })
})

describe('pasting', () => {
  it('removes images of other sites and reports it once', () => {
    const { box } = renderBody(null)
    const ours = `https://backend.example/storage/v1/object/public/media/1.webp`
    const foreign = [
      'file:///C:/Temp/msohtml/image001.png',
      'https://example.com/a.jpg',
      'data:image/png;base64,AA',
    ]
    paste(
      box,
      `<p>산</p>${foreign.map((src) => `<p><img src="${src}"></p>`).join('')}<p>안개</p><img src="${ours}" alt="길">`,
    )
    expect(JSON.stringify(body()).match(/"src":"[^"]*"/g)).toEqual([`"src":"${ours}"`])
    expect(box).toHaveTextContent('산안개')
    expect(messages()).toEqual(['붙여넣은 글의 그림 3장은 가져오지 못했습니다. 파일로 넣어 주세요.'])
    paste(box, '<p>들</p>')
    expect(messages()).toHaveLength(1)
  })

  it('does not report an image that is pasted as a file', () => {
    const { box } = renderBody(null)
    paste(box, '<img src="https://example.com/a.jpg">', [imageFile('a.jpg')])
    expect(screen.getByRole('dialog', { name: '본문에 이미지 넣기' })).toBeVisible()
    expect(messages()).toEqual([])
  })

  it.each([
    ['from a web page', '<td>사과</td><td>배</td>', '<td>감</td><td></td><td><b>귤</b></td>'],
    ['from Word', '<td><p>사과</p></td><td><p>배</p></td>', '<td><p>감</p></td><td><p><b>귤</b></p></td>'],
  ])('turns each row of a table %s into a paragraph', (_name, ...rows) => {
    const { box, editor } = renderBody(null)
    paste(box, `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`)
    expect(editor.state.doc.children.map(({ textContent }) => textContent.trim())).toEqual([
      '사과 배',
      '감 귤',
    ])
  })
})

describe('an image in the body', () => {
  it('is uploaded and inserted with its alt text', async () => {
    renderBody()
    const dialog = await chooseImage()
    fireEvent.change(dialog.getByLabelText('이미지 설명'), { target: { value: ' 안개 낀 산 ' } })
    fireEvent.click(dialog.getByText('넣기'))
    await settle()
    expect(uploadObject).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(body())).toContain('"src":"/storage/v1/object/public/media/1.webp"')
    expect(JSON.stringify(body())).toContain('"alt":"안개 낀 산"')
  })

  it('is the first of several files, and a toast says so', () => {
    const { box } = renderBody()
    paste(box, '', [imageFile('a.jpg'), imageFile('b.jpg')])
    expect(screen.getByRole('dialog', { name: '본문에 이미지 넣기' })).toBeVisible()
    expect(messages()).toEqual(['본문에는 한 번에 한 장만 넣을 수 있습니다. 첫 장을 엽니다.'])
  })

  it.each([
    ['offline', '오프라인입니다. 연결되면 넣을 수 있습니다.'],
    ['disconnected', '넣을 때 서버 연결을 묻습니다.'],
  ] as const)('says what it waits for while %s', async (state, message) => {
    useConnection.setState({ state })
    renderBody()
    const dialog = await chooseImage()
    expect(dialog.getByText(message)).toBeVisible()
    expect(dialog.getByRole('status')).toHaveTextContent(/^$/)
  })

  it.each(['취소', '올리기 취소'])(
    'is not inserted after %s, even if 넣기 was pressed before',
    async (name) => {
      const pending: (() => void)[] = []
      // As in production, aborted uploads reject. The others are resolved by the test.
      vi.mocked(uploadObject).mockImplementation(
        (_key, _body, { signal } = {}) =>
          new Promise((resolve, reject) => {
            pending.push(resolve)
            signal?.addEventListener('abort', () => reject(new DataError('aborted', 'called off')))
          }),
      )
      renderBody()
      const dialog = await chooseImage()
      fireEvent.click(dialog.getByRole('button', { name: '넣기' }))
      await settle()
      fireEvent.click(dialog.getByRole('button', { name }))
      await settle()
      for (let sent = 0; sent < pending.length; sent += 1) {
        pending[sent]?.()
        await settle()
      }
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it('is processed again after the worker failed to load', async () => {
    FakeWorker.reply = null
    renderBody()
    pickFiles(screen.getByLabelText('본문 이미지'), imageFile('a.jpg'))
    await settle()
    for (let tried = 0; tried < 2; tried += 1) {
      act(() => void FakeWorker.newest.dispatchEvent(new Event('error')))
      await settle()
    }
    const dialog = within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('서버에 닿지 못했습니다.')
    FakeWorker.reply = ({ id }) => ({ id, image: processedImage() })
    fireEvent.click(dialog.getByText('다시 올리기'))
    await settle()
    expect(dialog.getByText('넣기')).toBeEnabled()
  })

  const src = '/storage/v1/object/public/media/1.webp'
  it.each<[string, object[], number, unknown[]]>([
    ['an empty line', [{ type: 'paragraph' }], 1, ['image', '다음']],
    ['the end of text', [paragraph('산')], 2, ['산', 'image', '다음']],
    ['the middle of text', [paragraph('산과 들')], 3, ['산과', 'image', '다음 들']],
    [
      'another picture',
      [{ type: 'paragraph' }, { type: 'image', attrs: { src } }],
      1,
      ['image', '다음', 'image', ''],
    ],
  ])('stays when typing continues after inserting it at %s', async (_position, content, caret, expected) => {
    const { editor } = renderBody(doc(...content))
    act(() => void editor.commands.setTextSelection(caret))
    fireEvent.click((await chooseImage()).getByText('넣기'))
    await settle()
    act(() => editor.view.dispatch(editor.state.tr.replaceSelectionWith(editor.schema.text('다음'))))
    const parts = editor.state.doc.children.map(({ type, textContent }) =>
      type.name === 'image' ? 'image' : textContent.trim(),
    )
    expect(parts).toEqual(expected)
  })

  const stored = (alt: string) =>
    doc({
      type: 'image',
      attrs: {
        src: '/storage/v1/object/public/media/1.webp',
        alt,
        title: null,
        width: 800,
        height: 600,
        placeholder: null,
      },
    })
  function select(editor: Editor) {
    act(() => void editor.commands.setNodeSelection(0))
    expect(tool('이미지')).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(tool('이미지'))
    return within(screen.getByRole('dialog', { name: '본문 이미지' }))
  }

  it('shows its alt text when it is selected, which can be changed', () => {
    const { editor } = renderBody(stored('산'))
    const dialog = select(editor)
    const altField = dialog.getByLabelText('이미지 설명')
    expect(altField).toHaveFocus()
    expect(altField).toHaveValue('산')
    fireEvent.change(altField, { target: { value: ' 안개 낀 산'.normalize('NFD') } })
    fireEvent.click(dialog.getByText('고치기'))
    expect(body()).toEqual(stored('안개 낀 산'))
    expect(submitted).not.toHaveBeenCalled()
  })

  it('can be replaced', async () => {
    const { editor } = renderBody(stored('산'))
    const file = screen.getByLabelText<HTMLInputElement>('본문 이미지', { selector: 'input' })
    const click = vi.spyOn(file, 'click')
    fireEvent.click(select(editor).getByText('다른 이미지로 바꾸기'))
    expect(click).toHaveBeenCalledOnce()
    pickFiles(file, imageFile('b.jpg'))
    await settle()
    const dialog = within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
    fireEvent.change(dialog.getByLabelText('이미지 설명'), { target: { value: '바다' } })
    fireEvent.click(dialog.getByText('넣기'))
    await settle()
    expect(JSON.stringify(body())).toContain('"alt":"바다"')
    expect(JSON.stringify(body())).not.toContain('"alt":"산"')
  })
})
