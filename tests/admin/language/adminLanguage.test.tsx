import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyAdminLanguage, chosenLanguage } from '@/admin/language/adminLanguage'
import { adminRoutes } from '@/admin/routes/routes'
import AdminRoot from '@/admin/routes/AdminRoot'
import { ADMIN_LANGUAGE_STORAGE_KEY } from '@/config/constants'
import { useAdminSession } from '@/stores/adminSession'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'
import { stubMatchMedia } from '../../support/mediaQuery'
import { settle } from '../../support/settle'

vi.mock('@/supabase/backendUrl', () => ({ backendUrl: () => null, backendKey: () => null }))
vi.mock('@/admin/trash/deleteExpiredPosts', () => ({ deleteExpiredPosts: () => Promise.resolve() }))
vi.mock('@/admin/routes/AdminApp', async () => {
  const { shell } = await import('#messages/admin/shell')
  return { default: () => <h1>{shell.trash}</h1> }
})
const site = vi.hoisted(() => ({ languages: ['ko', 'en'] }))
vi.mock('@content/languages', () => site)

async function openList() {
  const router = createMemoryRouter(adminRoutes, { initialEntries: ['/admin/a7c2'] })
  await act(async () => render(<RouterProvider router={router} onError={() => undefined} />))
  await screen.findByRole('searchbox')
}

const messages = () => toasts.getState().map(({ message }) => message)

const NAMES = { ko: '언어', en: 'Language' }

/** Chooses a language and waits for the select box to have its new name. */
async function choose(from: 'ko' | 'en', to: 'ko' | 'en') {
  fireEvent.change(screen.getByRole('combobox', { name: NAMES[from] }), { target: { value: to } })
  await screen.findByRole('combobox', { name: NAMES[to] })
}

beforeEach(() => {
  installDialogMethods()
  toasts.setState([], true)
  stubMatchMedia(() => true)
  vi.spyOn(console, 'warn').mockReturnValue()
  // Without a server the queries fail.
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.clear()
})

afterEach(async () => {
  cleanup()
  await applyAdminLanguage('ko')
  site.languages.splice(0, site.languages.length, 'ko', 'en')
  vi.doUnmock('@/messages/en/adminRooms.ts')
})

it('keeps the language if the other one cannot be loaded', async () => {
  vi.doMock('@/messages/en/adminRooms.ts', () => {
    throw new Error('offline')
  })
  await openList()
  fireEvent.change(screen.getByRole('combobox', { name: '언어' }), { target: { value: 'en' } })
  await waitFor(() => expect(messages()).not.toEqual([]))
  await settle()
  expect(messages()).toEqual(['다른 언어를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.'])
  expect(screen.getByRole('combobox', { name: '언어' })).toHaveValue('ko')
  expect(document.documentElement.lang).not.toBe('en')
  expect(chosenLanguage()).toBe('ko')
})

it('changes the words at once and keeps what is typed', async () => {
  await openList()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '제목으로 찾기' })
  fireEvent.change(field, { target: { value: '바' } })
  const options = within(screen.getByRole('combobox', { name: '언어' })).getAllByRole('option')
  expect(options.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['한국어', 'ko'],
    ['English', 'en'],
  ])

  await choose('ko', 'en')
  expect(screen.getByRole('searchbox', { name: 'Search titles' })).toBe(field)
  expect(field).toHaveValue('바')
  expect(screen.getByRole('navigation', { name: 'Admin menu' })).toBeVisible()
  expect(document.title).toBe('Manage A7C2 · Blank Page')
  expect(document.documentElement.lang).toBe('en')
  expect(chosenLanguage()).toBe('en')

  await choose('en', 'ko')
  expect(screen.getByRole('searchbox', { name: '제목으로 찾기' })).toBe(field)
  expect(field).toHaveValue('바')
  expect(document.title).toBe('A7C2 관리 · Blank Page')
  expect(document.documentElement.lang).toBe('ko')
})

it('shows the last of several choices', async () => {
  const english = applyAdminLanguage('en')
  const korean = applyAdminLanguage('ko')
  expect(await Promise.all([english, korean])).toEqual([false, true])
  expect(document.documentElement.lang).not.toBe('en')
})

it.each(['', 'de', '"en"', 'EN'])('takes the stored value %j for the site’s own language', (stored) => {
  localStorage.setItem(ADMIN_LANGUAGE_STORAGE_KEY, stored)
  expect(chosenLanguage()).toBe('ko')
})

it('loads the stored language before the first view', async () => {
  localStorage.setItem(ADMIN_LANGUAGE_STORAGE_KEY, 'en')
  useAdminSession.getState().logIn(Date.now())
  render(<AdminRoot />)
  expect(screen.getByText('Checking your login…')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Trash' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
})

it('offers no choice on a site with one language', async () => {
  site.languages.pop()
  localStorage.setItem(ADMIN_LANGUAGE_STORAGE_KEY, 'en')
  expect(chosenLanguage()).toBe('ko')
  await openList()
  expect(screen.queryByRole('combobox', { name: '언어' })).toBeNull()
})
