import {
  listDrafts,
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
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { a7c2 } from '../../support/galleries'
import type { Post } from '@/posts/post'
import { buildPost } from '../../support/posts'
import { FakeWorker, imageFile, pickFiles } from '../fakeImageWorker'

const AFTER = '2026-11-20T13:00:00Z'
const mediaPath = (key: string) => `/storage/v1/object/public/media/${key}.webp`

/** Defers the next save. Returns a function that resolves it with the complete post and these values. */
function deferSave() {
  let resolveSave = (_post: Post) => {}
  const pending = new Promise<Post>((resolve) => (resolveSave = resolve))
  insert.mockReturnValue(pending)
  update.mockReturnValue(pending)
  return async (post: Partial<Post>) => {
    act(() => resolveSave(buildPost({ ...completePost, ...post, updatedAt: AFTER })))
    await settle()
  }
}

async function leave() {
  fireEvent.click(screen.getByText('목록으로'))
  await settle()
  await press('나가기')
  expect(screen.getByRole('heading', { name: '목록' })).toBeVisible()
}

describe('leaving the editor during a save', () => {
  it('keeps what was typed after the request as a draft of the saved row', async () => {
    const respond = deferSave()
    await openEditor(completePost)
    type('제목', '보낸 제목')
    await press('임시저장')
    type('요약', '보낸 뒤의 요약')
    await leave()
    await respond({ title: '보낸 제목' })
    expect(await latestDraft(7)).toMatchObject({
      draft: { title: '보낸 제목', summary: '보낸 뒤의 요약' },
      base: { updatedAt: AFTER, draft: { title: '보낸 제목', summary: completePost.summary } },
    })
  })

  it('keeps it as a draft of the created row, without going back to the editor', async () => {
    const respond = deferSave()
    await openEditor()
    type('제목', '보낸 제목')
    await press('임시저장')
    type('요약', '보낸 뒤의 요약')
    await leave()
    await respond({ title: '보낸 제목', summary: null, image: null, alt: null })
    expect(location.pathname).toBe(a7c2.adminListPath)
    expect(await latestDraft(null)).toBeNull()
    expect(await latestDraft(7)).toMatchObject({
      draft: { title: '보낸 제목', summary: '보낸 뒤의 요약' },
      base: { updatedAt: AFTER },
    })
  })

  it('keeps a second picture that was chosen during the save', async () => {
    const respond = deferSave()
    await openEditor()
    type('제목', '보낸 제목')
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    await press('임시저장')
    pickFiles(field('이미지'), imageFile('b.jpg'))
    await settle()
    await leave()
    await respond({ title: '보낸 제목', image: mediaPath('1'), summary: null, alt: null })
    expect(await latestDraft(7)).toMatchObject({
      stored: { picture: { image: mediaPath('2') } },
      base: { draft: { image: mediaPath('1') } },
    })
  })

  it('deletes the draft when everything was sent', async () => {
    const respond = deferSave()
    await openEditor()
    type('제목', '보낸 제목')
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    await press('임시저장')
    await leave()
    await respond({ title: '보낸 제목', image: mediaPath('1'), summary: null, alt: null })
    expect([...(await listDrafts(null)), ...(await listDrafts(7))]).toEqual([])
  })

  it('keeps the previous picture while another file is processed', async () => {
    await openEditor(completePost)
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    FakeWorker.reply = null
    pickFiles(field('이미지'), imageFile('b.jpg'))
    await settle()
    await leave()
    expect(await latestDraft(7)).toMatchObject({ stored: { picture: { image: mediaPath('1') } } })
  })
})

describe('leaving the editor while the file to publish is processed', () => {
  it('does not publish without it', async () => {
    FakeWorker.reply = null
    await openEditor(completePost)
    type('요약', '새 요약')
    pickFiles(field('이미지'), imageFile('b.jpg'))
    await press('게시하기')
    await leave()
    expect(update).not.toHaveBeenCalled()
    expect(await latestDraft(7)).toMatchObject({ draft: { summary: '새 요약' } })
  })
})
