import { endSession, field, insert, kept, open, press, settle, type, update, whole } from './editorPage'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { removeUnusedPictures } from '@/collections/ownerMedia'
import { DataError } from '@/data/errors'
import { uploadObject } from '@/data/uploads'
import { declined } from '@/features/collection-admin/connection/connection'
import { toasts } from '@/ui/toaster/store'
import { FakeWorker, fileOf, imageOf, pick } from '../desk'

describe('publishing', () => {
  it('waits for title, picture and words for it, each a button that leads there', async () => {
    await open()
    await press('게시하기')
    expect(insert).not.toHaveBeenCalled()
    const gate = screen.getByText(/게시하려면 아직 필요합니다/)
    for (const [name, goal] of [
      ['제목', field('제목')],
      ['이미지', screen.getByText('파일 고르기')],
      ['대체 텍스트', field('대체 텍스트')],
    ] as const) {
      fireEvent.click(within(gate).getByText(name))
      expect(goal).toHaveFocus()
    }
    type('대체 텍스트', '안개 낀 산')
    expect(within(gate).queryByText('대체 텍스트')).toBeNull()
  })

  it('shows the row to visitors when nothing is missing', async () => {
    await open(whole)
    await press('게시하기')
    expect(update.mock.lastCall?.[2]).toMatchObject({ title: whole.title, status: 'published' })
    expect(toasts.getState()[0]).toMatchObject({
      message: '게시했습니다.',
      action: { label: '사이트에서 보기' },
    })
  })

  it('stores the picture before the row, and no row without it', async () => {
    vi.mocked(uploadObject).mockRejectedValue(new DataError('tooLarge', 'no', { status: 413 }))
    await open()
    type('제목', '겹겹의 새벽')
    type('대체 텍스트', '안개 낀 산')
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    await press('게시하기')
    expect(insert).not.toHaveBeenCalled()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('파일이 서버가 받는 크기보다 큽니다.'),
    )
    vi.mocked(uploadObject).mockResolvedValue()
    await press('게시하기')
    expect(insert.mock.lastCall?.[1]).toMatchObject({
      image: '/storage/v1/object/public/media/new.webp',
      width: 2560,
      status: 'published',
    })
  })

  it('removes the picture that it replaces, once the row shows the new one', async () => {
    await open(whole)
    pick(field('이미지'), fileOf('b.jpg'))
    await settle()
    expect(removeUnusedPictures).not.toHaveBeenCalled()
    await press('게시하기')
    expect(removeUnusedPictures).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ image: whole.image }),
    ])
  })
})

describe('a row that was changed elsewhere', () => {
  async function meetConflict() {
    update.mockRejectedValueOnce(new DataError('conflict', 'changed'))
    await open(whole)
    type('제목', '내 제목')
    await press('게시하기')
    expect(screen.getByRole('dialog', { name: '다른 곳에서 먼저 바뀌었습니다' })).toBeVisible()
  }

  it('is overwritten only on the owner’s word', async () => {
    await meetConflict()
    expect(update).toHaveBeenCalledTimes(1)
    await press('덮어쓰기')
    expect(update.mock.lastCall?.slice(2)).toEqual([
      expect.objectContaining({ title: '내 제목', status: 'published' }),
      { expectedUpdatedAt: undefined },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is read again, and the own text is kept', async () => {
    await meetConflict()
    const reload = vi.fn<() => unknown>()
    const page = location
    vi.stubGlobal(
      'location',
      new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : Reflect.get(page, name)) }),
    )
    await press('다시 불러오기')
    expect(reload).toHaveBeenCalledOnce()
    expect(await kept('a7c2/7')).toMatchObject({ draft: { title: '내 제목' } })
    const closing = new Event('beforeunload', { cancelable: true })
    fireEvent(window, closing)
    expect(closing.defaultPrevented).toBe(false)
  })
})

describe('what a photograph tells of itself', () => {
  it('fills the fields that are empty, and never what was typed', async () => {
    FakeWorker.reply = ({ id }) => ({
      id,
      image: imageOf({ camera: 'SONY A7C2', lens: 'FE 35mm F1.8', aperture: 1.8, shutter: '1/640' }),
    })
    await open()
    type('렌즈', '할아버지의 렌즈')
    pick(field('이미지'), fileOf('겹겹의_새벽.jpg'.normalize('NFD')))
    await settle()
    expect(field('제목')).toHaveValue('겹겹의 새벽')
    expect(field('카메라')).toHaveValue('SONY A7C2')
    expect(field('조리개 (f/)')).toHaveValue('1.8')
    expect(field('렌즈')).toHaveValue('할아버지의 렌즈')
    expect(screen.getByText('자동으로 채웠습니다')).toBeVisible()
    type('제목', '내 제목')
    pick(field('이미지'), fileOf('다른 사진.jpg'))
    await settle()
    expect(field('제목')).toHaveValue('내 제목')
  })
})

describe('deleting', () => {
  it('says plainly when nobody is connected to do it', async () => {
    endSession()
    await open(whole)
    await press('삭제')
    fireEvent.click(within(screen.getByRole('dialog')).getByText('삭제'))
    await settle()
    act(declined)
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^삭제하지 못했습니다. 서버가 이 일을 허락하지 않았습니다. 서버 연결을 확인해 주세요.$/,
    )
  })

  it('leads back to the list, with the way back in a toast', async () => {
    await open(whole)
    type('제목', '버릴 제목')
    await press('삭제')
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText('취소')).toHaveFocus()
    fireEvent.click(within(dialog).getByText('삭제'))
    await settle()
    expect(screen.getByRole('heading', { name: '목록' })).toBeVisible()
    expect(toasts.getState()[0]).toMatchObject({ message: '삭제했습니다.', action: { label: '되돌리기' } })
    expect(await kept('a7c2/7')).toBeNull()
  })
})
