import { ctrlS, field, insert, kept, open, press, settle, type, update, whole } from './editorPage'
import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Post } from '@/posts/post'
import { getOwnerPost } from '@/posts/ownerRepository'
import { a7c2 } from '@/posts/registry'
import { DataError } from '@/supabase/errors'
import { uploadObject } from '@/supabase/uploads'
import { toasts } from '@/ui/toaster/store'
import { postOf } from '../../support/posts'
import { fileOf, pick } from '../desk'

describe('saving', () => {
  it('makes a draft of nothing but a title, and its address is the row’s', async () => {
    await open()
    type('제목', '겹겹의 새벽')
    await press('임시저장')
    expect(insert).toHaveBeenCalledTimes(1)
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '겹겹의 새벽', image: null, status: 'draft' })
    expect(location.pathname).toBe(`${a7c2.uploadPath}/7`)
    expect(toasts.getState().map(({ message }) => message)).toEqual(['임시저장했습니다.'])
    expect(screen.getAllByText('서버에 저장됨')).not.toHaveLength(0)
    expect(await kept()).toBeNull()
  })

  it('says of a post that was on the site that it is no more', async () => {
    const shown = { ...whole, status: 'published', publishedAt: '2026-11-01T00:00:00Z' } as const
    vi.mocked(getOwnerPost).mockResolvedValue(shown)
    await open(shown)
    type('제목', '겹겹의 밤')
    await press('임시저장')
    expect(toasts.getState().at(-1)?.message).toBe('임시저장했습니다. 이제 사이트에 보이지 않습니다.')
  })

  it('says so of one that was put there from here a moment ago, too', async () => {
    await open(whole)
    await press('게시하기')
    await press('임시저장')
    expect(toasts.getState().at(-1)?.message).toBe('임시저장했습니다. 이제 사이트에 보이지 않습니다.')
  })

  it('sends once however often it is asked for, and changes its own row afterwards', async () => {
    let answer = (_post: Post) => {}
    insert.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open()
    type('제목', '겹겹의 새벽')
    await press('임시저장')
    await press('임시저장')
    ctrlS()
    await settle()
    expect(insert).toHaveBeenCalledTimes(1)
    answer(postOf({ title: '겹겹의 새벽' }))
    await settle()
    type('제목', '겹겹의 밤')
    await press('임시저장')
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update.mock.lastCall?.slice(1)).toEqual([
      7,
      expect.objectContaining({ title: '겹겹의 밤' }),
      { expectedUpdatedAt: postOf().updatedAt },
    ])
  })

  it.each(['임시저장', '게시하기'])('shows at %s that it runs, and says so once', async (pressed) => {
    let answer = (_post: Post) => {}
    update.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open(whole)
    type('제목', '새 제목')
    await press(pressed)
    const busy = () => screen.queryAllByRole('button', { busy: true }).map(({ textContent }) => textContent)
    const told = () => screen.getAllByRole('status').filter((one) => one.textContent === '저장하는 중…')
    expect(busy()).toEqual([pressed])
    expect(told()).toHaveLength(1)
    const [note] = screen.getAllByText('저장하는 중…').filter((line) => !told().includes(line))
    // Narrow screens have no note but this.
    expect(note?.closest('[data-always]')).not.toBeNull()
    answer({ ...whole, title: '새 제목' })
    await settle()
    expect(busy()).toEqual([])
    expect(screen.queryByText('저장하는 중…')).toBeNull()
  })

  it('leaves a space at the end of a field under the hand that types it, and saves none', async () => {
    await open(whole)
    type('렌즈', ' 35mm ')
    expect(field('렌즈')).toHaveValue(' 35mm ')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toMatchObject({ meta: { lens: '35mm' } })
    expect(field('렌즈')).toHaveValue('35mm')
    expect(screen.getAllByText('서버에 저장됨')).not.toHaveLength(0)
  })

  it('saves what is typed while the picture is still on its way', async () => {
    let answer = () => {}
    vi.mocked(uploadObject).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await open()
    type('제목', '겹')
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    await press('임시저장')
    type('제목', '겹겹의 새벽')
    expect(insert).not.toHaveBeenCalled()
    answer()
    await settle()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '겹겹의 새벽', width: 2560 })
  })

  it('keeps what is typed meanwhile, as unsaved', async () => {
    let answer = (_post: Post) => {}
    update.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open(whole)
    type('제목', '첫 제목')
    await press('임시저장')
    type('요약', '그사이에 쓴 요약')
    answer({ ...whole, title: '첫 제목', updatedAt: '2026-11-20T13:00:00Z' })
    await settle()
    expect(field('제목')).toHaveValue('첫 제목')
    expect(field('요약')).toHaveValue('그사이에 쓴 요약')
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
  })

  it.each([
    ['Ctrl+S', {}],
    ['⌘S', { ctrlKey: false, metaKey: true }],
    ['the S of a Korean layout', { key: 'ㄴ' }],
    ['an S that has moved', { code: 'Semicolon' }],
  ])('answers to %s', async (_name, keys) => {
    await open(whole)
    type('제목', '새 제목')
    expect(ctrlS(keys)).toBe(false)
    await settle()
    expect(update).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['within a composition', { isComposing: true }],
    ['with Alt, which types letters', { altKey: true }],
    ['without Ctrl', { ctrlKey: false }],
  ])('does not answer to an S %s', async (_name, keys) => {
    await open(whole)
    type('제목', '새 제목')
    expect(ctrlS(keys)).toBe(true)
    await settle()
    expect(update).not.toHaveBeenCalled()
  })

  it('asks for the title first, and puts the focus there', async () => {
    await open()
    await press('임시저장')
    expect(insert).not.toHaveBeenCalled()
    expect(field('제목')).toHaveFocus()
    expect(field('제목')).toBeInvalid()
    expect(field('제목')).toHaveAccessibleDescription('제목을 입력해 주세요.')
    type('제목', '겹')
    expect(field('제목')).toBeValid()
  })

  it('fails at once without a network, instead of waiting unseen', async () => {
    onlineManager.setOnline(false)
    update.mockRejectedValueOnce(new DataError('offline', 'gone'))
    await open(whole)
    type('제목', '새 제목')
    await press('임시저장')
    onlineManager.setOnline(true)
    expect(screen.getByRole('alert')).toHaveTextContent('서버에 닿지 못했습니다.')
  })

  it('tells why it failed, and loses nothing', async () => {
    update.mockRejectedValueOnce(new DataError('offline', 'gone'))
    await open(whole)
    type('제목', '새 제목')
    await press('임시저장')
    expect(screen.getByRole('alert')).toHaveTextContent(
      '저장하지 못했습니다. 서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.',
    )
    expect(field('제목')).toHaveValue('새 제목')
    await press('임시저장')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(update).toHaveBeenCalledTimes(2)
  })
})
