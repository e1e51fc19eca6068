import {
  listDrafts,
  ctrlS,
  field,
  fillStorage,
  insert,
  latestDraft,
  openEditor,
  openDeletedPost,
  advanceTime,
  press,
  settle,
  type,
  update,
  completePost,
} from './editorPage'
import { fireEvent, screen } from '@testing-library/react'
import { createStore, set } from 'idb-keyval'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getOwnerPost } from '@/posts/owner/ownerRepository'
import { deleteLocalDraft } from '@/admin/editor/localDrafts'
import type { Post } from '@/posts/post'
import { RowChangedError } from '@/posts/owner/postChanges'
import { DataError } from '@/supabase/errors'
import { objectExists, uploadObject } from '@/supabase/uploads'
import { imageFile, pickFiles } from '../fakeImageWorker'

const DRAFTS = ['blank-page-drafts', 'drafts'] as const
const STORED = { image: '/storage/v1/object/public/media/1.webp', width: 30, height: 20 }

describe('autosave', () => {
  it('saves a draft in the browser three seconds after the last change', async () => {
    await openEditor()
    type('제목', '겹')
    await advanceTime(2000)
    type('제목', '겹겹의 새벽')
    await advanceTime(2900)
    expect(await latestDraft()).toBeNull()
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
    await advanceTime(100)
    expect(await latestDraft()).toMatchObject({ draft: { title: '겹겹의 새벽' }, base: { updatedAt: null } })
    expect(screen.getAllByText('이 브라우저에 보관됨')).not.toHaveLength(0)
  })

  it('saves at least every five seconds during continuous typing', async () => {
    await openEditor()
    const delays: number[] = []
    // One change a second never leaves a pause of three seconds.
    for (let second = 0; second < 12; second += 1) {
      type('제목', `${second}초`)
      await advanceTime(950)
      const work = await latestDraft()
      delays.push(second - Number.parseInt(work?.draft.title ?? '-1', 10))
    }
    expect(Math.max(...delays)).toBeLessThanOrEqual(5)
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
  })

  it('restarts the debounce after a save during typing', async () => {
    await openEditor()
    for (let second = 0; second < 5; second += 1) {
      type('제목', `${second}초`)
      await advanceTime(1000)
    }
    expect(await latestDraft()).toMatchObject({ draft: { title: '4초' } })
    type('제목', '다섯')
    await advanceTime(2800)
    expect(await latestDraft()).toMatchObject({ draft: { title: '4초' } })
    await advanceTime(200)
    expect(await latestDraft()).toMatchObject({ draft: { title: '다섯' } })
  })

  it('saves immediately when the page is hidden', async () => {
    await openEditor()
    type('제목', '겹겹의 새벽')
    fireEvent(window, new Event('pagehide'))
    expect(await latestDraft()).toMatchObject({ draft: { title: '겹겹의 새벽' } })
    await settle()
    expect(screen.getAllByText('이 브라우저에 보관됨')).not.toHaveLength(0)
  })

  it('saves immediately when the editor unmounts, as on a forced logout', async () => {
    const { unmount } = await openEditor()
    type('제목', '겹겹의 새벽')
    unmount()
    expect(await latestDraft()).toMatchObject({ draft: { title: '겹겹의 새벽' } })
  })

  const blockStorage = () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  it.each([
    ['is full', fillStorage],
    ['is blocked', blockStorage],
  ])('keeps the draft in memory and says so when the browser’s storage %s', async (_name, prevent) => {
    prevent()
    const { unmount } = await openEditor()
    type('제목', '겹겹의 새벽')
    await advanceTime(3050)
    expect(screen.getAllByText(/저장소가 가득 차 이 탭에만 보관합니다/)).not.toHaveLength(0)
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(statuses).toContainEqual(expect.stringMatching(/이 탭에만 보관합니다/))
    unmount()
    await openEditor()
    await press('복원')
    expect(field('제목')).toHaveValue('겹겹의 새벽')
  })

  it.each([
    ['is stored', () => advanceTime(3050)],
    ['was stored because the page was hidden', async () => void fireEvent(window, new Event('pagehide'))],
  ])('deletes the draft when the change is undone after it %s', async (_name, store) => {
    await openEditor(completePost)
    type('제목', '다른 제목')
    await store()
    expect(await latestDraft(7)).not.toBeNull()
    type('제목', completePost.title)
    await settle()
    expect(await latestDraft(7)).toBeNull()
  })
})

describe('a draft of an earlier visit', () => {
  async function leaveDraft(row: Post | null = null) {
    const { unmount } = await openEditor(row)
    type('제목', '두고 간 제목')
    type('렌즈', '35mm')
    unmount()
    await settle()
  }

  it('is offered, and the form is inert until the offer is answered', async () => {
    await leaveDraft()
    await openEditor()
    expect(screen.getByText('저장하지 않은 내용이 남아 있습니다.')).toBeVisible()
    expect(field('제목').closest('[inert]')).not.toBeNull()
    expect(screen.getByText('게시하기').closest('[inert]')).not.toBeNull()
    ctrlS()
    await settle()
    expect(screen.queryByText('제목을 입력해 주세요.')).toBeNull()
  })

  it('is restored completely', async () => {
    await leaveDraft()
    await openEditor()
    await press('복원')
    expect(field('제목')).toHaveValue('두고 간 제목')
    expect(field('렌즈')).toHaveValue('35mm')
    expect(field('제목').closest('[inert]')).toBeNull()
    expect(screen.queryByText('복원')).toBeNull()
  })

  it.each(['복원', '버리기', '나중에'])('moves the focus to the first field after %s', async (name) => {
    await leaveDraft()
    await openEditor()
    screen.getByText(name).focus()
    await press(name)
    expect(field('제목')).toHaveFocus()
  })

  it('moves the focus to the next offer when one is discarded', async () => {
    for (const title of ['하나', '둘', '셋']) {
      const { unmount } = await openEditor()
      if (screen.queryByText('나중에')) await press('나중에')
      type('제목', title)
      unmount()
      await settle()
    }
    await openEditor()
    for (const index of [1, 1, 0]) {
      const next = screen.getAllByText('복원')[index + 1] ?? screen.getAllByText('복원')[index - 1]
      fireEvent.click(screen.getAllByText('버리기')[index]!)
      await settle()
      expect(next ?? field('제목')).toHaveFocus()
    }
  })

  it('is deleted when it is discarded', async () => {
    await leaveDraft(completePost)
    const { unmount } = await openEditor(completePost)
    await press('버리기')
    expect(field('제목')).toHaveValue(completePost.title)
    unmount()
    await openEditor(completePost)
    expect(screen.queryByText('복원')).toBeNull()
  })

  it('is offered with a warning if the row has been saved elsewhere since', async () => {
    await leaveDraft(completePost)
    const { unmount } = await openEditor(completePost)
    expect(screen.queryByText(/다른 곳에서 바뀌었습니다/)).toBeNull()
    unmount()
    await settle()
    await openEditor({ ...completePost, updatedAt: '2026-11-20T12:30:00Z' })
    expect(screen.getByText(/다른 곳에서 바뀌었습니다/)).toBeVisible()
  })

  it('is stored for each tab and offered by its title', async () => {
    const first = await openEditor()
    type('제목', '첫 탭의 글')
    first.unmount()
    await settle()
    const second = await openEditor()
    await press('나중에')
    type('제목', '둘째 탭의 글')
    second.unmount()
    await settle()
    await openEditor()
    expect(screen.getAllByText(/‘(첫|둘째) 탭의 글’/)).toHaveLength(2)
    fireEvent.click(screen.getAllByText('복원')[1]!)
    await settle()
    expect(field('제목')).toHaveValue('첫 탭의 글')
    await press('임시저장')
    expect((await listDrafts(null)).map(({ draft }) => draft.title)).toEqual(['둘째 탭의 글'])
  })

  it('is not offered while another tab has it open', async () => {
    const lockNames: string[] = []
    const locks = {
      request: (name: string) => Promise.resolve(lockNames.push(name)),
      query: () => Promise.resolve({ held: lockNames.map((name) => ({ name })) }),
    }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    await leaveDraft()
    await openEditor()
    expect(screen.queryByText('복원')).toBeNull()
    lockNames.length = 0
  })

  it('can be saved as a new item when its row was deleted elsewhere', async () => {
    await leaveDraft(completePost)
    vi.mocked(getOwnerPost).mockResolvedValue(null)
    await openDeletedPost(7)
    await press('새 글로 저장')
    await settle()
    expect(screen.queryByText('복원')).toBeNull()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '두고 간 제목', summary: completePost.summary })
  })

  it('keeps an unchanged form as a new item when its row was deleted elsewhere', async () => {
    update.mockRejectedValueOnce(new DataError('missing', 'Row 7 is gone.'))
    await openEditor(completePost)
    await press('게시하기')
    await press('새 글로 저장')
    await settle()
    expect(insert.mock.lastCall?.[1]).toMatchObject({
      title: completePost.title,
      summary: completePost.summary,
    })
  })

  it('moves recent changes to a new item when the row was deleted elsewhere', async () => {
    update.mockRejectedValueOnce(new DataError('missing', 'Row 7 is gone.'))
    await openEditor(completePost)
    type('제목', '둘째 제목')
    await press('임시저장')
    await press('새 글로 저장')
    await settle()
    expect(await latestDraft(7)).toBeNull()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '둘째 제목' })
  })

  it('can be discarded when its row was deleted elsewhere', async () => {
    await leaveDraft(completePost)
    await openDeletedPost(7)
    await press('버리기')
    expect(screen.queryByText('새 글로 저장')).toBeNull()
    expect(await latestDraft(7)).toBeNull()
  })

  it('is not saved with a picture that was deleted with its row', async () => {
    await leaveDraft(completePost)
    await openDeletedPost(7)
    vi.mocked(objectExists).mockResolvedValue(false)
    await press('새 글로 저장')
    await settle()
    expect(insert).not.toHaveBeenCalled()
    expect(screen.getByText(/보관된 그림이 서버에서 지워져 글에서 뺐습니다/)).toBeVisible()
    await press('임시저장')
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '두고 간 제목', image: null, width: null })
  })

  it('reports pictures of its body that storage no longer has', async () => {
    const image = { type: 'image', attrs: { src: '/storage/v1/object/public/media/gone.webp', alt: '산' } }
    await leaveDraft(completePost)
    const [work] = await listDrafts(7)
    const body = { type: 'doc', content: [image] }
    void set(work!.key, { ...work, draft: { ...work!.draft, body } }, createStore(...DRAFTS))
    await settle()
    await openEditor(completePost)
    await press('복원')
    vi.mocked(objectExists).mockImplementation((key) => Promise.resolve(key !== 'gone.webp'))
    await press('게시하기')
    expect(update).not.toHaveBeenCalled()
    expect(screen.getByText(/본문의 그림 1장이 서버에서 지워졌습니다/)).toBeVisible()
  })

  it('is neither offered nor deleted if it has an unknown version', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await leaveDraft()
    const [work] = await listDrafts(null)
    void set(work!.key, { ...work, version: 0 }, createStore(...DRAFTS))
    await settle()
    await openEditor()
    expect(screen.queryByText('복원')).toBeNull()
    void deleteLocalDraft(work!.key)
  })

  it('takes values saved elsewhere for fields that it has not changed', async () => {
    await leaveDraft(completePost)
    const theirs = {
      ...completePost,
      image: '/storage/v1/object/public/media/new.webp',
      summary: '남의 요약',
    }
    await openEditor({ ...theirs, updatedAt: '2026-11-20T12:30:00Z' })
    await press('복원')
    expect(field('제목')).toHaveValue('두고 간 제목')
    expect(field('요약')).toHaveValue('남의 요약')
    await press('임시저장')
    expect(update.mock.lastCall?.slice(2)).toEqual([
      { title: '두고 간 제목', meta: { lens: '35mm' } },
      { expectedUpdatedAt: '2026-11-20T12:30:00Z' },
    ])
  })

  it('is deleted when it equals the row', async () => {
    await leaveDraft(completePost)
    const saved = {
      ...completePost,
      title: '두고 간 제목',
      meta: { lens: '35mm' },
      updatedAt: '2026-11-20T12:30:00Z',
    }
    const { unmount } = await openEditor(saved)
    await press('복원')
    expect(screen.getAllByText('서버에 저장됨')).not.toHaveLength(0)
    unmount()
    await settle()
    await openEditor(saved)
    expect(screen.queryByText('복원')).toBeNull()
  })

  it('keeps its base when the same field was changed elsewhere, so that saving conflicts', async () => {
    await leaveDraft(completePost)
    await openEditor({ ...completePost, title: '남의 제목', updatedAt: '2026-11-20T12:30:00Z' })
    await press('복원')
    await press('임시저장')
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: completePost.updatedAt })
  })

  it('asks before its new picture replaces one that was changed elsewhere', async () => {
    // Kept in memory, because fake-indexeddb cannot clone a Blob.
    fillStorage()
    const { unmount } = await openEditor(completePost)
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    unmount()
    await settle()
    const theirs = {
      ...completePost,
      image: '/storage/v1/object/public/media/theirs.webp',
      updatedAt: '2026-11-20T12:30:00Z',
    }
    await openEditor(theirs)
    await press('복원')
    update.mockRejectedValueOnce(new RowChangedError(theirs))
    await press('임시저장')
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: completePost.updatedAt })
    expect(screen.getByRole('dialog')).toHaveTextContent('그곳에서 바꾼 ‘이미지’의 내용이')
  })

  it('restores a picture without uploading it again', async () => {
    // Kept in memory, because fake-indexeddb cannot clone a Blob.
    fillStorage()
    const { unmount } = await openEditor()
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    type('제목', '겹겹의 새벽')
    unmount()
    await settle()
    vi.mocked(uploadObject).mockClear()
    await openEditor()
    await press('복원')
    await press('임시저장')
    expect(uploadObject).not.toHaveBeenCalled()
    expect(insert.mock.lastCall?.[1]).toMatchObject({ image: '/storage/v1/object/public/media/1.webp' })
  })

  it('restores an uploaded picture although its file is unreadable', async () => {
    await leaveDraft()
    const [work] = await listDrafts(null)
    const picture = { ...STORED, thumbnail: STORED.image, placeholder: 'aGFzaA==' }
    void set(work!.key, { ...work, picture: 'lost', stored: { picture } }, createStore(...DRAFTS))
    await settle()
    await openEditor()
    await press('복원')
    await press('임시저장')
    expect(insert.mock.lastCall?.[1]).toMatchObject(STORED)
  })
})
