import { readFileSync } from 'node:fs'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import type { Download, Locator, Page } from 'playwright/test'
import { NO_SAVE_PICKER, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

// Other journeys may delete pictures while the backup reads them.
test.use({ motionMatters: false, expectedFaults: [/status of 400 .*\/storage\/v1\/object\/media\//] })

/** A text with a broken link. */
const body = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: '글', marks: [{ type: 'link', attrs: { href: '/no' } }] }],
    },
  ],
}

/** Downloads the ZIP. Retries when rows were deleted meanwhile, because other journeys clean up after themselves. */
async function takeAlong(page: Page, backup: Locator): Promise<Download> {
  const lost = backup.getByText('백업하는 동안 글이나 사진이 줄어 마치지 못했습니다.')
  const coming = page.waitForEvent('download')
  for (;;) {
    await backup.getByRole('button', { name: '지금 내려받기' }).press('Enter')
    await expect(lost).toHaveCount(0)
    const download = await Promise.race([coming, lost.waitFor()])
    if (download) return download
  }
}

test('the dashboard lists tasks, links to their pages, and downloads a backup @main', async ({
  page,
  admin,
}) => {
  const broken = await admin.addComplete('posts_portfolio', '끊어진 글', 'published', { body })
  await admin.change('posts_portfolio', broken.id, { title: `${admin.mark} 고친 글` })
  await page.addInitScript(NO_SAVE_PICKER)
  await openAdminPage(page, '/admin')

  const todo = page.getByRole('region', { name: '할 일' })
  await expect(todo.getByText(/^끊어진 링크 \d+개$/)).toBeVisible()
  await expect(page.getByRole('region', { name: '저장 공간' }).getByRole('img')).toBeVisible()
  await expect(page.getByRole('region', { name: '최근 판' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)

  const backup = page.getByRole('region', { name: '백업' })
  const download = await takeAlong(page, backup)
  expect(download.suggestedFilename()).toMatch(/^blank-page-\d{4}-\d\d-\d\d\.zip$/)
  const zip = new ZipReader(new Uint8ArrayReader(readFileSync(await download.path())), {
    useWebWorkers: false,
  })
  const entries = new Map((await zip.getEntries()).map((entry) => [entry.filename, entry]))
  const table = entries.get('rows/posts_portfolio.json')
  const content = table && !table.directory ? await table.getData(new Uint8ArrayWriter()) : new Uint8Array()
  expect(new TextDecoder().decode(content)).toContain(`${admin.mark} 고친 글`)
  expect(entries.has('manifest.json')).toBe(true)
  await expect(backup).toContainText('마지막 백업 ')
  await expect(backup.getByRole('button', { name: '지금 내려받기' })).toBeFocused()

  const edit = page.getByRole('region', { name: '최근 판' }).getByRole('link').filter({ hasText: admin.mark })
  await edit.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '이전 판' })).toBeVisible()
  await page.goto(`/admin/PortfolioUpload/${broken.id}?field=body`)
  await expect(page.getByLabel('본문', { exact: true })).toBeFocused()
})
