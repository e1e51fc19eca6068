import {
  allKept,
  ctrlS,
  field,
  insert,
  kept,
  open,
  openGone,
  pass,
  press,
  settle,
  type,
  update,
  whole,
} from './editorPage'
import { fireEvent, screen } from '@testing-library/react'
import { createStore, set } from 'idb-keyval'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getOwnerPost } from '@/posts/ownerRepository'
import { dropLocalDraft } from '@/admin/editor/localDrafts'
import type { Post } from '@/posts/post'
import { DataError } from '@/supabase/errors'
import { objectExists, uploadObject } from '@/supabase/uploads'
import { fileOf, pick } from '../desk'

const DRAFTS = ['blank-page-drafts', 'drafts'] as const
const STORED = { image: '/storage/v1/object/public/media/1.webp', width: 30, height: 20 }

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
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' }, base: { updatedAt: null } })
    expect(screen.getAllByText('이 브라우저에 보관됨')).not.toHaveLength(0)
  })

  it('is never more than five seconds behind a hand that does not rest', async () => {
    await open()
    const behind: number[] = []
    // A change each second: every one of them comes before three seconds have passed.
    for (let second = 0; second < 12; second += 1) {
      type('제목', `${second}초`)
      await pass(950)
      const work = await kept()
      behind.push(second - Number.parseInt(work?.draft.title ?? '-1', 10))
    }
    expect(Math.max(...behind)).toBeLessThanOrEqual(5)
    expect(screen.getAllByText('저장하지 않은 내용이 있습니다')).not.toHaveLength(0)
  })

  it('waits for a pause again once it was kept in the midst of typing', async () => {
    await open()
    for (let second = 0; second < 5; second += 1) {
      type('제목', `${second}초`)
      await pass(1000)
    }
    expect(await kept()).toMatchObject({ draft: { title: '4초' } })
    type('제목', '다섯')
    await pass(2800)
    expect(await kept()).toMatchObject({ draft: { title: '4초' } })
    await pass(200)
    expect(await kept()).toMatchObject({ draft: { title: '다섯' } })
  })

  it('is kept at once when the page is hidden', async () => {
    await open()
    type('제목', '겹겹의 새벽')
    fireEvent(window, new Event('pagehide'))
    expect(await kept()).toMatchObject({ draft: { title: '겹겹의 새벽' } })
    await settle()
    expect(screen.getAllByText('이 브라우저에 보관됨')).not.toHaveLength(0)
  })

  it('is not kept any longer when it is taken back after the page was hidden', async () => {
    await open(whole)
    type('제목', '다른 제목')
    fireEvent(window, new Event('pagehide'))
    expect(await kept(7)).not.toBeNull()
    type('제목', whole.title)
    await settle()
    expect(await kept(7)).toBeNull()
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
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(told).toContainEqual(expect.stringMatching(/저장소가 가득 차/))
    unmount()
    await open()
    await press('복원')
    expect(field('제목')).toHaveValue('겹겹의 새벽')
  })

  it('stays in the tab where the browser gives no storage at all', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { unmount } = await open()
    type('제목', '겹겹의 새벽')
    await pass(3050)
    expect(screen.getAllByText(/이 탭에만 보관합니다/)).not.toHaveLength(0)
    unmount()
    await open()
    await press('복원')
    expect(field('제목')).toHaveValue('겹겹의 새벽')
  })

  it('is not kept any longer once it is taken back', async () => {
    await open(whole)
    type('제목', '다른 제목')
    await pass(3050)
    expect(await kept(7)).not.toBeNull()
    type('제목', whole.title)
    await settle()
    expect(await kept(7)).toBeNull()
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

  it.each(['복원', '버리기', '나중에'])('leaves the focus on the first field after %s', async (name) => {
    await leftBehind()
    await open()
    screen.getByText(name).focus()
    await press(name)
    expect(field('제목')).toHaveFocus()
  })

  it('of several visits leads from one that is thrown away to the next', async () => {
    for (const title of ['하나', '둘', '셋']) {
      const { unmount } = await open()
      if (screen.queryByText('나중에')) await press('나중에')
      type('제목', title)
      unmount()
      await settle()
    }
    await open()
    for (const at of [1, 1, 0]) {
      const next = screen.getAllByText('복원')[at + 1] ?? screen.getAllByText('복원')[at - 1]
      fireEvent.click(screen.getAllByText('버리기')[at]!)
      await settle()
      expect(next ?? field('제목')).toHaveFocus()
    }
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

  it('of several tabs is kept apart, and each is offered by its title', async () => {
    const first = await open()
    type('제목', '첫 탭의 글')
    first.unmount()
    await settle()
    const second = await open()
    await press('나중에')
    type('제목', '둘째 탭의 글')
    second.unmount()
    await settle()
    await open()
    expect(screen.getAllByText(/‘(첫|둘째) 탭의 글’/)).toHaveLength(2)
    fireEvent.click(screen.getAllByText('복원')[1]!)
    await settle()
    expect(field('제목')).toHaveValue('첫 탭의 글')
    await press('임시저장')
    expect((await allKept(null)).map(({ draft }) => draft.title)).toEqual(['둘째 탭의 글'])
  })

  it('that a tab is still at is not offered in another', async () => {
    const held: string[] = []
    const locks = {
      request: (name: string) => Promise.resolve(held.push(name)),
      query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
    }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    await leftBehind()
    await open()
    expect(screen.queryByText('복원')).toBeNull()
    held.length = 0
  })

  it('goes on as a new item when its row was deleted elsewhere', async () => {
    await leftBehind(whole)
    vi.mocked(getOwnerPost).mockResolvedValue(null)
    await openGone(7)
    await press('새 글로 저장')
    await settle()
    await press('복원')
    expect(field('제목')).toHaveValue('두고 간 제목')
    await press('임시저장')
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '두고 간 제목', summary: whole.summary })
  })

  it('goes on as a new item though nothing of it was changed, for only the editor holds it still', async () => {
    update.mockRejectedValueOnce(new DataError('missing', 'Row 7 is gone.'))
    await open(whole)
    await press('게시하기')
    await press('새 글로 저장')
    await settle()
    await press('복원')
    expect(field('제목')).toHaveValue(whole.title)
    expect(field('요약')).toHaveValue(whole.summary)
  })

  it('leaves nothing with the row that is gone, though it was typed just now', async () => {
    update.mockRejectedValueOnce(new DataError('missing', 'Row 7 is gone.'))
    await open(whole)
    type('제목', '둘째 제목')
    await press('임시저장')
    await press('새 글로 저장')
    await settle()
    expect(await kept(7)).toBeNull()
    expect(await kept()).toMatchObject({ draft: { title: '둘째 제목' } })
  })

  it('is thrown away, too, when its row was deleted elsewhere', async () => {
    await leftBehind(whole)
    await openGone(7)
    await press('버리기')
    expect(screen.queryByText('새 글로 저장')).toBeNull()
    expect(await kept(7)).toBeNull()
  })

  it('is not published with pictures that went with its row', async () => {
    await leftBehind(whole)
    await openGone(7)
    await press('새 글로 저장')
    await settle()
    await press('복원')
    vi.mocked(objectExists).mockResolvedValue(false)
    await press('게시하기')
    expect(insert).not.toHaveBeenCalled()
    expect(screen.getByText(/보관된 그림이 서버에서 지워져 글에서 뺐습니다/)).toBeVisible()
    await press('임시저장')
    expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '두고 간 제목', image: null, width: null })
  })

  it('names pictures of its text that storage has let go', async () => {
    const image = { type: 'image', attrs: { src: '/storage/v1/object/public/media/gone.webp', alt: '산' } }
    await leftBehind(whole)
    const [work] = await allKept(7)
    const body = { type: 'doc', content: [image] }
    void set(work!.key, { ...work, draft: { ...work!.draft, body } }, createStore(...DRAFTS))
    await settle()
    await open(whole)
    await press('복원')
    vi.mocked(objectExists).mockImplementation((key) => Promise.resolve(key !== 'gone.webp'))
    await press('게시하기')
    expect(update).not.toHaveBeenCalled()
    expect(screen.getByText(/본문의 그림 1장이 서버에서 지워졌습니다/)).toBeVisible()
  })

  it('that makes no sense to this version is left alone, and offered to nobody', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await leftBehind()
    const [work] = await allKept(null)
    void set(work!.key, { ...work, version: 0 }, createStore(...DRAFTS))
    await settle()
    await open()
    expect(screen.queryByText('복원')).toBeNull()
    void dropLocalDraft(work!.key)
  })

  it('shows what was saved elsewhere meanwhile wherever nothing was touched here', async () => {
    await leftBehind(whole)
    const theirs = { ...whole, image: '/storage/v1/object/public/media/new.webp', summary: '남의 요약' }
    await open({ ...theirs, updatedAt: '2026-11-20T12:30:00Z' })
    await press('복원')
    expect(field('제목')).toHaveValue('두고 간 제목')
    expect(field('요약')).toHaveValue('남의 요약')
    await press('임시저장')
    expect(update.mock.lastCall?.slice(2)).toEqual([
      { title: '두고 간 제목', meta: { lens: '35mm' } },
      { expectedUpdatedAt: '2026-11-20T12:30:00Z' },
    ])
  })

  it('that the row says already is offered once', async () => {
    await leftBehind(whole)
    const saved = {
      ...whole,
      title: '두고 간 제목',
      meta: { lens: '35mm' },
      updatedAt: '2026-11-20T12:30:00Z',
    }
    const { unmount } = await open(saved)
    await press('복원')
    expect(screen.getAllByText('서버에 저장됨')).not.toHaveLength(0)
    unmount()
    await settle()
    await open(saved)
    expect(screen.queryByText('복원')).toBeNull()
  })

  it('counts as begun from the older row where both have changed the same', async () => {
    await leftBehind(whole)
    await open({ ...whole, title: '남의 제목', updatedAt: '2026-11-20T12:30:00Z' })
    await press('복원')
    await press('임시저장')
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: whole.updatedAt })
  })

  it('brings back a picture, and does not send again what was stored', async () => {
    // In memory: the IndexedDB of tests cannot copy a Blob.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
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
    expect(insert.mock.lastCall?.[1]).toMatchObject({ image: '/storage/v1/object/public/media/1.webp' })
  })

  it('brings back a stored picture though its file cannot be read any more', async () => {
    await leftBehind()
    const [work] = await allKept(null)
    const picture = { ...STORED, thumbnail: STORED.image, placeholder: 'aGFzaA==' }
    void set(work!.key, { ...work, picture: 'lost', stored: { picture } }, createStore(...DRAFTS))
    await settle()
    await open()
    await press('복원')
    await press('임시저장')
    expect(insert.mock.lastCall?.[1]).toMatchObject(STORED)
  })
})
