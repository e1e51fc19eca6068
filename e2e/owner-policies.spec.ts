import type { APIRequestContext } from 'playwright/test'
import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { serialCollections } from '../src/posts/collections'
import { photos, signIn, TABLES } from './desk.ts'
import { accounts, test } from './owner.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

/** Older than all others, so that rows of parallel journeys keep their positions. */
const OLD = { created_at: '2001-01-01T00:00:00Z' }

const SERIES_FIELDS = new Map<string, string>(
  Object.values(serialCollections).map(({ table, seriesField }) => [table, seriesField]),
)
let lastNumber = 0

/** Returns further fields of a new row. Serial works get a number in a series that no page shows. */
function rowFields(table: string) {
  const field = SERIES_FIELDS.get(table)
  if (field === undefined) return OLD
  lastNumber += 1
  return { ...OLD, meta: { [field]: 'policies', number: lastNumber } }
}

const WHO = ['a visitor', 'a signed-in stranger', 'the owner'] as const
type Who = (typeof WHO)[number]

const refused: Record<Exclude<Who, 'the owner'>, number> = { 'a visitor': 401, 'a signed-in stranger': 403 }

/** The headers of each identity. */
async function credentials(request: APIRequestContext, who: Who): Promise<Record<string, string>> {
  if (who === 'a visitor') return { apikey: PUBLISHABLE_KEY }
  const account = who === 'the owner' ? accounts.owner : accounts.stranger
  const { access_token: token } = await signIn(request, account)
  return { apikey: PUBLISHABLE_KEY, Authorization: `Bearer ${token}` }
}

for (const table of TABLES)
  test(`permissions of ${table}`, async ({ request, ownRows }) => {
    const rows = await ownRows(table)
    for (const who of WHO) {
      await rows.clean()
      await rows.add('게시한 글', 'published', rowFields(table))
      const draft = await rows.add('쓰던 글', 'draft', rowFields(table))
      const mayWrite = who === 'the owner'
      const headers = { ...(await credentials(request, who)), Prefer: 'return=representation' }
      const ours = `/rest/v1/${table}?title=like.${encodeURIComponent(`${rows.mark}%`)}`
      const titles = async () => (await rows.read()).map(({ title, status }) => `${title} ${status}`)
      const both = ['게시한 글 published', '쓰던 글 draft']

      await test.step(`${who} reads`, async () => {
        const seen: { status: string }[] = await (await request.get(ours, { headers })).json()
        expect(seen.map(({ status }) => status).toSorted()).toEqual(
          mayWrite ? ['draft', 'published'] : ['published'],
        )
        const one = await request.get(`/rest/v1/${table}?id=eq.${draft.id}`, { headers })
        expect(await one.json()).toHaveLength(mayWrite ? 1 : 0)
      })
      await test.step(`${who} inserts`, async () => {
        const data = { title: `${rows.mark} 끼워 넣은 글`, status: 'published', ...rowFields(table) }
        const answer = await request.post(`/rest/v1/${table}`, { headers, data })
        expect(answer.status()).toBe(who === 'the owner' ? 201 : refused[who])
        expect(await titles()).toEqual(mayWrite ? [both[0], '끼워 넣은 글 published', both[1]] : both)
      })
      await test.step(`${who} updates`, async () => {
        const answer = await request.patch(ours, { headers, data: { status: 'draft' } })
        expect(await touched(answer)).toBe(mayWrite ? 3 : 0)
        expect((await rows.read()).filter(({ status }) => status === 'draft')).toHaveLength(mayWrite ? 3 : 1)
      })
      await test.step(`${who} deletes`, async () => {
        const answer = await request.delete(ours, { headers })
        expect(await touched(answer)).toBe(mayWrite ? 3 : 0)
        expect(await titles()).toEqual(mayWrite ? [] : both)
      })
    }
  })

/** Returns the number of affected rows; 0 for a rejected request. */
async function touched(answer: { ok: () => boolean; json: () => Promise<unknown> }): Promise<number> {
  if (!answer.ok()) return 0
  const rows = await answer.json()
  return Array.isArray(rows) ? rows.length : 0
}

test('permissions of stored pictures', async ({ request }) => {
  const owner = await credentials(request, 'the owner')
  const key = `${crypto.randomUUID()}.jpg`
  const object = (name: string) => `/storage/v1/object/media/${name}`
  const jpeg = { 'content-type': 'image/jpeg' }
  const size = async (name: string) => {
    const answer = await request.get(`/storage/v1/object/public/media/${name}`)
    return answer.ok() ? (await answer.body()).byteLength : 0
  }
  const remove = (headers: Record<string, string>, names: string[]) =>
    request.delete('/storage/v1/object/media', { headers, data: { prefixes: names } })
  const uploaded: string[] = [key]
  try {
    for (const who of WHO) {
      const mayWrite = who === 'the owner'
      const headers = await credentials(request, who)
      await request.post(object(key), {
        headers: { ...owner, ...jpeg },
        data: photos.a7c2,
      })

      await test.step(`${who} uploads`, async () => {
        const other = `${crypto.randomUUID()}.jpg`
        uploaded.push(other)
        const answer = await request.post(object(other), {
          headers: { ...headers, ...jpeg },
          data: photos.a7c2,
        })
        expect(answer.ok()).toBe(mayWrite)
        expect(await size(other)).toBe(mayWrite ? photos.a7c2.byteLength : 0)
      })
      await test.step(`${who} overwrites`, async () => {
        const answer = await request.put(object(key), {
          headers: { ...headers, ...jpeg },
          data: photos.x100vi,
        })
        expect(answer.ok()).toBe(false) // a stored picture is never another one
      })
      await test.step(`${who} lists the bucket`, async () => {
        const answer = await request.post('/storage/v1/object/list/media', {
          headers,
          data: { prefix: '', limit: 1000 },
        })
        const all: unknown = answer.ok() ? await answer.json() : []
        expect(Array.isArray(all) && all.length > 0).toBe(mayWrite)
      })
      await test.step(`${who} deletes`, async () => {
        await remove(headers, [key])
        expect(await size(key)).toBe(mayWrite ? 0 : photos.a7c2.byteLength)
      })
    }
  } finally {
    await remove(owner, uploaded)
  }
})
