import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { accountsFrom } from '../backend/accounts.ts'
import { visit } from './support/test.ts'

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
/** The password of development and demo. */
export const ADMIN_PASSWORD = /^# development password: (.+)$/m.exec(example)?.[1] ?? ''
export const accounts = accountsFrom(process.env)

/** Logs in through the gear in the footer. */
export async function logIn(page: Page) {
  await visit(page, '/about/Profile')
  // By keyboard, because the footer may still move while fonts load.
  await page.getByRole('button', { name: '관리자 로그인' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '관리자 로그인' })
  await dialog.getByPlaceholder('비밀번호를 입력하세요').fill(ADMIN_PASSWORD)
  await dialog.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/\/admin\/Favorites$/)
}

/** Connects with the prefilled development account. */
export async function connect(page: Page) {
  await page.getByTestId('connection').click()
  await page
    .getByRole('dialog', { name: '서버 연결' })
    .getByRole('button', { name: '연결', exact: true })
    .click()
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'connected')
}
