import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostByImage, findPostsByTitle, getOwnerPost } from '@/posts/ownerRepository'
import { insertPost, updatePost } from '@/posts/ownerWrites'
import { baseOf } from '@/posts/postChanges'
import { postWriter } from '@/posts/postWriter'
import type { PostDraft } from '@/posts/postDraft'
import { a7c2 } from '@/posts/registry'
import { RowChanged } from '@/posts/rowChanged'
import { DataError } from '@/supabase/errors'
import { postOf, valuesOf } from '../support/posts'

vi.mock('@/posts/ownerWrites', () => ({
  insertPost: vi.fn<() => unknown>(),
  updatePost: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
  findPostByImage: vi.fn<() => unknown>(),
  findPostsByTitle: vi.fn<() => unknown>(),
}))

const insert = vi.mocked(insertPost)
const update = vi.mocked(updatePost)
const lost = () => new DataError('offline', 'no answer came')
const first = postOf({ updatedAt: 'one' })
const draft = (changes: Partial<PostDraft> = {}) => valuesOf({ title: '겹겹의 새벽', ...changes })
const pictured = (changes: Partial<PostDraft> = {}) => draft({ image: 'a.webp', ...changes })
/** The row as the server has it once it took a draft. */
const written = (values: Partial<PostDraft>, more: object = {}) =>
  postOf({ ...values, updatedAt: 'two', ...more })

beforeEach(() => {
  vi.resetAllMocks()
  insert.mockImplementation((_of, values) => Promise.resolve(postOf({ ...values, updatedAt: 'one' })))
  update.mockImplementation((_of, id, values) => Promise.resolve(written(values, { id })))
  vi.mocked(findPostByImage).mockResolvedValue(null)
  vi.mocked(findPostsByTitle).mockResolvedValue([])
  vi.mocked(getOwnerPost).mockResolvedValue(null)
})

describe('an item', () => {
  it('is added once and changed from then on, each time against its last version', async () => {
    const writer = postWriter(a7c2, null)
    expect(writer.row).toBeNull()
    await writer.save(draft())
    await writer.save(draft({ title: '둘째' }))
    await writer.save(draft({ title: '셋째' }))
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update.mock.calls.map(([, id, , options]) => [id, options])).toEqual([
      [7, { expectedUpdatedAt: 'one' }],
      [7, { expectedUpdatedAt: 'two' }],
    ])
    expect(writer.row?.title).toBe('셋째')
  })

  it('is sent as far as it was changed, and a picture only with a new one', async () => {
    const row = postOf({ ...pictured({ width: 3, alt: '산' }), updatedAt: 'one' })
    const writer = postWriter(a7c2, row)
    await writer.save(pictured({ title: '새 제목', width: 9, alt: '산' }))
    expect(update.mock.lastCall?.[2]).toEqual({ title: '새 제목' })
    await writer.save(pictured({ title: '새 제목', image: 'b.webp', width: 9 }), { base: baseOf(row) })
    expect(Object.keys(update.mock.lastCall?.[2] ?? {}).toSorted()).toEqual(
      ['alt', 'height', 'image', 'placeholder', 'thumbnail', 'title', 'width'].toSorted(),
    )
  })

  it('of which nothing was changed is read, and not written', async () => {
    const theirs = postOf({ summary: '다른 곳의 요약', updatedAt: 'two' })
    vi.mocked(getOwnerPost).mockResolvedValueOnce(theirs)
    await expect(postWriter(a7c2, first).save(draft())).resolves.toBe(theirs)
    await expect(postWriter(a7c2, first).save(draft())).rejects.toMatchObject({ kind: 'missing' })
    expect(update).not.toHaveBeenCalled()
  })

  it('begun from an older row is held against that one', async () => {
    const writer = postWriter(a7c2, postOf({ updatedAt: 'two' }))
    await writer.save(draft({ title: '둘째' }), { base: baseOf(first) })
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'one' })
  })

  it('is written over what others wrote only when that is asked for, and only what was changed', async () => {
    const theirs = postOf({
      ...pictured({ title: '남의 제목', summary: '남의 요약', meta: { camera: 'A', iso: 100 } }),
      updatedAt: 'two',
    })
    update.mockRejectedValueOnce(new RowChanged(theirs))
    const writer = postWriter(a7c2, first)
    const own = draft({ title: '내 제목', meta: { lens: 'B' } })
    await expect(writer.save(own)).rejects.toMatchObject({ theirs })
    await writer.save(own, { base: baseOf(first), onto: theirs })
    expect(update.mock.lastCall?.slice(2)).toEqual([
      { title: '내 제목', meta: { camera: 'A', iso: 100, lens: 'B' } },
      { expectedUpdatedAt: 'two' },
    ])
  })

  it('is published over a row that others have made a draft', async () => {
    const theirs = postOf({ status: 'draft', updatedAt: 'two' })
    const from = baseOf(postOf({ status: 'published', updatedAt: 'one' }))
    const writer = postWriter(a7c2, theirs)
    await writer.save(draft({ status: 'published' }), { base: from, onto: theirs })
    expect(update.mock.lastCall?.[2]).toEqual({ status: 'published' })
  })
})

describe('an answer that was lost', () => {
  it('of a new row with a picture is found by it, and nothing is written twice', async () => {
    insert.mockRejectedValueOnce(lost())
    const writer = postWriter(a7c2, null)
    await expect(writer.save(pictured())).rejects.toMatchObject({ kind: 'offline' })
    vi.mocked(findPostByImage).mockResolvedValue(written(pictured(), { id: 41 }))
    await expect(writer.save(pictured())).resolves.toMatchObject({ id: 41 })
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update).not.toHaveBeenCalled()
  })

  it('of a new row that was edited since makes a change of that row', async () => {
    insert.mockRejectedValueOnce(lost())
    const writer = postWriter(a7c2, null)
    await expect(writer.save(pictured())).rejects.toThrow('no')
    vi.mocked(findPostByImage).mockResolvedValue(written(pictured(), { id: 41 }))
    await writer.save(pictured({ title: '고친 제목' }))
    expect(update.mock.lastCall?.slice(1)).toEqual([
      41,
      expect.objectContaining({ title: '고친 제목' }),
      { expectedUpdatedAt: 'two' },
    ])
    expect(insert).toHaveBeenCalledTimes(1)
  })

  it('of a new row without one is found where all is the same', async () => {
    insert.mockRejectedValueOnce(lost())
    const writer = postWriter(a7c2, null)
    await expect(writer.save(draft())).rejects.toThrow('no')
    vi.mocked(findPostsByTitle).mockResolvedValue([
      postOf({ id: 40, summary: '남의 글' }),
      written(draft(), { id: 41 }),
    ])
    await expect(writer.save(draft())).resolves.toMatchObject({ id: 41 })
    expect(insert).toHaveBeenCalledTimes(1)
  })

  it('of a change is no conflict with oneself', async () => {
    update.mockRejectedValueOnce(lost())
    const writer = postWriter(a7c2, first)
    await expect(writer.save(draft({ title: '둘째' }))).rejects.toThrow('no')
    vi.mocked(getOwnerPost).mockResolvedValue(written(draft({ title: '둘째' })))
    await writer.save(draft({ title: '셋째' }))
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'two' })
  })

  it('of a time to publish at is found, however the server writes that time', async () => {
    update.mockRejectedValueOnce(lost())
    const writer = postWriter(a7c2, first)
    const own = draft({ status: 'published', published_at: '2100-11-28T00:00:00.000Z' })
    await expect(writer.save(own)).rejects.toThrow('no')
    const theirs = written(own, { publishedAt: '2100-11-28T00:00:00+00:00' })
    vi.mocked(getOwnerPost).mockResolvedValue(theirs)
    await expect(writer.save(own)).resolves.toBe(theirs)
    expect(update).toHaveBeenCalledTimes(1)
  })

  it('hides no change of others', async () => {
    update.mockRejectedValueOnce(lost())
    const writer = postWriter(a7c2, first)
    await expect(writer.save(draft({ title: '둘째' }))).rejects.toThrow('no')
    vi.mocked(getOwnerPost).mockResolvedValue(written(draft({ title: '남이 쓴 제목' })))
    await writer.save(draft({ title: '둘째' }))
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'one' })
  })

  it('is still looked for when the search for it fails, too', async () => {
    insert.mockRejectedValueOnce(lost())
    vi.mocked(findPostsByTitle).mockRejectedValueOnce(lost())
    const writer = postWriter(a7c2, null)
    await expect(writer.save(draft())).rejects.toThrow('no')
    await expect(writer.save(draft({ summary: '고침' }))).rejects.toThrow('no')
    vi.mocked(findPostsByTitle).mockResolvedValue([written(draft(), { id: 41 })])
    await writer.save(draft({ summary: '고침' }))
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update.mock.lastCall?.[1]).toBe(41)
  })

  it('is none where the server refused: nothing is looked for', async () => {
    insert.mockRejectedValueOnce(new DataError('denied', 'no', { status: 403 }))
    const writer = postWriter(a7c2, null)
    await expect(writer.save(pictured())).rejects.toThrow('no')
    await writer.save(pictured())
    expect(findPostByImage).not.toHaveBeenCalled()
    expect(insert).toHaveBeenCalledTimes(2)
  })

  it('of an earlier visit is looked for when it is told of', async () => {
    vi.mocked(findPostByImage).mockResolvedValue(written(pictured(), { id: 41 }))
    const writer = postWriter(a7c2, null)
    await expect(writer.save(pictured(), { maybeWritten: true })).resolves.toMatchObject({ id: 41 })
    expect(insert).not.toHaveBeenCalled()
    expect(update).not.toHaveBeenCalled()
  })

  it('of an earlier visit asks before it loses what others have made of the row since', async () => {
    const theirs = written(pictured({ title: '남의 제목', summary: '남의 요약' }), { id: 41 })
    vi.mocked(findPostByImage).mockResolvedValue(theirs)
    const writer = postWriter(a7c2, null)
    const own = pictured({ title: '옛 제목', alt: '산' })
    const base = baseOf(null)
    await expect(writer.save(own, { base, maybeWritten: true })).rejects.toMatchObject({ theirs })
    // Asked again, it is no less a question.
    await expect(writer.save(own, { base, maybeWritten: true })).rejects.toBeInstanceOf(RowChanged)
    expect(update).not.toHaveBeenCalled()
    await writer.save(own, { base, maybeWritten: true, onto: theirs })
    expect(update.mock.lastCall?.slice(1)).toEqual([
      41,
      { title: '옛 제목', alt: '산' },
      { expectedUpdatedAt: 'two' },
    ])
    expect(insert).not.toHaveBeenCalled()
  })

  it('of writing over the row of an earlier visit leaves it held against that row', async () => {
    const theirs = written(pictured({ title: '남의 제목' }), { id: 41 })
    const writer = postWriter(a7c2, null)
    const options = { base: baseOf(null), maybeWritten: true }
    update.mockRejectedValueOnce(lost())
    await expect(writer.save(pictured(), { ...options, onto: theirs })).rejects.toThrow('no')
    vi.mocked(getOwnerPost).mockResolvedValue({ ...theirs, updatedAt: 'three' })
    await writer.save(pictured(), options)
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'two' })
  })
})
