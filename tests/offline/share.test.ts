import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { LARGEST_FILE_BYTES, RECEIVED_DAYS, RECEIVED_MOST } from '@/config/constants'
import { DAY_MS } from '@/lib/korean/durations'
import { ReceivedPhotos, SHARED_FILES } from '@/lib/storage/receivedPhotos'
import { receiveShare } from '@/offline/share'

const BASE = '/blank-page/'
const site = { origin: 'https://blank.example', base: BASE, backend: '' }
const page = `${site.origin}/blank-page/admin/Received`
const kept = new ReceivedPhotos(BASE)

const jpeg = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' })

const share = (...files: File[]) => shareFrom('', ...files)

async function shareFrom(referrer: string, ...files: File[]) {
  const body = new FormData()
  for (const file of files) body.append(SHARED_FILES, file)
  const request = new Request(page, { method: 'POST', body })
  vi.spyOn(request, 'formData').mockResolvedValue(body)
  vi.spyOn(request, 'referrer', 'get').mockReturnValue(referrer)
  const answer = await receiveShare(request, site)
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')
}
const notes = async () => {
  const all = (await kept.notes()).map((note): { id: string; name: string; index: number } => Object(note))
  return all.toSorted((one, other) => one.index - other.index)
}

beforeEach(async () => {
  await kept.remove((await notes()).map(({ id }) => id))
})

it('keeps what is shared, in its order, and leads to its page below any base path', async () => {
  expect(await share(jpeg('a.jpg'), jpeg('그림.jpg'.normalize('NFD')), jpeg('c.jpg'))).toBe(page)
  const all = await notes()
  expect(all.map(({ name }) => name)).toEqual(['a.jpg', '그림.jpg', 'c.jpg'])
  const file = await kept.file(all[0]?.id ?? '')
  expect(file instanceof Blob && (await file.text())).toBe('bytes of a.jpg')
  // Another site of the same host has photographs of its own.
  expect(await new ReceivedPhotos('/').count()).toBe(0)
})

it('keeps nothing that another site sends, and what this one does', async () => {
  expect(await shareFrom('https://evil.example/', jpeg('a.jpg'))).toBe(page)
  expect(await notes()).toEqual([])
  expect(await shareFrom(`${site.origin}/`, jpeg('b.jpg'))).toBe(page)
  expect(await notes()).toHaveLength(1)
})

it('makes room of what has waited too long', async () => {
  await share(jpeg('old.jpg'))
  const [old] = await notes()
  await kept.change([old?.id ?? ''], { receivedAt: Date.now() - RECEIVED_DAYS * DAY_MS - 1 })
  await share(jpeg('new.jpg'))
  expect((await notes()).map(({ name }) => name)).toEqual(['new.jpg'])
  expect(await kept.file(old?.id ?? '')).toBeUndefined()
})

it('says how many found no room, and keeps the others', async () => {
  const full = new DOMException('No room.', 'QuotaExceededError')
  vi.spyOn(ReceivedPhotos.prototype, 'keep').mockRejectedValueOnce(full)
  expect(await share(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))).toBe(`${page}?missed=1`)
  expect((await notes()).map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg'])
})

it('keeps no half of a photograph that finds no room', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  expect(await share(jpeg('a.jpg'))).toBe(`${page}?missed=1`)
  expect(await notes()).toEqual([])
})

it('keeps a certain number at most', async () => {
  const almostAll = Array.from({ length: RECEIVED_MOST - 1 })
  vi.spyOn(ReceivedPhotos.prototype, 'waiting').mockResolvedValueOnce({ notes: almostAll, dropped: 0 })
  expect(await share(jpeg('a.jpg'), jpeg('b.jpg'))).toBe(`${page}?missed=1`)
  expect(await notes()).toHaveLength(1)
})

it('keeps of one that is too large its name alone', async () => {
  const large = Object.defineProperty(jpeg('raw.jpg'), 'size', { value: LARGEST_FILE_BYTES + 1 })
  await share(large)
  const [note] = await notes()
  expect(note).toMatchObject({ name: 'raw.jpg', size: LARGEST_FILE_BYTES + 1 })
  expect(await kept.file(note?.id ?? '')).toBeUndefined()
})

it('takes an empty form for nothing, and says when a share was cut off', async () => {
  expect(await share(new File([], ''))).toBe(page)
  expect(await notes()).toEqual([])
  const cut = new Request(page, { method: 'POST', body: 'no form' })
  expect((await receiveShare(cut, site)).headers.get('Location')).toBe(`${page}?missed=all`)
})
