import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawShareCard } from '@/features/share-card/draw/drawShareCard'
import { loadCardAssets } from '@/features/share-card/draw/loadCardAssets'
import ShareCardDialog from '@/features/share-card/ShareCardDialog'
import type { ShareSubject } from '@/features/share-card/shareSubject'
import { rights } from '@content/rights'
import { toPng } from '@/lib/canvas/canvas'
import { saveFile } from '@/lib/browser/saveFile'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'
import { readXmp } from '../../support/xmp'

vi.mock(import('@/features/share-card/draw/loadCardAssets'), { spy: true })
vi.mock(import('@/features/share-card/draw/drawShareCard'), { spy: true })
vi.mock(import('@/lib/browser/saveFile'), { spy: true })
vi.mock(import('@/lib/canvas/canvas'), { spy: true })

const passage: ShareSubject = {
  kind: 'passage',
  text: '우산은 하나였다.',
  source: '해와 달의 연애사, 1장',
  path: '/novel/Tls?chapter=1&at=1.2',
  fileName: 'tls-1-1-2',
  terms: { license: 'reserved', train: false },
}
const photo: ShareSubject = {
  kind: 'photo',
  title: '비 오는 창',
  date: '2024. 7. 17.',
  facts: ['SONY A7C2'],
  sources: ['/a.webp'],
  alt: '빗방울 맺힌 창',
  path: '/gallery/a7c2/View/12',
  fileName: 'a7c2-12',
  terms: { license: 'https://creativecommons.org/licenses/by/4.0/', train: true },
}
const lettering = document.createElement('canvas')
const assets = { logo: { light: lettering, dark: lettering }, picture: null }

function show(subject: ShareSubject = passage) {
  const onClose = () => undefined
  render(<ShareCardDialog open subject={subject} onClose={onClose} />)
  return { dialog: within(screen.getByRole('dialog')) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const expectToast = (message: string) =>
  vi.waitFor(() => expect(toasts.getState().at(-1)?.message).toBe(message))
/** Stubs the share API, or its absence. */
function stubShare(share?: (data?: ShareData) => Promise<void>) {
  const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()) }
  const shareApi = share ? { share, canShare: () => true } : { share: undefined, canShare: undefined }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), shareApi, { clipboard }))
  return clipboard
}

beforeEach(() => {
  installDialogMethods()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.mocked(loadCardAssets).mockReset().mockResolvedValue(assets)
  vi.mocked(drawShareCard)
    .mockReset()
    .mockImplementation(() => document.createElement('canvas'))
  vi.mocked(toPng)
    .mockReset()
    .mockResolvedValue(new Blob(['png']))
  vi.mocked(saveFile).mockReset().mockReturnValue()
})
afterEach(() => vi.unstubAllGlobals())

describe('the share dialog', () => {
  test('opens scrolled to the top, wherever the focus has scrolled it', () => {
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
      const layer = this.closest('dialog')
      if (layer) layer.scrollTop = 26
    })
    show()
    expect(screen.getByRole('dialog').scrollTop).toBe(0)
  })

  test('has an image named by its passage, four backgrounds and two aspect ratios', async () => {
    stubShare()
    const { dialog } = show()
    expect(await dialog.findByRole('img', { name: passage.text })).toBeInTheDocument()
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '밤',
      '종이',
      '분홍',
      '암실',
      '4:5',
      '9:16',
    ])
    expect(dialog.getByRole('radio', { name: '밤' })).toBeChecked()
    fireEvent.click(dialog.getByRole('radio', { name: '분홍' }))
    fireEvent.click(dialog.getByRole('radio', { name: '9:16' }))
    press('그림 저장')
    await expectToast('그림을 저장했습니다.')
    expect(vi.mocked(drawShareCard).mock.lastCall?.[0]).toMatchObject({
      ground: 'pink',
      ratio: { width: 1080, height: 1920 },
      address: `${window.location.host}/novel/Tls`,
    })
    const file = vi.mocked(saveFile).mock.lastCall?.[0]
    expect(file).toMatchObject({ name: 'tls-1-1-2.png', type: 'image/png' })
    expect(readXmp(new Uint8Array(await file!.arrayBuffer()))).toEqual({
      creator: '한여백',
      rights: rights.notice,
      statement: `${window.location.origin}/about/Rights`,
      dataMining: 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED',
    })
  })

  test('shows a photograph in the darkroom, named by its alt text', async () => {
    stubShare()
    const { dialog } = show(photo)
    expect(await dialog.findByRole('img', { name: photo.alt })).toBeInTheDocument()
    expect(dialog.getByRole('radio', { name: '암실' })).toBeChecked()
    expect(dialog.getByRole('heading', { name: '이 사진 나누기' })).toBeInTheDocument()
  })

  test('offers sharing only if the device can share files', async () => {
    stubShare()
    const { dialog } = show()
    await dialog.findByRole('img')
    expect(dialog.queryByRole('button', { name: '공유하기' })).toBeNull()
  })

  test('saves the image if sharing fails, but not if the visitor cancels', async () => {
    const share = vi
      .fn<(data?: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
      .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    stubShare(share)
    const { dialog } = show()
    await dialog.findByRole('img')
    press('공유하기')
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    expect(share.mock.lastCall?.[0]).toMatchObject({
      url: new URL(passage.path, window.location.origin).href,
      files: [expect.objectContaining({ name: 'tls-1-1-2.png' })],
    })
    press('공유하기')
    await expectToast('이 기기에서는 나눌 수 없어 그림으로 저장했습니다.')
    expect(saveFile).toHaveBeenCalledTimes(1)
  })

  test('copies the link to the exact sentence', async () => {
    const clipboard = stubShare()
    show()
    press('링크 복사')
    await expectToast('링크를 복사했습니다.')
    expect(clipboard.writeText).toHaveBeenCalledWith(new URL(passage.path, window.location.origin).href)
  })

  test('reports a failure and retries', async () => {
    stubShare()
    vi.mocked(loadCardAssets).mockRejectedValueOnce(new Error('no picture'))
    const { dialog } = show()
    expect(await dialog.findByRole('alert')).toHaveTextContent('그림을 만들지 못했습니다.')
    expect(dialog.getByRole('button', { name: '그림 저장' })).toBeDisabled()
    press('다시 시도')
    expect(await dialog.findByRole('img')).toBeInTheDocument()
    vi.mocked(toPng).mockRejectedValueOnce(new Error('tainted'))
    press('그림 저장')
    await expectToast('그림을 만들지 못했습니다. 다시 시도해 주세요.')
    expect(saveFile).not.toHaveBeenCalled()
  })
})
