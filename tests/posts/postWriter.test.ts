import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostByImage, findPostsByTitle, getOwnerPost } from '@/posts/owner/ownerRepository'
import { insertPost, updatePost } from '@/posts/owner/ownerWrites'
import { toDraftBase, RowChangedError } from '@/posts/owner/postChanges'
import { createPostWriter } from '@/posts/owner/postWriter'
import type { PostDraft } from '@/posts/owner/postDraft'
import { a7c2 } from '../support/galleries'
import { DataError } from '@/supabase/errors'
import { buildPost, buildPostValues } from '../support/posts'

vi.mock('@/posts/owner/ownerWrites', () => ({
  insertPost: vi.fn<() => unknown>(),
  updatePost: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
  findPostByImage: vi.fn<() => unknown>(),
  findPostsByTitle: vi.fn<() => unknown>(),
}))

const insert = vi.mocked(insertPost)
const update = vi.mocked(updatePost)
const lost = () => new DataError('offline', 'no response')
const first = buildPost({ updatedAt: 'one' })
const draft = (changes: Partial<PostDraft> = {}) => buildPostValues({ title: '겹겹의 새벽', ...changes })
const draftWithPicture = (changes: Partial<PostDraft> = {}) => draft({ image: 'a.webp', ...changes })
/** The row on the server after a draft was written. */
const written = (values: Partial<PostDraft>, more: object = {}) =>
  buildPost({ ...values, updatedAt: 'two', ...more })

beforeEach(() => {
  vi.resetAllMocks()
  insert.mockImplementation((_of, values) => Promise.resolve(buildPost({ ...values, updatedAt: 'one' })))
  update.mockImplementation((_of, id, values) => Promise.resolve(written(values, { id })))
  vi.mocked(findPostByImage).mockResolvedValue(null)
  vi.mocked(findPostsByTitle).mockResolvedValue([])
  vi.mocked(getOwnerPost).mockResolvedValue(null)
})

describe('a post writer', () => {
  it('inserts a row once and then updates its last version', async () => {
    const writer = createPostWriter(a7c2, null)
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

  it('sends only changed columns, and those of the picture only for a new one', async () => {
    const row = buildPost({ ...draftWithPicture({ width: 3, alt: '산' }), updatedAt: 'one' })
    const writer = createPostWriter(a7c2, row)
    await writer.save(draftWithPicture({ title: '새 제목', width: 9, alt: '산' }))
    expect(update.mock.lastCall?.[2]).toEqual({ title: '새 제목' })
    await writer.save(draftWithPicture({ title: '새 제목', image: 'b.webp', width: 9 }), {
      base: toDraftBase(row),
    })
    expect(Object.keys(update.mock.lastCall?.[2] ?? {}).toSorted()).toEqual(
      ['alt', 'height', 'image', 'placeholder', 'thumbnail', 'title', 'width'].toSorted(),
    )
  })

  it('reads the row instead of writing it if nothing changed', async () => {
    const theirs = buildPost({ summary: '다른 곳의 요약', updatedAt: 'two' })
    vi.mocked(getOwnerPost).mockResolvedValueOnce(theirs)
    await expect(createPostWriter(a7c2, first).save(draft())).resolves.toBe(theirs)
    await expect(createPostWriter(a7c2, first).save(draft())).rejects.toMatchObject({ kind: 'missing' })
    expect(update).not.toHaveBeenCalled()
  })

  it('expects the version that the values are based on', async () => {
    const writer = createPostWriter(a7c2, buildPost({ updatedAt: 'two' }))
    await writer.save(draft({ title: '둘째' }), { base: toDraftBase(first) })
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'one' })
  })

  it('overwrites a newer version only on request, and only the changed columns', async () => {
    const theirs = buildPost({
      ...draftWithPicture({ title: '남의 제목', summary: '남의 요약', meta: { camera: 'A', iso: 100 } }),
      updatedAt: 'two',
    })
    update.mockRejectedValueOnce(new RowChangedError(theirs))
    const writer = createPostWriter(a7c2, first)
    const own = draft({ title: '내 제목', meta: { lens: 'B' } })
    await expect(writer.save(own)).rejects.toMatchObject({ theirs })
    await writer.save(own, { base: toDraftBase(first), onto: theirs })
    expect(update.mock.lastCall?.slice(2)).toEqual([
      { title: '내 제목', meta: { camera: 'A', iso: 100, lens: 'B' } },
      { expectedUpdatedAt: 'two' },
    ])
  })

  it('publishes over a newer version that is a draft', async () => {
    const theirs = buildPost({ status: 'draft', updatedAt: 'two' })
    const from = toDraftBase(buildPost({ status: 'published', updatedAt: 'one' }))
    const writer = createPostWriter(a7c2, theirs)
    await writer.save(draft({ status: 'published' }), { base: from, onto: theirs })
    expect(update.mock.lastCall?.[2]).toEqual({ status: 'published' })
  })
})

describe('after a lost response, a post writer', () => {
  it('finds a new row by its picture and does not insert it twice', async () => {
    insert.mockRejectedValueOnce(lost())
    const writer = createPostWriter(a7c2, null)
    await expect(writer.save(draftWithPicture())).rejects.toMatchObject({ kind: 'offline' })
    vi.mocked(findPostByImage).mockResolvedValue(written(draftWithPicture(), { id: 41 }))
    await expect(writer.save(draftWithPicture())).resolves.toMatchObject({ id: 41 })
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update).not.toHaveBeenCalled()
  })

  it('updates the inserted row if the values were edited since', async () => {
    insert.mockRejectedValueOnce(lost())
    const writer = createPostWriter(a7c2, null)
    await expect(writer.save(draftWithPicture())).rejects.toThrow('no')
    vi.mocked(findPostByImage).mockResolvedValue(written(draftWithPicture(), { id: 41 }))
    await writer.save(draftWithPicture({ title: '고친 제목' }))
    expect(update.mock.lastCall?.slice(1)).toEqual([
      41,
      expect.objectContaining({ title: '고친 제목' }),
      { expectedUpdatedAt: 'two' },
    ])
    expect(insert).toHaveBeenCalledTimes(1)
  })

  it('finds a new row without a picture by equal values', async () => {
    insert.mockRejectedValueOnce(lost())
    const writer = createPostWriter(a7c2, null)
    await expect(writer.save(draft())).rejects.toThrow('no')
    vi.mocked(findPostsByTitle).mockResolvedValue([
      buildPost({ id: 40, summary: '남의 글' }),
      written(draft(), { id: 41 }),
    ])
    await expect(writer.save(draft())).resolves.toMatchObject({ id: 41 })
    expect(insert).toHaveBeenCalledTimes(1)
  })

  it('does not conflict with its own update', async () => {
    update.mockRejectedValueOnce(lost())
    const writer = createPostWriter(a7c2, first)
    await expect(writer.save(draft({ title: '둘째' }))).rejects.toThrow('no')
    vi.mocked(getOwnerPost).mockResolvedValue(written(draft({ title: '둘째' })))
    await writer.save(draft({ title: '셋째' }))
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'two' })
  })

  it('recognizes a scheduled time in the format of the server', async () => {
    update.mockRejectedValueOnce(lost())
    const writer = createPostWriter(a7c2, first)
    const own = draft({ status: 'published', published_at: '2100-11-28T00:00:00.000Z' })
    await expect(writer.save(own)).rejects.toThrow('no')
    const theirs = written(own, { publishedAt: '2100-11-28T00:00:00+00:00' })
    vi.mocked(getOwnerPost).mockResolvedValue(theirs)
    await expect(writer.save(own)).resolves.toBe(theirs)
    expect(update).toHaveBeenCalledTimes(1)
  })

  it('still detects changes by others', async () => {
    update.mockRejectedValueOnce(lost())
    const writer = createPostWriter(a7c2, first)
    await expect(writer.save(draft({ title: '둘째' }))).rejects.toThrow('no')
    vi.mocked(getOwnerPost).mockResolvedValue(written(draft({ title: '남이 쓴 제목' })))
    await writer.save(draft({ title: '둘째' }))
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'one' })
  })

  it('looks for the row again if the first look-up failed too', async () => {
    insert.mockRejectedValueOnce(lost())
    vi.mocked(findPostsByTitle).mockRejectedValueOnce(lost())
    const writer = createPostWriter(a7c2, null)
    await expect(writer.save(draft())).rejects.toThrow('no')
    await expect(writer.save(draft({ summary: '고침' }))).rejects.toThrow('no')
    vi.mocked(findPostsByTitle).mockResolvedValue([written(draft(), { id: 41 })])
    await writer.save(draft({ summary: '고침' }))
    expect(insert).toHaveBeenCalledTimes(1)
    expect(update.mock.lastCall?.[1]).toBe(41)
  })

  it('does not look for a row that the server rejected', async () => {
    insert.mockRejectedValueOnce(new DataError('denied', 'no', { status: 403 }))
    const writer = createPostWriter(a7c2, null)
    await expect(writer.save(draftWithPicture())).rejects.toThrow('no')
    await writer.save(draftWithPicture())
    expect(findPostByImage).not.toHaveBeenCalled()
    expect(insert).toHaveBeenCalledTimes(2)
  })

  it('looks for the row of an earlier visit on request', async () => {
    vi.mocked(findPostByImage).mockResolvedValue(written(draftWithPicture(), { id: 41 }))
    const writer = createPostWriter(a7c2, null)
    await expect(writer.save(draftWithPicture(), { mayExist: true })).resolves.toMatchObject({ id: 41 })
    expect(insert).not.toHaveBeenCalled()
    expect(update).not.toHaveBeenCalled()
  })

  it('throws if the row of an earlier visit was changed by others', async () => {
    const theirs = written(draftWithPicture({ title: '남의 제목', summary: '남의 요약' }), { id: 41 })
    vi.mocked(findPostByImage).mockResolvedValue(theirs)
    const writer = createPostWriter(a7c2, null)
    const own = draftWithPicture({ title: '옛 제목', alt: '산' })
    const base = toDraftBase(null)
    await expect(writer.save(own, { base, mayExist: true })).rejects.toMatchObject({ theirs })
    // A second attempt throws again.
    await expect(writer.save(own, { base, mayExist: true })).rejects.toBeInstanceOf(RowChangedError)
    expect(update).not.toHaveBeenCalled()
    await writer.save(own, { base, mayExist: true, onto: theirs })
    expect(update.mock.lastCall?.slice(1)).toEqual([
      41,
      { title: '옛 제목', alt: '산' },
      { expectedUpdatedAt: 'two' },
    ])
    expect(insert).not.toHaveBeenCalled()
  })

  it('keeps expecting the version that it was to overwrite', async () => {
    const theirs = written(draftWithPicture({ title: '남의 제목' }), { id: 41 })
    const writer = createPostWriter(a7c2, null)
    const options = { base: toDraftBase(null), mayExist: true }
    update.mockRejectedValueOnce(lost())
    await expect(writer.save(draftWithPicture(), { ...options, onto: theirs })).rejects.toThrow('no')
    vi.mocked(getOwnerPost).mockResolvedValue({ ...theirs, updatedAt: 'three' })
    await writer.save(draftWithPicture(), options)
    expect(update.mock.lastCall?.[3]).toEqual({ expectedUpdatedAt: 'two' })
  })
})
