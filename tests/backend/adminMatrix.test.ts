import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Call, callers, IDENTITIES, type Identity, REJECTED } from './identities.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let call: Awaited<ReturnType<typeof callers>>

beforeAll(async () => {
  server = await testServer({ samples: false })
  call = await callers(server)
})
afterAll(() => server.close())

const sql = <Row extends object>(text: string) => server.backend.database.query<Row>(text)

const HOOK = { url: 'https://api.vercel.com/v1/integrations/deploy/prj_1/abc' }

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue()) // Lite logs every Postgres error.

/**
 * One published post, one draft with a version, one scheduled post, one in the trash, one permanently deleted after it was
 * published, a picture without a post, and a deploy hook.
 */
const reset = () =>
  server.backend.database.run(`
    delete from public.posts_fanart;
    delete from public.post_versions;
    delete from public.desk_settings;
    delete from public.released_media;
    delete from private.removed_posts;
    delete from public.inquiries;
    update public.intake set state = 'open';
    insert into public.inquiries (id, kind, name) values (1, 'other', '손님');
    insert into public.inquiry_messages (id, inquiry_id, text) values (1, 1, '답');
    insert into private.removed_posts (was_draft, published_at, updated_at) values (false, '2019-01-01', '2019-01-01');
    insert into public.posts_fanart (id, title, status, published_at, deleted_at) values
      (1, '게시한 글', 'published', now() - interval '2 hours', null), (2, '쓰던 글', 'draft', null, null),
      (3, '예약한 글', 'published', now() + interval '1 hour', null), (4, '버린 글', 'draft', null, now());
    insert into public.post_versions (id, collection, post_id, row, saved_at)
      values (1, 'fanart', 2, '{"title": "앞 판"}', now());
    insert into public.released_media (key) values ('old.webp');
    insert into public.desk_settings (name, value) values ('deploy_hook', '${JSON.stringify(HOOK)}');`)

/** Everything that a call could have changed. */
const stored = async () => {
  const posts = ['posts_fanart', 'post_versions', 'released_media']
  const tables = ['owners', ...posts, 'desk_settings', 'intake', 'inquiries', 'inquiry_messages']
  const rows = tables.map((table) => `select to_jsonb(t) as row from public.${table} as t`)
  return JSON.stringify(await sql(rows.join(' union all ')))
}

interface Rule {
  what: string
  call: Call
  /** Status, followed by the number of returned or changed rows, or the error code. */
  visitor: string
  stranger: string
  owner: string
}

const WHOLE = { prefer: 'return=representation' }
const MERGE = { prefer: 'return=representation,resolution=merge-duplicates' }
const DENIED = { visitor: '401 42501', stranger: '403 42501' }

function read(table: string, owner: string, stranger = '200 0'): Rule {
  const path = `/rest/v1/${table}?select=*`
  return { what: `${table}: select`, call: { method: 'GET', path }, visitor: '401 42501', stranger, owner }
}

/** Rules for insert, upsert, update and delete. Each is denied unless `owner` has a result for it. */
function writes(
  table: string,
  key: string,
  row: Record<string, unknown>,
  owner: Record<string, string> = {},
) {
  const path = `/rest/v1/${table}`
  const calls: Record<string, Call> = {
    insert: { method: 'POST', path, body: row, headers: WHOLE },
    upsert: { method: 'POST', path, body: row, headers: MERGE },
    update: { method: 'PATCH', path: `${path}?${key}=not.is.null`, body: row, headers: WHOLE },
    delete: { method: 'DELETE', path: `${path}?${key}=not.is.null`, headers: WHOLE },
  }
  return Object.entries(calls).map(([name, one]): Rule => {
    const allowed = owner[name]
    // Row-level security hides the rows of an allowed change from a stranger.
    const stranger = allowed && one.method !== 'POST' ? '200 0' : '403 42501'
    return {
      what: `${table}: ${name}`,
      call: one,
      visitor: '401 42501',
      stranger,
      owner: allowed ?? '403 42501',
    }
  })
}

function rpc(name: string, body: object, answers: Pick<Rule, 'visitor' | 'stranger' | 'owner'>): Rule {
  return { what: name, call: { method: 'POST', path: `/rest/v1/rpc/${name}`, body }, ...answers }
}

const SINCE = '2020-01-01T00:00:00Z'
const PAGE = { search: '%', kinds: null, soonest: true, skip: 0, take: 10 }
const ABSENT = { visitor: '404 PGRST202', stranger: '404 PGRST202', owner: '404 PGRST202' }
const owned = (owner: string, stranger = '200 0') => ({ visitor: '401 42501', stranger, owner })

const RULES: Rule[] = [
  read('owners', '403 42501', '403 42501'),
  ...writes('owners', 'user_id', { user_id: '00000000-0000-4000-8000-000000000002' }),
  read('post_versions', '200 1'),
  ...writes('post_versions', 'id', { collection: 'fanart', post_id: 1, row: {}, saved_at: SINCE }),
  read('released_media', '200 1'),
  ...writes('released_media', 'key', { key: 'new.webp' }, { delete: '200 1' }),
  read('desk_settings', '200 1'),
  ...writes(
    'desk_settings',
    'name',
    { name: 'deploy_hook', value: HOOK },
    { insert: '409 23505', upsert: '200 1', update: '200 1', delete: '200 1' },
  ),
  { ...read('intake', '200 1', '200 1'), visitor: '200 1' },
  ...writes('intake', 'id', { state: 'closed' }, { update: '200 1' }),
  read('inquiries', '200 1'),
  ...writes(
    'inquiries',
    'id',
    { id: 1, kind: 'other', name: '다른 손님' },
    { insert: '409 23505', upsert: '200 1', update: '200 1', delete: '200 1' },
  ),
  read('inquiry_messages', '200 1'),
  ...writes(
    'inquiry_messages',
    'id',
    { id: 1, inquiry_id: 1, text: '다른 답' },
    { insert: '409 23505', upsert: '200 1', update: '200 1', delete: '200 1' },
  ),
  // Everybody may call these; `inquiries.test.ts` judges their answers.
  ...['send_inquiry', 'read_inquiry', 'add_to_inquiry', 'withdraw_inquiry'].map((name) => {
    const answer = name === 'send_inquiry' ? '400 invalid' : '404 not_found'
    return rpc(name, {}, { visitor: answer, stranger: answer, owner: answer })
  }),
  rpc(
    'list_inquiries',
    { search: '%', states: ['received'], skip: 0, take: 10 },
    { ...DENIED, owner: '200 1' },
  ),
  rpc('erase_inquiries', {}, owned('200 0')),
  rpc('owns_site', {}, { visitor: '401 42501', stranger: '200 false', owner: '200 true' }),
  rpc('count_posts', {}, { visitor: '200 1', stranger: '200 1', owner: '200 3' }),
  rpc('count_changes', { since: SINCE }, { ...DENIED, owner: '200 2' }),
  rpc('list_trash', PAGE, owned('200 1')),
  rpc('trash_usage', {}, owned('200 1')),
  rpc('restore_posts', { posts: ['fanart-4'] }, owned('200 1')),
  rpc('purge_posts', { posts: ['fanart-4'] }, owned('200 1')),
  rpc('empty_trash', { days: 0 }, owned('200 1')),
  rpc('admin_overview', {}, { ...DENIED, owner: '200 whole' }),
  rpc('storage_usage', {}, { ...DENIED, owner: '200 whole' }),
  rpc('recent_versions', { take: 3 }, { ...DENIED, owner: '200 1' }),
  rpc('set_next_ids', {}, { ...DENIED, owner: '403 42501' }),
  // Privileged functions are not exposed.
  rpc('is_owner', {}, ABSENT),
  rpc('create_collection', { name: 'sixth' }, ABSENT),
]

/** Returns the number of rows in a result of any format, or its error code. */
function summarize(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return String(answer)
  if (Array.isArray(answer)) {
    const fanart: unknown = answer.find((row: { collection?: string }) => row.collection === 'fanart')
    return hasTotal(fanart) ? String(fanart.total) : String(answer.length)
  }
  if ('code' in answer) return String(answer.code)
  if ('posts' in answer && typeof answer.posts === 'number') return String(answer.posts)
  return hasTotal(answer) ? String(answer.total) : 'whole'
}

const hasTotal = (row: unknown): row is { total: number } =>
  typeof row === 'object' && row !== null && 'total' in row

const expected = (rule: Rule, who: Identity) =>
  REJECTED.includes(who) ? '401' : rule[who === 'owner' || who === 'stranger' ? who : 'visitor']

describe.each(IDENTITIES)('as %s', (who) => {
  // The others change nothing, as each test shows.
  if (who === 'owner') beforeEach(reset)
  else beforeAll(reset)

  test.each(RULES)('$what', async (rule) => {
    const before = await stored()
    const answer = await call(who, rule.call)
    const result = `${answer.status} ${summarize(await answer.json())}`
    expect(REJECTED.includes(who) ? result.slice(0, 3) : result).toBe(expected(rule, who))
    expect(who === 'owner' ? before : await stored()).toBe(before)
  })
})

test('this matrix or the one of the posts covers every table and function of the API', async () => {
  const exposed = await sql<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
    union select proname from pg_proc where pronamespace = 'public'::regnamespace
    order by name`)
  const covered = new Set(RULES.map(({ what }) => what.split(':')[0]))
  const posts = ({ name }: { name: string }) => name.startsWith('posts_') || name === 'place_posts'
  expect(exposed.filter((one) => !posts(one) && !covered.has(one.name)).map(({ name }) => name)).toEqual([])
})
