import { ctrlS, field, insert, kept, open, pass, press, settle, type, whole } from './editorPage'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Post } from '@/collections/post'
import { uploadObject } from '@/data/uploads'
import { fileOf, pick } from '../desk'

describe('unsaved work', () => {
  it('is kept in the browser three seconds after the last change', async () => {
    await open()
    type('제목', '겹')
    await pass(2000)
    type('제목', '겹겹의 새벽')
    await pass(2900)
    expect(await kept()).toBeNull()
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
    await pass(100)
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' }, baseUpdatedAt: null })
    expect(screen.getAllByText('방금 임시저장됨')).not.toHaveLength(0)
  })

  it('is kept at once when the page is hidden', async () => {
    await open()
    type('제목', '겹겹의 새벽')
    fireEvent(window, new Event('pagehide'))
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' } })
  })

  it('is kept at once when the editor goes away, as on a forced logout', async () => {
    const { unmount } = await open()
    type('제목', '겹겹의 새벽')
    unmount()
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' } })
  })

  it('stays in the tab, and says so, when the browser has no room left', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { unmount } = await open()
    type('제목', '겹겹의 새벽')
    await pass(3050)
    expect(screen.getAllByText(/저장소가 가득 차 이 탭에만 보관합니다/)).not.toHaveLength(0)
    unmount()
    await open()
    await press('복원')
    expect(field('제목')).toHaveValue('겹겹의 새벽')
  })

  it('is not kept any longer once it is taken back', async () => {
    await open(whole)
    type('제목', '다른 제목')
    await pass(3050)
    expect(await kept('a7c2/7')).not.toBeNull()
    type('제목', whole.title)
    await settle()
    expect(await kept('a7c2/7')).toBeNull()
  })
})

describe('work of an earlier visit', () => {
  async function leftBehind(row: Post | null = null) {
    const { unmount } = await open(row)
    type('제목', '두고 간 제목')
    type('렌즈', '35mm')
    unmount()
    await settle()
  }

  it('is offered, and holds the form until it is answered', async () => {
    await leftBehind()
    await open()
    expect(screen.getByText('저장하지 않은 내용이 남아 있습니다.')).toBeVisible()
    expect(field('제목').closest('[inert]')).not.toBeNull()
    expect(screen.getByText('게시하기').closest('[inert]')).not.toBeNull()
    ctrlS()
    await settle()
    expect(screen.queryByText('제목을 입력해 주세요.')).toBeNull()
  })

  it('comes back whole', async () => {
    await leftBehind()
    await open()
    await press('복원')
    expect(field('제목')).toHaveValue('두고 간 제목')
    expect(field('렌즈')).toHaveValue('35mm')
    expect(field('제목').closest('[inert]')).toBeNull()
    expect(screen.queryByText('복원')).toBeNull()
  })

  it('is gone for good once it is thrown away', async () => {
    await leftBehind(whole)
    const { unmount } = await open(whole)
    await press('버리기')
    expect(field('제목')).toHaveValue(whole.title)
    unmount()
    await open(whole)
    expect(screen.queryByText('복원')).toBeNull()
  })

  it('warns when the row has been saved elsewhere meanwhile', async () => {
    await leftBehind(whole)
    const { unmount } = await open(whole)
    expect(screen.queryByText(/다른 곳에서 바뀌었습니다/)).toBeNull()
    unmount()
    await settle()
    await open({ ...whole, updatedAt: '2026-11-20T12:30:00Z' })
    expect(screen.getByText(/다른 곳에서 바뀌었습니다/)).toBeVisible()
  })

  it('brings back a picture, and does not send again what was stored', async () => {
    const { unmount } = await open()
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    type('제목', '겹겹의 새벽')
    unmount()
    await settle()
    vi.mocked(uploadObject).mockClear()
    await open()
    await press('복원')
    await press('임시저장')
    expect(uploadObject).not.toHaveBeenCalled()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ image: '/storage/v1/object/public/media/new.webp' })
  })
})
