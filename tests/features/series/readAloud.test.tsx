import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { novelOf } from '../../support/stories'
import { NovelPage } from '@/features/series/novel/NovelPage'
import '@/features/series/reader/Reader'
import '@/features/series/read-aloud/ReadAloud'
import { NEXT_CHAPTER_DELAY_MS } from '@/features/series/read-aloud/useSpeechPlayback'
import { setCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { fillChapterQueries } from '../../support/serials'
import { createSpeechDouble, FakeUtterance, createVoice } from '../../support/speech'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubResizeObserver } from '../../support/observers'

const yuna = createVoice('유나', 'ko-KR')
let double = createSpeechDouble()

beforeEach(() => {
  double = createSpeechDouble([yuna, createVoice('Minsu - Korean', 'ko_KR'), createVoice('Daniel', 'en-GB')])
  vi.stubGlobal('speechSynthesis', double.speech)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  fillChapterQueries()
  stubMatchMedia()
  stubResizeObserver()
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
        <Route path="/novel/Tls" element={<NovelPage novel={novelOf('tls')} onShare={() => {}} />} />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByTestId('novel-reader')
  return {
    ...view,
    user: userEvent.setup(vi.isFakeTimers() ? { advanceTimers: (ms) => vi.advanceTimersByTime(ms) } : {}),
  }
}

const readAloudButton = () => screen.getByRole('button', { name: '낭독' })
const findBar = () => screen.findByRole('region', { name: '낭독' })
const markedSentence = () => document.querySelector('mark[data-reading]')
const endUtterance = () => act(() => double.end())

test('shows no button without a Korean voice, and a button once one is available', async () => {
  double.setVoices([createVoice('Daniel', 'en-GB')])
  await visit()
  expect(screen.queryByRole('button', { name: '낭독' })).toBeNull()
  act(() => double.setVoices([yuna]))
  expect(await screen.findByRole('button', { name: '낭독' })).toHaveAttribute('aria-pressed', 'false')
})

test('reads and marks sentence by sentence, and pauses', async () => {
  const { user } = await visit()
  await user.click(readAloudButton())
  const region = within(await findBar())
  expect(markedSentence()).toHaveTextContent('우리는 이 분 차이로 태어났다.')
  expect(markedSentence()).toHaveAttribute('aria-current', 'true')
  endUtterance()
  expect(markedSentence()).toHaveTextContent('그 이 분 사이에 날짜가')
  expect(region.getByText('1장, 2번째 문장')).toBeVisible()

  await user.click(region.getByRole('button', { name: '낭독 멈추기' }))
  expect(double.current()).toBeNull()
  await user.click(region.getByRole('button', { name: '다음 문장' }))
  expect(markedSentence()).toHaveTextContent('생일 케이크는 언제나 자정에 켰다.')
  expect(double.current()).toBeNull()
  await user.click(region.getByRole('button', { name: '낭독 재생' }))
  expect(double.current()?.text).toBe('생일 케이크는 언제나 자정에 켰다.')
})

test('speaks on iOS, which ignores speech until it has been asked for during a click', async () => {
  let isClick = false
  let isAllowed = false
  const speak = (utterance: SpeechSynthesisUtterance) => {
    isAllowed ||= isClick
    if (isAllowed) double.speech.speak(utterance)
  }
  vi.stubGlobal('speechSynthesis', { ...double.speech, speak })
  window.addEventListener('click', () => (isClick = true), { capture: true, once: true })
  window.addEventListener('click', () => (isClick = false), { once: true })
  const { user } = await visit()
  await user.click(readAloudButton())
  await findBar()
  expect(double.current()?.text).toBe('우리는 이 분 차이로 태어났다.')
})

test('applies and stores a changed pace and voice', async () => {
  const { user } = await visit()
  await user.click(readAloudButton())
  const region = within(await findBar())
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

test('handles its keys except during IME composition; Esc closes the bar but not the reader', async () => {
  const { user } = await visit()
  await user.click(readAloudButton())
  await findBar()
  const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more })
  press(']')
  press(']', { isComposing: true })
  press(']', { keyCode: 229 })
  expect(markedSentence()).toHaveTextContent('그 이 분 사이에')
  press('[')
  press('>')
  expect(double.current()).toMatchObject({ text: '우리는 이 분 차이로 태어났다.', rate: 1.1 })
  setCharacterKeysEnabled(false)
  for (const key of ['[', ']', '<', '>']) press(key)
  setCharacterKeysEnabled(true)
  expect(double.current()).toMatchObject({ text: '우리는 이 분 차이로 태어났다.', rate: 1.1 })
  press(' ')
  expect(double.current()).toBeNull()
  press(' ')
  fireEvent.keyDown(readAloudButton(), { key: ' ' })
  expect(double.current()).not.toBeNull()
  press('Escape')
  expect(screen.queryByRole('region', { name: '낭독' })).toBeNull()
  expect(markedSentence()).toBeNull()
  expect(double.current()).toBeNull()
  expect(screen.getByTestId('novel-reader')).toBeVisible()
})

test.each([
  ['the standard', 'caretPositionFromPoint', (offsetNode: Node) => ({ offsetNode, offset: 0 })],
  ['older Safari', 'caretRangeFromPoint', (startContainer: Node) => ({ startContainer, startOffset: 0 })],
])('continues from a clicked sentence (%s)', async (_by, name, createCaret) => {
  const { user } = await visit()
  await user.click(readAloudButton())
  await findBar()
  const thirdParagraph = document.querySelectorAll<HTMLElement>('p[data-block]')[2]!
  const text = document.createTreeWalker(thirdParagraph, NodeFilter.SHOW_TEXT).nextNode()!
  Object.assign(document, { [name]: () => createCaret(text) })
  fireEvent.click(thirdParagraph)
  Reflect.deleteProperty(document, name)
  expect(thirdParagraph.contains(markedSentence())).toBe(true)
})

test('returns the focus to its button when the bar is closed', async () => {
  const { user } = await visit()
  await user.click(readAloudButton())
  await user.click(within(await findBar()).getByRole('button', { name: '낭독 닫기' }))
  expect(readAloudButton()).toHaveFocus()
})

test('ignores its keys under a dialog and in the voice list', async () => {
  const { user } = await visit()
  await user.click(readAloudButton())
  const region = within(await findBar())
  endUtterance()
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

test('follows the sentence until the visitor scrolls, except with keys in its controls or under a dialog', async () => {
  const { user } = await visit()
  await user.click(readAloudButton())
  const region = within(await findBar())
  const find = () => region.queryByRole('button', { name: '지금 문장으로' })
  fireEvent.keyDown(region.getByRole('slider', { name: '속도' }), { key: 'ArrowUp' })
  fireEvent.keyDown(region.getByRole('combobox', { name: '목소리' }), { key: 'ArrowDown' })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  fireEvent.keyDown(dialog, { key: 'PageDown' })
  fireEvent.wheel(dialog)
  dialog.remove()
  expect(find()).toBeNull()
  fireEvent.keyDown(readAloudButton(), { key: 'ArrowDown' })
  expect(find()).toBeVisible()
})

test('stops when the page is left', async () => {
  const { user, unmount } = await visit()
  await user.click(readAloudButton())
  await findBar()
  fireEvent(window, new Event('pagehide'))
  expect(double.current()).toBeNull()
  expect(screen.getByRole('button', { name: '낭독 재생' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '낭독 재생' }))
  expect(double.current()).not.toBeNull()
  unmount()
  expect(double.current()).toBeNull()
})

test('reports a failed voice and retries', async () => {
  const { user } = await visit()
  await user.click(readAloudButton())
  const region = within(await findBar())
  act(() => double.fail())
  expect(region.getByRole('status')).toHaveTextContent('목소리를 불러오지 못했습니다.')
  await user.click(region.getByRole('button', { name: '낭독 재생' }))
  expect(region.getByRole('status')).toBeEmptyDOMElement()
  expect(double.current()).not.toBeNull()
})

test('continues with the next chapter from its start', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await visit()
  await user.click(readAloudButton())
  const region = within(await findBar())
  for (let sentence = 0; double.current() && sentence < 500; sentence++) endUtterance()
  expect(region.getByRole('status')).toHaveTextContent('2장을 이어 읽습니다.')
  await act(() => vi.advanceTimersByTimeAsync(NEXT_CHAPTER_DELAY_MS))
  expect(await screen.findByRole('heading', { level: 1, name: /벽 하나를/ })).toBeVisible()
  await findBar()
  expect(double.current()?.text).toBe('언니는 거짓말을 할 때 목소리가 밝아진다.')
  for (let sentence = 0; double.current() && sentence < 500; sentence++) endUtterance()
  expect(screen.getByText('끝까지 읽었습니다.')).toBeVisible()
})
