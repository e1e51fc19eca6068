import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NovelPage } from '@/features/series/novel/NovelPage'
import '@/features/series/reader/Reader'
import '@/features/series/aloud/ReadAloud'
import { NEXT_CHAPTER_AFTER_MS } from '@/features/series/aloud/useReadAloud'
import { letCharacterKeysWork } from '@/lib/browser/characterKeys'
import { speechDouble, Utterance, voiceOf } from '../../support/speech'

const yuna = voiceOf('유나', 'ko-KR')
let double = speechDouble()

beforeEach(() => {
  double = speechDouble([yuna, voiceOf('Minsu - Korean', 'ko_KR'), voiceOf('Daniel', 'en-GB')])
  vi.stubGlobal('speechSynthesis', double.speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function visit(chapter = 1) {
  const view = render(
    <MemoryRouter initialEntries={[`/novel/Tls?chapter=${chapter}`]}>
      <Routes>
        <Route path="/novel/Tls" element={<NovelPage novel="tls" onShare={() => {}} />} />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByTestId('novel-reader')
  return {
    ...view,
    user: userEvent.setup(vi.isFakeTimers() ? { advanceTimers: (ms) => vi.advanceTimersByTime(ms) } : {}),
  }
}

const button = () => screen.getByRole('button', { name: '낭독' })
const bar = () => screen.findByRole('region', { name: '낭독' })
const marked = () => document.querySelector('mark[data-reading]')
const end = () => act(() => double.end())

test('there is no button without a Korean voice, and one as soon as it has come', async () => {
  double.bring([voiceOf('Daniel', 'en-GB')])
  await visit()
  expect(screen.queryByRole('button', { name: '낭독' })).toBeNull()
  act(() => double.bring([yuna]))
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('reads sentence by sentence, marks it, and pauses', async () => {
  const { user } = await visit()
  await user.click(button())
  const region = within(await bar())
  expect(marked()).toHaveTextContent('우리는 이 분 차이로 태어났다.')
  expect(marked()).toHaveAttribute('aria-current', 'true')
  end()
  expect(marked()).toHaveTextContent('그 이 분 사이에 날짜가')
  expect(region.getByText('1장, 2번째 문장')).toBeVisible()

  await user.click(region.getByRole('button', { name: '낭독 멈추기' }))
  expect(double.current()).toBeNull()
  await user.click(region.getByRole('button', { name: '다음 문장' }))
  expect(marked()).toHaveTextContent('생일 케이크는 언제나 자정에 켰다.')
  expect(double.current()).toBeNull()
  await user.click(region.getByRole('button', { name: '낭독 재생' }))
  expect(double.current()?.text).toBe('생일 케이크는 언제나 자정에 켰다.')
})

test('changes pace and voice at once and keeps them', async () => {
  const { user } = await visit()
  await user.click(button())
  const region = within(await bar())
  const pace = region.getByRole('slider', { name: '속도' })
  fireEvent.change(pace, { target: { value: '1.2' } })
  expect(pace).toHaveAttribute('aria-valuetext', '1.2배')
  expect(double.current()?.rate).toBe(1.2)
  await user.selectOptions(region.getByRole('combobox', { name: '목소리' }), 'Minsu')
  expect(double.current()).toMatchObject({ lang: 'ko-KR', voice: { name: 'Minsu - Korean' } })
  expect(JSON.parse(localStorage.getItem('blank-page-read-aloud') ?? '')).toEqual({
    pace: 1.2,
    voice: 'Minsu - Korean',
  })
})

test('by the keys, never while a syllable is being composed; Esc closes the bar and leaves the reader', async () => {
  const { user } = await visit()
  await user.click(button())
  await bar()
  const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more })
  press(']')
  press(']', { isComposing: true })
  press(']', { keyCode: 229 })
  expect(marked()).toHaveTextContent('그 이 분 사이에')
  press('[')
  press('>')
  expect(double.current()).toMatchObject({ text: '우리는 이 분 차이로 태어났다.', rate: 1.1 })
  letCharacterKeysWork(false)
  for (const key of ['[', ']', '<', '>']) press(key)
  letCharacterKeysWork(true)
  expect(double.current()).toMatchObject({ text: '우리는 이 분 차이로 태어났다.', rate: 1.1 })
  press(' ')
  expect(double.current()).toBeNull()
  press(' ')
  fireEvent.keyDown(button(), { key: ' ' })
  expect(double.current()).not.toBeNull()
  press('Escape')
  expect(screen.queryByRole('region', { name: '낭독' })).toBeNull()
  expect(marked()).toBeNull()
  expect(double.current()).toBeNull()
  expect(screen.getByTestId('novel-reader')).toBeVisible()
})

test.each([
  ['the standard', 'caretPositionFromPoint', (offsetNode: Node) => ({ offsetNode, offset: 0 })],
  ['older Safari', 'caretRangeFromPoint', (startContainer: Node) => ({ startContainer, startOffset: 0 })],
])('a sentence that is pressed is read from there, by %s', async (_by, name, found) => {
  const { user } = await visit()
  await user.click(button())
  await bar()
  const later = document.querySelectorAll<HTMLElement>('p[data-block]')[2]!
  const text = document.createTreeWalker(later, NodeFilter.SHOW_TEXT).nextNode()!
  Object.assign(document, { [name]: () => found(text) })
  fireEvent.click(later)
  Reflect.deleteProperty(document, name)
  expect(later.contains(marked())).toBe(true)
})

test('closing the bar leaves the focus on its button', async () => {
  const { user } = await visit()
  await user.click(button())
  await user.click(within(await bar()).getByRole('button', { name: '낭독 닫기' }))
  expect(button()).toHaveFocus()
})

test('its keys are those of a dialog while one is open, and of the list of voices', async () => {
  const { user } = await visit()
  await user.click(button())
  const region = within(await bar())
  end()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  for (const key of ['[', '<', ' ', 'Escape']) {
    expect(fireEvent.keyDown(dialog, { key }), key).toBe(true)
    expect(fireEvent.keyDown(document.body, { key }), key).toBe(true)
  }
  dialog.remove()
  fireEvent.keyDown(region.getByRole('combobox', { name: '목소리' }), { key: '[' })
  expect(double.current()).toMatchObject({ text: expect.stringContaining('그 이 분 사이에'), rate: 1 })
})

test('is followed until the page is scrolled, not by the keys of its own choices or under a dialog', async () => {
  const { user } = await visit()
  await user.click(button())
  const region = within(await bar())
  const find = () => region.queryByRole('button', { name: '지금 문장으로' })
  fireEvent.keyDown(region.getByRole('slider', { name: '속도' }), { key: 'ArrowUp' })
  fireEvent.keyDown(region.getByRole('combobox', { name: '목소리' }), { key: 'ArrowDown' })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  fireEvent.keyDown(dialog, { key: 'PageDown' })
  fireEvent.wheel(dialog)
  dialog.remove()
  expect(find()).toBeNull()
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  expect(find()).toBeVisible()
})

test('stops with the page', async () => {
  const { user, unmount } = await visit()
  await user.click(button())
  await bar()
  fireEvent(window, new Event('pagehide'))
  expect(double.current()).toBeNull()
  expect(screen.getByRole('button', { name: '낭독 재생' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '낭독 재생' }))
  expect(double.current()).not.toBeNull()
  unmount()
  expect(double.current()).toBeNull()
})

test('says that the voice failed, and tries again', async () => {
  const { user } = await visit()
  await user.click(button())
  const region = within(await bar())
  act(() => double.fail())
  expect(region.getByRole('status')).toHaveTextContent('목소리를 불러오지 못했습니다.')
  await user.click(region.getByRole('button', { name: '낭독 재생' }))
  expect(region.getByRole('status')).toBeEmptyDOMElement()
  expect(double.current()).not.toBeNull()
})

test('goes on with the next chapter, from its beginning', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await visit()
  await user.click(button())
  const region = within(await bar())
  for (let sentence = 0; double.current() && sentence < 500; sentence++) end()
  expect(region.getByRole('status')).toHaveTextContent('2장을 이어 읽습니다.')
  await act(() => vi.advanceTimersByTimeAsync(NEXT_CHAPTER_AFTER_MS))
  expect(await screen.findByRole('heading', { level: 1, name: /벽 하나를/ })).toBeVisible()
  await bar()
  expect(double.current()?.text).toBe('언니는 거짓말을 할 때 목소리가 밝아진다.')
  for (let sentence = 0; double.current() && sentence < 500; sentence++) end()
  expect(screen.getByText('끝까지 읽었습니다.')).toBeVisible()
})
