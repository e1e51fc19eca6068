import {
  ctrlS,
  field,
  insert,
  latestDraft,
  openEditor,
  press,
  settle,
  type,
  update,
  completePost,
} from './editorPage'
import { onlineManager } from '@tanstack/react-query'
import { act, renderHook, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Post } from '@/posts/post'
import { getOwnerPost } from '@/posts/owner/ownerRepository'
import { a7c2 } from '../../support/galleries'
import { useRowSaving } from '@/admin/editor/useRowSaving'
import { logger } from '@/lib/logger'
import { toDraftBase } from '@/posts/owner/postChanges'
import { toDraft } from '@/posts/owner/postDraft'
import { DataError } from '@/supabase/errors'
import { uploadObject } from '@/supabase/uploads'
import { toasts } from '@/ui/toaster/store'
import { buildPost, buildPostValues } from '../../support/posts'
import { imageFile, pickFiles } from '../fakeImageWorker'

describe('saving', () => {
  it('saves a draft with only a title and changes the address to the row’s', async () => {
    await openEditor()
    type('제목', '겹겹의 새벽')
    await press('임시저장')
    expect(insert).toHaveBeenCalledTimes(1)
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '겹겹의 새벽', image: null, status: 'draft' })
    expect(location.pathname).toBe(`${a7c2.uploadPath}/7`)
    expect(toasts.getState().map(({ message }) => message)).toEqual(['임시저장했습니다.'])
    expect(screen.getAllByText('서버에 저장됨')).not.toHaveLength(0)
    expect(await latestDraft()).toBeNull()
  })

  it('says that a published post is no longer visible on the site', async () => {
    const published = { ...completePost, status: 'published', publishedAt: '2026-11-01T00:00:00Z' } as const
    vi.mocked(getOwnerPost).mockResolvedValue(published)
    await openEditor(published)
    type('제목', '겹겹의 밤')
    await press('임시저장')
    expect(toasts.getState().at(-1)?.message).toBe('임시저장했습니다. 이제 사이트에 보이지 않습니다.')
  })

  it('says so for a post that was published in the same editor', async () => {
    await openEditor(completePost)
    await press('게시하기')
    await press('임시저장')
    expect(toasts.getState().at(-1)?.message).toBe('임시저장했습니다. 이제 사이트에 보이지 않습니다.')
  })

  it('sends one request for repeated clicks, then updates the created row', async () => {
    let respond = (_post: Post) => {}
    insert.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await openEditor()
    type('제목', '겹겹의 새벽')
    const save = screen.getByText('임시저장', { selector: 'button' })
    // The second click of a double click comes before the next render.
    act(() => {
      save.click()
      save.click()
    })
    ctrlS()
    await settle()
    expect(insert).toHaveBeenCalledTimes(1)
    respond(buildPost({ title: '겹겹의 새벽' }))
    await settle()
    expect(update).not.toHaveBeenCalled()
    expect(toasts.getState()).toHaveLength(1)
    type('제목', '겹겹의 밤')
    await press('임시저장')
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update.mock.lastCall?.slice(1)).toEqual([
      7,
      expect.objectContaining({ title: '겹겹의 밤' }),
      { expectedUpdatedAt: buildPost().updatedAt },
    ])
  })

  it.each(['임시저장', '게시하기'])('marks %s as busy and announces the save once', async (pressed) => {
    let respond = (_post: Post) => {}
    update.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await openEditor(completePost)
    type('제목', '새 제목')
    await press(pressed)
    const busy = () => screen.queryAllByRole('button', { busy: true }).map(({ textContent }) => textContent)
    const announcements = () =>
      screen.getAllByRole('status').filter((one) => one.textContent === '저장하는 중…')
    expect(busy()).toEqual([pressed])
    expect(announcements()).toHaveLength(1)
    const [note] = screen.getAllByText('저장하는 중…').filter((line) => !announcements().includes(line))
    // On narrow screens the note is only shown with this attribute.
    expect(note?.closest('[data-always]')).not.toBeNull()
    respond({ ...completePost, title: '새 제목' })
    await settle()
    expect(busy()).toEqual([])
    expect(screen.queryByText('저장하는 중…')).toBeNull()
  })

  it('keeps spaces while typing and trims them when saving', async () => {
    await openEditor(completePost)
    type('렌즈', ' 35mm ')
    expect(field('렌즈')).toHaveValue(' 35mm ')
    await press('임시저장')
    expect(update.mock.lastCall?.[2]).toMatchObject({ meta: { lens: '35mm' } })
    expect(field('렌즈')).toHaveValue('35mm')
    expect(screen.getAllByText('서버에 저장됨')).not.toHaveLength(0)
  })

  it('saves what is typed while the picture is uploaded', async () => {
    let respond = () => {}
    vi.mocked(uploadObject).mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    await openEditor()
    type('제목', '겹')
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    await press('임시저장')
    type('제목', '겹겹의 새벽')
    expect(insert).not.toHaveBeenCalled()
    respond()
    await settle()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '겹겹의 새벽', width: 2560 })
  })

  it('keeps what is typed during a save as unsaved', async () => {
    let respond = (_post: Post) => {}
    update.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await openEditor(completePost)
    type('제목', '첫 제목')
    await press('임시저장')
    type('요약', '그사이에 쓴 요약')
    respond({ ...completePost, title: '첫 제목', updatedAt: '2026-11-20T13:00:00Z' })
    await settle()
    expect(field('제목')).toHaveValue('첫 제목')
    expect(field('요약')).toHaveValue('그사이에 쓴 요약')
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
  })

  it.each([
    ['Ctrl+S', {}],
    ['⌘S', { ctrlKey: false, metaKey: true }],
    ['Ctrl+S with a Korean layout', { key: 'ㄴ' }],
    ['Ctrl+S with a remapped S', { code: 'Semicolon' }],
  ])('saves on %s', async (_name, keys) => {
    await openEditor(completePost)
    type('제목', '새 제목')
    expect(ctrlS(keys)).toBe(false)
    await settle()
    expect(update).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['during composition', { isComposing: true }],
    ['with Alt, which types characters', { altKey: true }],
    ['without Ctrl', { ctrlKey: false }],
  ])('does not save on S %s', async (_name, keys) => {
    await openEditor(completePost)
    type('제목', '새 제목')
    expect(ctrlS(keys)).toBe(true)
    await settle()
    expect(update).not.toHaveBeenCalled()
  })

  it('focuses the title if it is missing', async () => {
    await openEditor()
    await press('임시저장')
    expect(insert).not.toHaveBeenCalled()
    expect(field('제목')).toHaveFocus()
    expect(field('제목')).toBeInvalid()
    expect(field('제목')).toHaveAccessibleDescription('제목을 입력해 주세요.')
    type('제목', '겹')
    expect(field('제목')).toBeValid()
  })

  it('fails immediately without a network', async () => {
    onlineManager.setOnline(false)
    update.mockRejectedValueOnce(new DataError('offline', 'gone'))
    await openEditor(completePost)
    type('제목', '새 제목')
    await press('임시저장')
    onlineManager.setOnline(true)
    expect(screen.getByRole('alert')).toHaveTextContent('서버에 닿지 못했습니다.')
  })

  it('is reported as done if what follows a written row fails', async () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue()
    const values = buildPostValues(toDraft(completePost), a7c2)
    const { result } = renderHook(() =>
      useRowSaving({
        collection: a7c2,
        row: completePost,
        prepare: () =>
          Promise.resolve({
            draft: values,
            values: { ...values, title: '새 제목' },
            base: toDraftBase(completePost),
          }),
        onSaved: () => {
          throw new Error('The page cannot follow.')
        },
      }),
    )
    act(() => result.current.submit('draft'))
    await settle()
    expect(update).toHaveBeenCalledOnce()
    expect(result.current).toMatchObject({ error: null, isSaving: false })
    expect(toasts.getState()).toMatchObject([
      { tone: 'error', message: expect.stringMatching(/^저장했습니다/) },
    ])
    expect(log).toHaveBeenCalledOnce()
  })

  it('shows why saving failed and keeps the changes', async () => {
    update.mockRejectedValueOnce(new DataError('offline', 'gone'))
    await openEditor(completePost)
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
