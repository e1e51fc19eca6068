import { Editor } from '@tiptap/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '@/supabase/errors'
import { uploadObject } from '@/supabase/uploads'
import { useConnection } from '@/admin/connection/connection'
import { BodyField } from '@/admin/editor/BodyField'
import { completedHref, leadsSomewhere } from '@/admin/editor/hrefs'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'
import { FakeWorker, fileOf, imageOf, pick } from '../desk'
import { settle } from '../../support/settle'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

const onChange = vi.fn<(body: Record<string, unknown> | null) => void>()
const submitted = vi.fn<() => void>()

beforeEach(() => {
  vi.resetAllMocks()
  installDialogMethods()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('scrollTo', () => undefined)
  FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  // jsdom lays nothing out, and the editor asks where its cursor is.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
  useConnection.setState({ state: 'connected', asking: null })
  toasts.setState([], true)
})

const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
})
const doc = (...content: object[]) => ({ type: 'doc', content })

/** Holds the text as the editor's form does: whatever is typed renders it anew. */
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

/** Shows a text; gives its editor for what a keyboard cannot do here: to select and to type. */
function show(initial: Record<string, unknown> | null = doc(paragraph('겹겹의 새벽'))) {
  const { rerender } = render(<Form initial={initial} />)
  const box = screen.getByRole('textbox', { name: '본문' })
  const editor: unknown = Reflect.get(box, 'editor')
  if (!(editor instanceof Editor)) throw new Error('no editor')
  return { box, editor, rerender: () => rerender(<Form initial={initial} />) }
}

const tool = (name: string) => screen.getByRole('button', { name })
const body = () => onChange.mock.lastCall?.[0]

describe('the text', () => {
  it('is named by its label, has its own letters counted, and tells what it became', () => {
    const { editor } = show()
    expect(screen.getByText('5자')).toBeVisible()
    act(() => void editor.commands.insertContentAt(1, '안개 속 '))
    expect(body()).toEqual(doc(paragraph('안개 속 겹겹의 새벽')))
    expect(screen.getByText('8자')).toBeVisible()
  })

  it('is nothing when it is empty', () => {
    const { editor } = show()
    act(() => void editor.commands.clearContent(true))
    expect(body()).toBeNull()
  })

  it('is not changed by the line that the editor adds below a heading', () => {
    const stored = doc({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '산' }] })
    const { editor } = show(stored)
    act(() => void editor.commands.setTextSelection(2))
    expect(editor.state.doc.childCount).toBe(2)
    expect(body()).toEqual(stored)
  })

  it('leaves a syllable alone that is being composed', async () => {
    const { box, rerender } = show(doc(paragraph('산')))
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

describe('the tools', () => {
  it('are one stop for Tab, and arrows, Home and End lead from one to the next', () => {
    show()
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
    const { editor } = show()
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
    show()
    fireEvent.click(tool(name))
    expect(body()).toMatchObject({ content: [block] })
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(tool(name))
    expect(body()).toEqual(doc(paragraph('겹겹의 새벽')))
  })

  it('undo and redo, and say when there is nothing to', () => {
    const { editor } = show()
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

  it('leads from the selected words, and the page’s own form hears nothing of it', async () => {
    const { editor } = show()
    act(() => void editor.commands.selectAll())
    const dialog = enter('example.com/산')
    expect(href()).toBe('https://example.com/산')
    expect(submitted).not.toHaveBeenCalled()
    await settle()
    expect(dialog.queryByLabelText('주소')).toBeNull()
  })

  it('stands for itself where nothing is selected', () => {
    show(null)
    enter('me@example.com')
    expect(body()).toMatchObject({
      content: [{ content: [{ text: 'mailto:me@example.com', marks: [{ type: 'link' }] }] }],
    })
  })

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'https://', 'vbscript:x'])(
    'is refused when it is %s',
    (address) => {
      const { editor } = show()
      act(() => void editor.commands.selectAll())
      const dialog = enter(address)
      const field = dialog.getByLabelText('주소')
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('http, https나 메일 주소만 넣을 수 있습니다.')
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it.each(['a b c', '010-1234-5678', '책방', 'mailto:', 'http://'])(
    'is refused when it names no place: %s',
    (address) => {
      const { editor } = show()
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
    const { editor } = show(
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

  it('shows where it leads, and is taken off', () => {
    const { editor } = show(doc(paragraph('안개', { type: 'link', attrs: { href: 'https://example.com/' } })))
    act(() => void editor.commands.setTextSelection(2))
    const dialog = ask()
    expect(dialog.getByLabelText('주소')).toHaveFocus()
    expect(dialog.getByLabelText('주소')).toHaveValue('https://example.com/')
    fireEvent.click(dialog.getByText('링크 지우기'))
    expect(body()).toEqual(doc(paragraph('안개')))
  })

  it('is completed only where that is safe to guess', () => {
    expect(completedHref(' example.com ')).toBe('https://example.com')
    expect(completedHref('a@example.com')).toBe('mailto:a@example.com')
    expect(completedHref('http://example.com')).toBe('http://example.com')
    expect(completedHref('javascript:x@example.com')).toBe('javascript:x@example.com')
    expect(completedHref('example.com:8080/a')).toBe('https://example.com:8080/a')
    expect(completedHref('/about/Profile')).toBe(`${window.location.origin}/about/Profile`)
    expect(leadsSomewhere(completedHref('/about/Profile'))).toBe(true)
  })
})

/** Pastes as a browser does. */
const paste = (box: HTMLElement, html: string, files: File[] = []) => {
  const data = new Map([['text/html', html], ...(files.length > 0 ? [] : [['text/plain', '글'] as const])])
  fireEvent.paste(box, { clipboardData: { getData: (kind: string) => data.get(kind) ?? '', files } })
}

const told = () => toasts.getState().map(({ message }) => message)

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

describe('the text has the focus', () => {
  let fadeOut = () => {}
  /** The sheet fades, and is gone. */
  async function whenGone() {
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
    // jsdom knows no modal dialog: all outside of one takes no focus.
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const { focus } = HTMLElement.prototype
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
      if (document.querySelector('dialog[open]')?.contains(this) ?? true) focus.call(this, options)
    })
    return () => Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
  })

  it('once a link was set, though its button was pressed by keyboard', async () => {
    const { box, editor } = show()
    act(() => void editor.commands.selectAll())
    act(() => tool('링크').focus())
    fireEvent.click(tool('링크'))
    const dialog = within(screen.getByRole('dialog', { name: '링크' }))
    fireEvent.change(dialog.getByLabelText('주소'), { target: { value: 'example.com' } })
    fireEvent.click(dialog.getByText('넣기'))
    await whenGone()
    expect(box).toHaveFocus()
  })

  it('once a picture was put in that was dropped from elsewhere', async () => {
    const { box } = show()
    pick(screen.getByLabelText('본문 이미지'), fileOf('a.jpg'))
    await settle()
    fireEvent.click(within(screen.getByRole('dialog')).getByText('넣기'))
    await whenGone()
    expect(box).toHaveFocus()
  })

  it('not when a link was called off that was asked for by keyboard: its button has it', async () => {
    show()
    act(() => tool('링크').focus())
    fireEvent.click(tool('링크'))
    fireEvent.click(within(screen.getByRole('dialog')).getByText('취소'))
    await whenGone()
    expect(tool('링크')).toHaveFocus()
  })

  it('again when a link was called off that was asked for from it', async () => {
    const { box } = show()
    act(() => box.focus())
    fireEvent.click(tool('링크'))
    fireEvent.click(within(screen.getByRole('dialog')).getByText('취소'))
    await whenGone()
    expect(box).toHaveFocus()
  })
})

describe('what is pasted', () => {
  it('leaves out pictures that are not of this site, and says so once', () => {
    const { box } = show(null)
    const ours = `https://backend.example/storage/v1/object/public/media/1.webp`
    const strange = [
      'file:///C:/Temp/msohtml/image001.png',
      'https://example.com/a.jpg',
      'data:image/png;base64,AA',
    ]
    paste(
      box,
      `<p>산</p>${strange.map((src) => `<p><img src="${src}"></p>`).join('')}<p>안개</p><img src="${ours}" alt="길">`,
    )
    expect(JSON.stringify(body()).match(/"src":"[^"]*"/g)).toEqual([`"src":"${ours}"`])
    expect(box).toHaveTextContent('산안개')
    expect(told()).toEqual(['붙여넣은 글의 그림 3장은 가져오지 못했습니다. 파일로 넣어 주세요.'])
    paste(box, '<p>들</p>')
    expect(told()).toHaveLength(1)
  })

  it('says nothing of a picture whose file came along', () => {
    const { box } = show(null)
    paste(box, '<img src="https://example.com/a.jpg">', [fileOf('a.jpg')])
    expect(screen.getByRole('dialog', { name: '본문에 이미지 넣기' })).toBeVisible()
    expect(told()).toEqual([])
  })

  it.each([
    ['as pages have it', '<td>사과</td><td>배</td>', '<td>감</td><td></td><td><b>귤</b></td>'],
    ['of Word', '<td><p>사과</p></td><td><p>배</p></td>', '<td><p>감</p></td><td><p><b>귤</b></p></td>'],
  ])('makes a line of each row of a table %s', (_name, ...rows) => {
    const { box, editor } = show(null)
    paste(box, `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`)
    expect(editor.state.doc.children.map(({ textContent }) => textContent.trim())).toEqual([
      '사과 배',
      '감 귤',
    ])
  })
})

describe('a picture within the text', () => {
  it('is stored and put in with the words for it', async () => {
    show()
    pick(screen.getByLabelText('본문 이미지'), fileOf('a.jpg'))
    await settle()
    const dialog = within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
    fireEvent.change(dialog.getByLabelText('이미지 설명'), { target: { value: ' 안개 낀 산 ' } })
    fireEvent.click(dialog.getByText('넣기'))
    await settle()
    expect(uploadObject).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(body())).toContain('"src":"/storage/v1/object/public/media/1.webp"')
    expect(JSON.stringify(body())).toContain('"alt":"안개 낀 산"')
  })

  it('is the first of several, and the owner is told', () => {
    const { box } = show()
    paste(box, '', [fileOf('a.jpg'), fileOf('b.jpg')])
    expect(screen.getByRole('dialog', { name: '본문에 이미지 넣기' })).toBeVisible()
    expect(told()).toEqual(['본문에는 한 번에 한 장만 넣을 수 있습니다. 첫 장을 엽니다.'])
  })

  it.each([
    ['offline', '오프라인입니다. 연결되면 넣을 수 있습니다.'],
    ['disconnected', '넣을 때 서버 연결을 묻습니다.'],
  ] as const)('waits for no save while %s, and says what it waits for', async (state, words) => {
    useConnection.setState({ state })
    show()
    pick(screen.getByLabelText('본문 이미지'), fileOf('a.jpg'))
    await settle()
    const dialog = within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
    expect(dialog.getByText(words)).toBeVisible()
    expect(dialog.getByRole('status')).toHaveTextContent(/^$/)
  })

  it.each(['취소', '올리기 취소'])(
    'is not put in once %s was pressed, though 넣기 waits for it',
    async (name) => {
      const ends: (() => void)[] = []
      // Like the real one: what is called off fails, the rest ends when it is told to.
      vi.mocked(uploadObject).mockImplementation(
        (_key, _body, { signal } = {}) =>
          new Promise((resolve, reject) => {
            ends.push(resolve)
            signal?.addEventListener('abort', () => reject(new DataError('aborted', 'called off')))
          }),
      )
      show()
      pick(screen.getByLabelText('본문 이미지'), fileOf('a.jpg'))
      await settle()
      const dialog = within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
      fireEvent.click(dialog.getByRole('button', { name: '넣기' }))
      await settle()
      fireEvent.click(dialog.getByRole('button', { name }))
      await settle()
      for (let sent = 0; sent < ends.length; sent += 1) {
        ends[sent]?.()
        await settle()
      }
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it('that could not be read because what reads it did not come is read once more', async () => {
    FakeWorker.reply = null
    show()
    pick(screen.getByLabelText('본문 이미지'), fileOf('a.jpg'))
    await settle()
    for (let tried = 0; tried < 2; tried += 1) {
      act(() => void FakeWorker.newest.dispatchEvent(new Event('error')))
      await settle()
    }
    const dialog = within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('서버에 닿지 못했습니다.')
    FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
    fireEvent.click(dialog.getByText('다시 올리기'))
    await settle()
    expect(dialog.getByText('넣기')).toBeEnabled()
  })

  const src = '/storage/v1/object/public/media/1.webp'
  it.each<[string, object[], number, unknown[]]>([
    ['an empty line', [{ type: 'paragraph' }], 1, ['image', '다음']],
    ['the end of words', [paragraph('산')], 2, ['산', 'image', '다음']],
    ['the middle of words', [paragraph('산과 들')], 3, ['산과', 'image', '다음 들']],
    [
      'another picture',
      [{ type: 'paragraph' }, { type: 'image', attrs: { src } }],
      1,
      ['image', '다음', 'image', ''],
    ],
  ])('stays when somebody goes on writing, put in at %s', async (_place, content, caret, becomes) => {
    const { editor } = show(doc(...content))
    act(() => void editor.commands.setTextSelection(caret))
    pick(screen.getByLabelText('본문 이미지'), fileOf('a.jpg'))
    await settle()
    fireEvent.click(within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' })).getByText('넣기'))
    await settle()
    act(() => editor.view.dispatch(editor.state.tr.replaceSelectionWith(editor.schema.text('다음'))))
    const parts = editor.state.doc.children.map(({ type, textContent }) =>
      type.name === 'image' ? 'image' : textContent.trim(),
    )
    expect(parts).toEqual(becomes)
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

  it('shows its words when it is selected, and is given others', () => {
    const { editor } = show(stored('산'))
    const dialog = select(editor)
    const words = dialog.getByLabelText('이미지 설명')
    expect(words).toHaveFocus()
    expect(words).toHaveValue('산')
    fireEvent.change(words, { target: { value: ' 안개 낀 산'.normalize('NFD') } })
    fireEvent.click(dialog.getByText('고치기'))
    expect(body()).toEqual(stored('안개 낀 산'))
    expect(submitted).not.toHaveBeenCalled()
  })

  it('gives its place to another', async () => {
    const { editor } = show(stored('산'))
    const file = screen.getByLabelText<HTMLInputElement>('본문 이미지', { selector: 'input' })
    const asksForFile = vi.spyOn(file, 'click')
    fireEvent.click(select(editor).getByText('다른 이미지로 바꾸기'))
    expect(asksForFile).toHaveBeenCalledOnce()
    pick(file, fileOf('b.jpg'))
    await settle()
    const dialog = within(screen.getByRole('dialog', { name: '본문에 이미지 넣기' }))
    fireEvent.change(dialog.getByLabelText('이미지 설명'), { target: { value: '바다' } })
    fireEvent.click(dialog.getByText('넣기'))
    await settle()
    expect(JSON.stringify(body())).toContain('"alt":"바다"')
    expect(JSON.stringify(body())).not.toContain('"alt":"산"')
  })
})
