// The calls of the site and the desk for inquiries, on the embedded backend.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Letter } from '@/inquiries/letter'
import { server as mockedServer } from '../support/backendUrl.ts'
import { type TestServer, testServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))

const visitor = await import('@/inquiries/visitorInquiries')
const desk = await import('@/inquiries/ownerInquiries')
const { readIntake } = await import('@/inquiries/readIntake')
const { signInOwner, signOutOwner } = await import('@/supabase/ownerClient')

let server: TestServer

beforeAll(async () => {
  server = await testServer({ samples: false })
  mockedServer.url = server.url
  mockedServer.key = server.key
  await signInOwner(server.accounts.owner.email, server.accounts.owner.password)
}, 240_000)
afterAll(async () => {
  await signOutOwner()
  await server.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
  await server.backend.database.query('delete from public.inquiries')
})

const fresh = () => new AbortController().signal
const LETTER: Letter = {
  kind: 'use',
  commission: null,
  name: '이서안',
  contact: '',
  text: '작품을 표지에 쓰고 싶습니다.',
  links: ['https://example.com/brief'],
  budget: '',
  wantedOn: '',
  about: null,
  consent: true,
  clientKey: 'client-key-of-the-letter',
  openMs: 5000,
  website: '',
}

const list = (search = '') => desk.listInquiries({ search, states: desk.LISTED_STATES, page: 1 }, fresh())
async function received() {
  const [inquiry] = (await list()).inquiries
  if (!inquiry) throw new Error('No inquiry was received.')
  return inquiry
}

describe('a visitor', () => {
  test('sends a letter, reads it, adds to it and withdraws it', async () => {
    const token = await visitor.sendInquiry(LETTER)
    expect(await visitor.sendInquiry(LETTER)).toBe(token)
    expect(await visitor.readReceipt(token, fresh())).toMatchObject({
      state: 'received',
      contact: null,
      wantedOn: null,
      links: LETTER.links,
      messages: [],
    })
    await visitor.addToReceipt(token, '덧붙입니다.', 'addition-1')
    const { messages } = await visitor.addToReceipt(token, '덧붙입니다.', 'addition-1')
    expect(messages).toMatchObject([{ author: 'sender', text: '덧붙입니다.' }])
    expect(await visitor.withdrawReceipt(token)).toMatchObject({ state: 'withdrawn' })
    await expect(visitor.addToReceipt(token, '더', 'addition-2')).rejects.toMatchObject({ code: 'ended' })
  })

  test('learns why something is refused', async () => {
    await expect(visitor.sendInquiry({ ...LETTER, name: '' })).rejects.toMatchObject({
      name: 'InquiryRefusal',
      code: 'invalid',
      field: 'name',
      reason: 'missing',
    })
    await expect(visitor.readReceipt('unknown', fresh())).rejects.toMatchObject({ code: 'not_found' })
  })

  test('reads the intake that the owner has set', async () => {
    const intake = await desk.updateIntake({ state: 'waitlist', places: 2, note: '다음 달에 봬요.' })
    expect(await readIntake(fresh())).toMatchObject({ ...intake, state: 'waitlist', places: 2, working: 0 })
    expect(await desk.getIntake(fresh())).toEqual(intake)
    await expect(desk.updateIntake({ places: -1 })).rejects.toMatchObject({ kind: 'rejected' })
  })
})

describe('the desk', () => {
  test('lists, finds and reads letters', async () => {
    await visitor.sendInquiry(LETTER)
    await visitor.sendInquiry({ ...LETTER, clientKey: 'client-key-of-spam', website: 'https://spam.example' })
    const page = await list()
    expect(page).toMatchObject({ counts: { received: 1, spam: 1 }, total: 1 })
    const { id } = await received()
    expect(await desk.getInquiry(id, fresh())).toMatchObject({ text: LETTER.text, memo: null, messages: [] })
    expect((await list('표지')).total).toBe(1)
    expect((await list('%')).total).toBe(0)
    expect(await desk.getInquiry(id + 100, fresh())).toBeNull()
  })

  test('adds an answer once, which gives the letter another version', async () => {
    await visitor.sendInquiry(LETTER)
    const { id, updatedAt } = await received()
    await desk.answerInquiry(id, '반갑습니다.', 'answer-1')
    const version = (await received()).updatedAt
    await desk.answerInquiry(id, '반갑습니다.', 'answer-1')
    expect((await desk.getInquiry(id, fresh()))?.messages).toMatchObject([{ author: 'owner' }])
    expect(version).not.toBe(updatedAt)
    expect((await received()).updatedAt).toBe(version)
  })

  test('is told of a change elsewhere, and of a letter that is gone', async () => {
    await visitor.sendInquiry(LETTER)
    const { id, updatedAt } = await received()
    const version = await desk.updateInquiry(id, { memo: '메모', promised_on: '2027-01-12' }, updatedAt)
    await expect(desk.updateInquiry(id, { memo: '다른 메모' }, updatedAt)).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await desk.updateInquiry(id, { state: 'answered' }, version)).not.toBe(version)
    await desk.updateInquiry(id, { memo: null })
    expect(await desk.getInquiry(id, fresh())).toMatchObject({ state: 'answered', memo: null })
    await desk.deleteInquiries([id])
    await expect(desk.updateInquiry(id, { memo: '메모' })).rejects.toMatchObject({ kind: 'missing' })
  })

  test('moves several letters, and erases what is past its time', async () => {
    await visitor.sendInquiry(LETTER)
    await visitor.sendInquiry({ ...LETTER, clientKey: 'client-key-of-another' })
    const ids = (await list()).inquiries.map(({ id }) => id)
    await desk.moveInquiries(ids, 'declined')
    expect((await list()).counts).toEqual({ declined: 2 })
    await server.backend.database.query(
      `update public.inquiries set updated_at = now() - interval '181 days' where id = ${ids[0]}`,
    )
    expect(await desk.eraseInquiries(fresh())).toBe(1)
  })
})
