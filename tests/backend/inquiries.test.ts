import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let owner: SupabaseClient

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue()) // Lite logs every Postgres error.

const sql = (text: string, parameters: string[] = []) =>
  server.backend.database.query<Record<string, unknown>>(text, parameters)
beforeEach(async () => {
  await sql('delete from public.inquiries')
  await sql(`delete from public.posts_commissions`)
  await sql(`update public.intake set state = 'open', places = null`)
})

let letters = 0
const LETTER = {
  kind: 'work',
  name: '이서안',
  text: '표지 그림을 부탁드리고 싶습니다.',
  links: ['https://example.com/brief'],
  consent: true,
  open_ms: 5000,
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** With a PostgreSQL server, Lite passes JSON arguments as text, unlike PostgREST: there SQL calls the functions. */
const onPostgres = Boolean(process.env['BLANK_PAGE_TEST_DB'])
const CALL_AS_VISITOR = `create or replace function private.call_as_visitor(name text, input text, headers text) returns jsonb
  language plpgsql as $$
  declare body jsonb;
  begin
    perform set_config('request.headers', headers, true), set_config('response.status', '200', true);
    set local role anon;
    execute format('select public.%I($1::jsonb)', name) into body using input;
    return jsonb_build_object('status', current_setting('response.status')::integer, 'body', body);
  exception when data_exception then
    return jsonb_build_object('status', 400, 'body', jsonb_build_object('code', sqlstate));
  end $$`

async function callBySql(name: string, body: string, headers: object): Promise<Answer> {
  await sql(CALL_AS_VISITOR)
  const parameters = [name, body, JSON.stringify(headers)]
  const [row] = await sql('select private.call_as_visitor($1, $2, $3) as answer', parameters)
  // oxlint-disable-next-line no-unsafe-type-assertion -- the function above has built it
  return row?.['answer'] as Answer
}

/** Calls a function with a text as a visitor. */
async function callWithText(name: string, body: string, headers: Record<string, string>): Promise<Answer> {
  if (onPostgres) return callBySql(name, body, headers)
  const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}

/** Calls a function as a visitor from an address. */
const call = (name: string, input: unknown, address?: string) =>
  callWithText(name, JSON.stringify(input), address ? { 'x-forwarded-for': address } : {})

const newKey = () => `client-key-of-letter-${(letters += 1)}`
const send = (changes: object = {}, address?: string) =>
  call('send_inquiry', { ...LETTER, client_key: newKey(), ...changes }, address)

async function sentToken(changes: object = {}): Promise<string> {
  const { body } = await send(changes)
  return String(body['token'])
}

const rows = async () => (await owner.from('inquiries').select('*').order('id').throwOnError()).data ?? []
const outcome = ({ status, body }: Answer) => `${status} ${String(body['code'])}`

describe('a letter', () => {
  test('is kept once, however often it is sent', async () => {
    const key = newKey()
    const first = await send({ client_key: key })
    const again = await send({ client_key: key, text: '다시 보내는 다른 글입니다.' })
    expect(first).toEqual({ status: 200, body: { token: expect.stringMatching(/^[\w-]{22,}$/) } })
    expect(again).toEqual(first)
    expect(await rows()).toMatchObject([{ name: '이서안', state: 'received', text: LETTER.text }])
  })

  test('leaves no token in the rows', async () => {
    const token = await sentToken()
    expect(JSON.stringify(await sql('select * from public.inquiries'))).not.toContain(token)
  })

  test.each([
    ['a kind that does not exist', { kind: 'gift' }, 'kind missing'],
    ['no name', { name: ' ' }, 'name missing'],
    ['a long name', { name: '가'.repeat(41) }, 'name long'],
    ['a number as a name', { name: 7 }, 'name malformed'],
    ['a short text', { text: '짧은 글' }, 'text short'],
    ['4,001 letters', { text: '가'.repeat(4001) }, 'text long'],
    ['invisible text', { text: '\u200B'.repeat(20) }, 'text characters'],
    ['variation selectors', { text: '\uFE0F'.repeat(20) }, 'text characters'],
    ['wide spaces', { text: '\u3000\u00A0'.repeat(20) }, 'text missing'],
    ['a right-to-left override', { text: `${LETTER.text}\u202E` }, 'text characters'],
    ['an escape character', { name: '이\u001B서' }, 'name characters'],
    ['a C1 control character', { contact: 'a\u0085b' }, 'contact characters'],
    ['six links', { links: Array.from({ length: 6 }, () => 'https://a.kr') }, 'links long'],
    ['an http link', { links: ['http://example.com'] }, 'links malformed'],
    ['a script as a link', { links: ['javascript:alert(1)'] }, 'links malformed'],
    ['links as one text', { links: 'https://a.kr' }, 'links long'],
    ['a day that has passed', { wanted_on: '2020-01-01' }, 'wanted_on past'],
    ['a day that does not exist', { wanted_on: '2030-02-31' }, 'wanted_on past'],
    ['a number as a day', { wanted_on: 7 }, 'wanted_on malformed'],
    ['a text without end', { text: '가'.repeat(100_000) }, 'text long'],
    ['no consent', { consent: false }, 'consent missing'],
    ['a short client key', { client_key: 'short' }, 'client_key malformed'],
  ])('with %s is refused', async (_what, changes, fault) => {
    const { status, body } = await send(changes)
    expect(status).toBe(400)
    expect(`${String(body['field'])} ${String(body['reason'])}`).toBe(fault)
    expect(await rows()).toEqual([])
  })

  test.each(['\\u0000', '\\ud800'])('with %s is refused', async (escape) => {
    const text = JSON.stringify({ ...LETTER, client_key: newKey(), name: 'ESCAPE' })
    expect(outcome(await callWithText('send_inquiry', text.replace('ESCAPE', escape), {}))).toMatch(
      /^4\d\d \w+$/,
    )
  })

  test('may have 4,000 letters typed in parts, line breaks, emoji and markup', async () => {
    const text = `<script>\n\t👩‍🎨${'가'.normalize('NFD').repeat(3985)}`
    expect(await send({ text })).toMatchObject({ status: 200 })
    expect((await rows())[0]?.['text']).toBe(text.normalize('NFC'))
  })

  test('needs only what the form asks for', async () => {
    const empty = { contact: null, links: null, budget: '', wanted_on: '', about: null, commission: null }
    expect(await send(empty)).toMatchObject({ status: 200 })
    expect(await rows()).toMatchObject([
      { contact: null, links: [], budget: null, wanted_on: null, about: null, commission: null },
    ])
  })

  test('that is no object is refused', async () => {
    for (const input of [[], 'letter', 7, null])
      expect(outcome(await call('send_inquiry', input))).toMatch(/^4\d\d /)
  })

  test.each([
    ['a filled hidden field', { website: 'https://spam.example' }],
    ['less than 3 s', { open_ms: 2999 }],
    ['no time', { open_ms: undefined }],
  ])('with %s is spam, which its sender does not see', async (_what, changes) => {
    const token = await sentToken(changes)
    expect(await rows()).toMatchObject([{ state: 'spam' }])
    expect((await call('read_inquiry', { token })).body).toMatchObject({ state: 'received' })
    expect(await call('withdraw_inquiry', { token })).toMatchObject({
      status: 200,
      body: { state: 'withdrawn' },
    })
    expect((await call('read_inquiry', { token })).body).toMatchObject({ state: 'withdrawn' })
    expect(outcome(await call('add_to_inquiry', { token, text: '덧붙입니다.' }))).toBe('409 ended')
    expect(await rows()).toMatchObject([{ state: 'spam' }])
  })
})

describe('a commission', () => {
  const commission = { kind: 'commission' }
  const addKind = async (status = 'published') =>
    (
      await owner
        .from('posts_commissions')
        .insert({ title: '책 표지', status })
        .select('id')
        .single()
        .throwOnError()
    ).data?.id

  test('names its kind, as it was called then', async () => {
    const id = await addKind()
    expect(await send({ ...commission, commission: id })).toMatchObject({ status: 200 })
    await owner.from('posts_commissions').update({ title: '다른 이름' }).eq('id', id).throwOnError()
    expect(await rows()).toMatchObject([{ commission: { id, title: '책 표지' } }])
  })

  test('needs a kind if there are any, and one that is published', async () => {
    expect(await send(commission)).toMatchObject({ status: 200 })
    await addKind()
    expect((await send(commission)).body).toMatchObject({ field: 'commission', reason: 'missing' })
    expect(outcome(await send({ ...commission, commission: await addKind('draft') }))).toBe(
      '409 commission_gone',
    )
  })

  test('is refused while the intake is closed, other letters are not', async () => {
    await owner.from('intake').update({ state: 'closed' }).eq('id', 1).throwOnError()
    expect(outcome(await send(commission))).toBe('409 closed')
    expect(await send({ kind: 'other' })).toMatchObject({ status: 200 })
  })

  test('waits while there is no free place', async () => {
    await owner.from('intake').update({ places: 0 }).eq('id', 1).throwOnError()
    expect(await send(commission)).toMatchObject({ status: 200 })
    expect(await rows()).toMatchObject([{ kind: 'commission', state: 'received' }])
  })

  test('in work takes a place', async () => {
    const working = async () =>
      (await server.visitor().from('intake').select('working').single()).data?.working
    await sentToken(commission)
    await owner.from('inquiries').update({ state: 'working' }).eq('kind', 'commission').throwOnError()
    expect(await working()).toBe(1)
    await owner.from('inquiries').delete().gt('id', 0).throwOnError()
    expect(await working()).toBe(0)
  })
})

describe('limits', () => {
  const HOUR_MS = 60 * 60 * 1000
  const insert = (count: number, values: object) =>
    owner
      .from('inquiries')
      .insert(Array.from({ length: count }, () => ({ kind: 'other', name: '손님', ...values })))
      .throwOnError()

  test('20 letters an hour, spam apart', async () => {
    await insert(20, { state: 'spam' })
    await insert(1, { created_at: new Date(Date.now() - HOUR_MS + 60_000).toISOString() })
    await insert(18, { state: 'withdrawn' })
    expect(await send()).toMatchObject({ status: 200 })
    const refused = await send()
    expect(outcome(refused)).toBe('429 too_many')
    const wait = Date.parse(String(refused.body['retry_at'])) - Date.now()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60_000)
    expect(outcome(await send({ open_ms: 1 }))).toBe('429 too_many')
  })

  test('300 unread letters', async () => {
    await insert(300, { created_at: '2026-01-01T00:00:00Z' })
    expect(outcome(await send())).toBe('429 too_many')
    await owner.from('inquiries').update({ state: 'answered' }).gt('id', 0).throwOnError()
    expect(await send()).toMatchObject({ status: 200 })
  })

  test('one letter in 2 minutes and 5 a day from one address', async () => {
    const earlier = () => sql(`update public.inquiries set created_at = created_at - interval '3 minutes'`)
    expect(await send({}, '203.0.113.7')).toMatchObject({ status: 200 })
    expect(outcome(await send({}, '203.0.113.7'))).toBe('429 too_many')
    expect(await send({}, '203.0.113.8')).toMatchObject({ status: 200 })
    for (let sent = 1; sent < 5; sent += 1) {
      await earlier()
      expect(await send({}, '203.0.113.7')).toMatchObject({ status: 200 })
    }
    await earlier()
    expect(outcome(await send({}, '203.0.113.7'))).toBe('429 too_many')
    expect(JSON.stringify(await rows())).not.toContain('203.0.113')
  })

  test('an address is not recognised on another day', async () => {
    await send({}, '203.0.113.9')
    await sql(`update private.inquiry_secrets set day = day - 1 where day > '-infinity'`)
    expect(await send({}, '203.0.113.9')).toMatchObject({ status: 200 })
    expect(await sql(`select day from private.inquiry_secrets where day > '-infinity'`)).toHaveLength(1)
  })

  test.skipIf(onPostgres)('an address that a visitor invents for Cloudflare does not count', async () => {
    const sendAs = (address: string) =>
      callWithText('send_inquiry', JSON.stringify({ ...LETTER, client_key: newKey() }), {
        'x-forwarded-for': '203.0.113.10',
        'cf-connecting-ip': address,
      })
    expect(await sendAs('198.51.100.1')).toMatchObject({ status: 200 })
    expect(outcome(await sendAs('198.51.100.2'))).toBe('429 too_many')
  })

  test('hold when 100 letters arrive at the same moment', async () => {
    const addresses = (index: number) => (index % 2 ? `203.0.113.${index % 250}` : undefined)
    const spam = (index: number) => (index % 3 ? {} : { website: 'https://spam.example' })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_one, index) => send(spam(index), addresses(index))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    expect(new Set(answers.map(outcome))).toEqual(new Set(['200 undefined', '429 too_many']))
    const listed = await owner
      .rpc('list_inquiries', { search: '%', states: ['received'], skip: 0, take: 50 })
      .throwOnError()
    expect(listed.data).toMatchObject({ counts: { received: 20, spam: 20 }, total: 20 })
  }, 120_000)
})

describe('a receipt', () => {
  test('shows the letter, the conversation and the place in the queue', async () => {
    await sentToken({ kind: 'commission' })
    const token = await sentToken({ kind: 'commission', about: 'fanart-7' })
    const [, { id } = { id: 0 }] = await rows()
    await owner
      .from('inquiries')
      .update({ memo: '비밀', promised_on: '2026-12-20' })
      .eq('id', id)
      .throwOnError()
    await owner.from('inquiry_messages').insert({ inquiry_id: id, text: '반갑습니다.' }).throwOnError()
    const { body } = await call('read_inquiry', { token })
    expect(body).toMatchObject({
      state: 'received',
      text: LETTER.text,
      about: { key: 'fanart-7', title: null },
      about_is_public: false,
      before: 1,
      promised_on: '2026-12-20',
      messages: [{ author: 'owner', text: '반갑습니다.' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/비밀|token|sender_hash/)
  })

  test.each([
    ['series-tls', { key: 'series-tls', title: null }],
    ['novel-more-book', { key: 'novel-more-book', title: null }],
    ['tls', null],
    ['fanart-x', null],
    ['series-<b>', null],
  ])('of a letter about %s', async (about, kept) => {
    const token = await sentToken({ about })
    expect((await call('read_inquiry', { token })).body).toMatchObject({ about: kept })
  })

  test.each([
    ['an unknown token', 'A'.repeat(43)],
    ['no token', undefined],
    ['a number', 7],
  ])('of %s is not found', async (_what, token) => {
    await sentToken()
    for (const name of ['read_inquiry', 'add_to_inquiry', 'withdraw_inquiry'])
      expect(outcome(await call(name, { token, text: '덧붙입니다.' }))).toBe('404 not_found')
  })

  test('takes ten additions, each once, until the end', async () => {
    const token = await sentToken()
    const add = (text: string, key?: string) => call('add_to_inquiry', { token, text, client_key: key })
    await add('하나', 'addition-1')
    await add('하나', 'addition-1')
    for (let added = 1; added < 10; added += 1)
      expect(await add(`글 ${added}`)).toMatchObject({ status: 200 })
    expect(outcome(await add('열하나'))).toBe('409 used_up')
    expect((await call('read_inquiry', { token })).body['messages']).toHaveLength(10)
    await owner.from('inquiries').update({ state: 'done' }).gt('id', 0).throwOnError()
    expect(outcome(await add('끝난 뒤'))).toBe('409 ended')
    expect(await add('하나', 'addition-1')).toMatchObject({ status: 200, body: { state: 'done' } })
    expect(outcome(await call('withdraw_inquiry', { token }))).toBe('409 ended')
  })

  test.each([
    ['nothing', ' \n', 'missing'],
    ['2,001 letters', '가'.repeat(2001), 'long'],
    ['a control character', '가\u0007', 'characters'],
  ])('refuses an addition of %s', async (_what, text, reason) => {
    const token = await sentToken()
    expect(await call('add_to_inquiry', { token, text })).toMatchObject({ status: 400, body: { reason } })
  })

  test('withdraws the letter, also twice', async () => {
    const token = await sentToken()
    for (let press = 0; press < 2; press += 1)
      expect(await call('withdraw_inquiry', { token })).toMatchObject({
        status: 200,
        body: { state: 'withdrawn' },
      })
    expect(await rows()).toMatchObject([{ state: 'withdrawn' }])
  })
})

describe('the owner', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

  test.each([
    ['spam', 30],
    ['received', 180],
    ['done', 180],
    ['declined', 180],
    ['withdrawn', 180],
  ])('erases what has been %s for %i days', async (state, days) => {
    const letter = { kind: 'other', name: '손님', state }
    await owner
      .from('inquiries')
      .insert([
        { ...letter, created_at: daysAgo(days + 1) },
        { ...letter, created_at: daysAgo(days - 1) },
        { ...letter, state: 'answered', created_at: daysAgo(400) },
      ])
      .throwOnError()
    expect((await owner.rpc('erase_inquiries').throwOnError()).data).toBe(1)
    expect(await rows()).toHaveLength(2)
  })

  test('sets the times of letters and messages, past ones too', async () => {
    const version = async () => (await rows())[0]?.['updated_at']
    const past = '2026-01-02T03:04:05+00:00'
    await sentToken()
    await owner.from('inquiries').update({ memo: '메모', updated_at: past }).gt('id', 0).throwOnError()
    expect(await version()).toBe(past)
    const [{ id: inquiry_id } = {}] = await rows()
    const add = (message: object) =>
      owner
        .from('inquiry_messages')
        .insert({ inquiry_id, text: '답', ...message })
        .throwOnError()
    await add({ created_at: '2026-01-01T00:00:00Z' })
    expect(await version()).toBe(past)
    await add({})
    expect(await version()).not.toBe(past)
    await owner.from('inquiries').update({ updated_at: past }).gt('id', 0).throwOnError()
    await owner.from('inquiries').update({ state: 'declined' }).gt('id', 0).throwOnError()
    expect(Date.parse(String(await version()))).toBeGreaterThan(Date.parse(past))
  })

  test('lists and searches 10,000 letters with the number in each state', async () => {
    await sql(`insert into public.inquiries (kind, name, text, state, created_at)
      select 'other', '손님 ' || n, repeat('가나다 ', 50), case n % 4 when 0 then 'done' else 'answered' end, now() - n * interval '1 minute'
      from generate_series(1, 10000) as n`)
    const started = performance.now()
    const { data } = await owner
      .rpc('list_inquiries', { search: '%손님 77%', states: ['done'], skip: 0, take: 2 })
      .throwOnError()
    expect(performance.now() - started).toBeLessThan(5000)
    expect(data).toMatchObject({
      counts: { done: 27, answered: 84 },
      total: 27,
      inquiries: [{ name: '손님 772' }, { name: '손님 776' }],
    })
  })

  test('keeps the intake within its limits', async () => {
    const change = async (values: object) =>
      (await owner.from('intake').update(values).eq('id', 1)).error?.code
    expect(await change({ places: -1 })).toBe('23514')
    expect(await change({ note: '가'.repeat(121) })).toBe('23514')
    expect(await change({ note: '숨은\u202E글' })).toBe('23514')
    expect(
      await change({ state: 'waitlist', places: 3, opens_on: '2027-01-12', note: '가'.repeat(120) }),
    ).toBeUndefined()
  })
})

describe('nobody else', () => {
  test.each(['visitor', 'stranger'] as const)('%s reads the intake and changes nothing', async (who) => {
    await sentToken()
    const client = who === 'visitor' ? server.visitor() : await server.signedIn('stranger')
    expect((await client.from('intake').select('state, places, opens_on, note').single()).data).toMatchObject(
      { state: 'open' },
    )
    await client.from('intake').update({ state: 'closed' }).eq('id', 1)
    for (const table of ['inquiries', 'inquiry_messages']) {
      const { data, error } = await client.from(table).select('*')
      expect(error?.code ?? data).toEqual(who === 'visitor' ? '42501' : [])
    }
    expect((await client.from('inquiries').insert({ kind: 'other', name: '손님' })).error?.code).toBe('42501')
    await client.from('inquiries').delete().gt('id', 0)
    expect(
      (await client.rpc('list_inquiries', { search: '%', states: [], skip: 0, take: 9 })).error?.code,
    ).toBe('42501')
    expect(await rows()).toHaveLength(1)
    expect(await sql('select state from public.intake')).toEqual([{ state: 'open' }])
  })
})
