import { allKept, field, insert, kept, open, press, settle, type, update, whole } from './editorPage'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { a7c2 } from '@/posts/registry'
import type { Post } from '@/posts/post'
import { postOf } from '../../support/posts'
import { FakeWorker, fileOf, pick } from '../desk'

const AFTER = '2026-11-20T13:00:00Z'
const stored = (key: string) => `/storage/v1/object/public/media/${key}.webp`

/** A save whose answer waits for the test; answers with the row as it was sent, or as it is told. */
function holdSave() {
  let answer = (_post: Post) => {}
  const held = new Promise<Post>((resolve) => (answer = resolve))
  insert.mockReturnValue(held)
  update.mockReturnValue(held)
  return async (post: Partial<Post>) => {
    act(() => answer(postOf({ ...whole, ...post, updatedAt: AFTER })))
    await settle()
  }
}

async function leave() {
  fireEvent.click(screen.getByText('목록으로'))
  await settle()
  await press('나가기')
  expect(screen.getByRole('heading', { name: '목록' })).toBeVisible()
}

describe('leaving the editor while a save is on its way', () => {
  it('keeps what was typed after it was sent, as work on the row as it was saved', async () => {
    const answer = holdSave()
    await open(whole)
    type('제목', '보낸 제목')
    await press('임시저장')
    type('요약', '보낸 뒤의 요약')
    await leave()
    await answer({ title: '보낸 제목' })
    expect(await kept(7)).toMatchObject({
      draft: { title: '보낸 제목', summary: '보낸 뒤의 요약' },
      base: { updatedAt: AFTER, draft: { title: '보낸 제목', summary: whole.summary } },
    })
  })

  it('keeps it for the row that a new item has become, and leads nobody back into the editor', async () => {
    const answer = holdSave()
    await open()
    type('제목', '보낸 제목')
    await press('임시저장')
    type('요약', '보낸 뒤의 요약')
    await leave()
    await answer({ title: '보낸 제목', summary: null, image: null, alt: null })
    expect(location.pathname).toBe(a7c2.adminListPath)
    expect(await kept(null)).toBeNull()
    expect(await kept(7)).toMatchObject({
      draft: { title: '보낸 제목', summary: '보낸 뒤의 요약' },
      base: { updatedAt: AFTER },
    })
  })

  it('keeps a second picture that was chosen meanwhile', async () => {
    const answer = holdSave()
    await open()
    type('제목', '보낸 제목')
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    await press('임시저장')
    pick(field('이미지'), fileOf('b.jpg'))
    await settle()
    await leave()
    await answer({ title: '보낸 제목', image: stored('1'), summary: null, alt: null })
    expect(await kept(7)).toMatchObject({
      stored: { picture: { image: stored('2') } },
      base: { draft: { image: stored('1') } },
    })
  })

  it('keeps nothing when all of it was sent, its picture included', async () => {
    const answer = holdSave()
    await open()
    type('제목', '보낸 제목')
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    await press('임시저장')
    await leave()
    await answer({ title: '보낸 제목', image: stored('1'), summary: null, alt: null })
    expect([...(await allKept(null)), ...(await allKept(7))]).toEqual([])
  })

  it('keeps the picture before a second one that is still being read', async () => {
    await open(whole)
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    FakeWorker.reply = null
    pick(field('이미지'), fileOf('b.jpg'))
    await settle()
    await leave()
    expect(await kept(7)).toMatchObject({ stored: { picture: { image: stored('1') } } })
  })
})

describe('leaving the editor while a file is read that is to be published', () => {
  it('publishes nothing in its place', async () => {
    FakeWorker.reply = null
    await open(whole)
    type('요약', '새 요약')
    pick(field('이미지'), fileOf('b.jpg'))
    await press('게시하기')
    await leave()
    expect(update).not.toHaveBeenCalled()
    expect(await kept(7)).toMatchObject({ draft: { summary: '새 요약' } })
  })
})
