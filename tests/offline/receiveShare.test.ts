import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { MAX_FILE_BYTES, RECEIVED_DAYS, MAX_RECEIVED_PHOTOS } from '@/config/constants'
import { DAY_MS } from '@/lib/durations'
import { ReceivedPhotoStore, SHARE_FILES_FIELD } from '@/lib/storage/receivedPhotos'
import { receiveShare } from '@/offline/receiveShare'

const BASE = '/blank-page/'
const site = { origin: 'https://blank.example', base: BASE, backend: '' }
const page = `${site.origin}/blank-page/admin/Received`
const store = new ReceivedPhotoStore(BASE)

const jpeg = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' })

const share = (...files: File[]) => shareFrom('', ...files)

async function shareFrom(referrer: string, ...files: File[]) {
  const body = new FormData()
  for (const file of files) body.append(SHARE_FILES_FIELD, file)
  const request = new Request(page, { method: 'POST', body })
  vi.spyOn(request, 'formData').mockResolvedValue(body)
  vi.spyOn(request, 'referrer', 'get').mockReturnValue(referrer)
  const response = await receiveShare(request, site)
  expect(response.status).toBe(303)
  return response.headers.get('Location')
}
const listNotes = async () => {
  const all = (await store.listRecords()).map((note): { id: string; name: string; index: number } =>
    Object(note),
  )
  return all.toSorted((one, other) => one.index - other.index)
}

beforeEach(async () => {
  await store.remove((await listNotes()).map(({ id }) => id))
})

it('stores shared photos in order and redirects to their page below the base path', async () => {
  expect(await share(jpeg('a.jpg'), jpeg('그림.jpg'.normalize('NFD')), jpeg('c.jpg'))).toBe(page)
  const all = await listNotes()
  expect(all.map(({ name }) => name)).toEqual(['a.jpg', '그림.jpg', 'c.jpg'])
  const file = await store.getFile(all[0]?.id ?? '')
  expect(file instanceof Blob && (await file.text())).toBe('bytes of a.jpg')
  // Another site on the same origin has its own photos.
  expect(await new ReceivedPhotoStore('/').count()).toBe(0)
})

it('rejects a form with the referrer of another site, but not of this one', async () => {
  expect(await shareFrom('https://evil.example/', jpeg('a.jpg'))).toBe(page)
  expect(await listNotes()).toEqual([])
  expect(await shareFrom(`${site.origin}/`, jpeg('b.jpg'))).toBe(page)
  expect(await listNotes()).toHaveLength(1)
})

it('removes photos that have waited too long', async () => {
  await share(jpeg('old.jpg'))
  const [old] = await listNotes()
  await store.update([old?.id ?? ''], { receivedAt: Date.now() - RECEIVED_DAYS * DAY_MS - 1 })
  await share(jpeg('new.jpg'))
  expect((await listNotes()).map(({ name }) => name)).toEqual(['new.jpg'])
  expect(await store.getFile(old?.id ?? '')).toBeUndefined()
})

it('reports how many photos exceeded the quota and keeps the others', async () => {
  const full = new DOMException('No room.', 'QuotaExceededError')
  vi.spyOn(ReceivedPhotoStore.prototype, 'add').mockRejectedValueOnce(full)
  expect(await share(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))).toBe(`${page}?missed=1`)
  expect((await listNotes()).map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg'])
})

it('stores no part of a photo that exceeds the quota', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  expect(await share(jpeg('a.jpg'))).toBe(`${page}?missed=1`)
  expect(await listNotes()).toEqual([])
})

it('limits the number of photos', async () => {
  const almostAll = Array.from({ length: MAX_RECEIVED_PHOTOS - 1 })
  vi.spyOn(ReceivedPhotoStore.prototype, 'listPending').mockResolvedValueOnce({
    records: almostAll,
    dropped: 0,
  })
  expect(await share(jpeg('a.jpg'), jpeg('b.jpg'))).toBe(`${page}?missed=1`)
  expect(await listNotes()).toHaveLength(1)
})

it('stores only the name of a photo that is too large', async () => {
  const large = Object.defineProperty(jpeg('raw.jpg'), 'size', { value: MAX_FILE_BYTES + 1 })
  await share(large)
  const [note] = await listNotes()
  expect(note).toMatchObject({ name: 'raw.jpg', size: MAX_FILE_BYTES + 1 })
  expect(await store.getFile(note?.id ?? '')).toBeUndefined()
})

it('accepts an empty form and reports an incomplete one', async () => {
  expect(await share(new File([], ''))).toBe(page)
  expect(await listNotes()).toEqual([])
  const incomplete = new Request(page, { method: 'POST', body: 'no form' })
  expect((await receiveShare(incomplete, site)).headers.get('Location')).toBe(`${page}?missed=all`)
})
