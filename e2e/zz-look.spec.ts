import { collections } from '../src/collections/registry'
import { paths } from '../src/config/paths'
import { test, sitDown, field } from './desk'
import { expect } from './support/test'
import { expectAccessible } from './support/axe'
import type { Page } from 'playwright/test'

const OUT = '/tmp/trust/shots'
function wordsCutOff() {
  const view = document.documentElement.clientWidth
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '')
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(
      (element) =>
        !element.closest('[aria-hidden=true], [inert], .visually-hidden, [id^=DndLive], [id^=DndDescribed]'),
    )
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      if (left >= -1 && right <= view + 1) return false
      for (let holder = element.parentElement; holder; holder = holder.parentElement)
        if (/auto|scroll/.test(getComputedStyle(holder).overflowX)) return false
      return true
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}
async function look(page: Page, name: string) {
  await page.screenshot({ path: `${OUT}/${name}.png` })
  const cut = await page.evaluate(wordsCutOff)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  console.log(name, 'over', over, 'cut', JSON.stringify(cut))
  await expectAccessible(page, { targets: true, colours: !name.includes('forced') }).catch((e) =>
    console.log('AXE', name, String(e.message).slice(0, 1500)),
  )
}
const text = (t: string, ...marks: object[]) => ({
  type: 'text',
  text: t,
  ...(marks.length ? { marks } : {}),
})
const p = (...c: object[]) => ({ type: 'paragraph', content: c })
const strange = {
  title: '알 수 없는 내용',
  summary: '요약',
  status: 'draft' as const,
  body: {
    type: 'doc',
    content: [
      p(text('앞 문단입니다. 이 문단은 편집기가 압니다.')),
      { type: 'callout', attrs: { tone: 'warm' }, content: [p(text('안'))] },
      p(
        text('문장 가운데 '),
        { type: 'mention', attrs: { id: 3 } },
        text(' 뒤에 이어지고, '),
        text('물든 글', { type: 'color', attrs: { hue: 3 } }),
        text('도 있습니다.'),
      ),
      { type: 'table', content: [] },
      p(text('끝 문단입니다.')),
    ],
  },
  meta: { location: '서울', mood: '맑음', weather_station: 3 },
}
const sizes: [string, number, number][] = [
  ['d', 1440, 900],
  ['m', 390, 844],
  ['n', 320, 640],
  ['z', 320, 256],
]
for (const [key, width, height] of sizes)
  for (const forced of key === 'n' ? [false, true] : [false])
    test.describe(`${key}${forced ? '-forced' : ''}`, () => {
      test.use({
        viewport: { width, height },
        contextOptions: { reducedMotion: 'reduce', ...(forced ? { forcedColors: 'active' } : {}) },
      })
      const n = (s: string) => `${key}${forced ? '-forced' : ''}-${s}`
      test('unread', async ({ page, desk }) => {
        const row = await desk.add('posts_a7c2', strange)
        await sitDown(page, `${collections.a7c2.uploadPath}/${row.id}`)
        await expect(field(page, '제목')).not.toHaveValue('')
        await look(page, n('unread-top'))
        await page.getByText('이 편집기가 보여 줄 수 없는 내용이').scrollIntoViewIfNeeded()
        await look(page, n('unread-body'))
        await page.getByText('끝 문단입니다.').scrollIntoViewIfNeeded()
        await look(page, n('unread-body2'))
        await page.getByText('보여 줄 수 없는 항목이').scrollIntoViewIfNeeded()
        await look(page, n('unread-meta'))
      })
      test('kept drafts', async ({ page }) => {
        await sitDown(page, collections.a7c2.uploadPath)
        await field(page, '제목').fill('시험 남은 글')
        await expect(page.getByText('이 브라우저에 보관됨').first()).toBeAttached({ timeout: 30000 })
        const menu = page.getByRole('button', { name: '메뉴', exact: true })
        if (await menu.isVisible()) await menu.click()
        await page.getByRole('button', { name: '로그아웃' }).click()
        await page.waitForTimeout(1500)
        await look(page, n('logout-1'))
        const leave = page.getByRole('dialog').getByRole('button', { name: /나가기|나갈/ })
        if (await leave.count()) {
          await leave.first().click()
          await page.waitForTimeout(1000)
        }
        await look(page, n('logout-2'))
        const order: string[] = []
        for (let i = 0; i < 5; i++) {
          order.push(
            await page.evaluate(
              () =>
                document.activeElement?.textContent?.trim().slice(0, 30) +
                ':' +
                document.activeElement?.tagName,
            ),
          )
          await page.keyboard.press('Tab')
        }
        console.log('TAB', n('kept'), order.join(' | '))
        await page.keyboard.press('Escape')
        await page.waitForTimeout(600)
        console.log(
          'after esc',
          await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30)),
          page.url(),
          await page.getByRole('dialog').count(),
        )
      })
      if (key === 'n' || key === 'z')
        test('rest', async ({ page }) => {
          await sitDown(page, paths.admin.dashboard)
          await expect(page.getByText('불러오는 중…')).toHaveCount(0)
          await look(page, n('dashboard'))
          await page.getByTestId('connection').press('Enter')
          await page.waitForTimeout(500)
          await look(page, n('connection'))
          await page.keyboard.press('Escape')
          const menu = page.getByRole('button', { name: '메뉴', exact: true })
          if (await menu.isVisible()) {
            await menu.press('Enter')
            await page.waitForTimeout(500)
            await look(page, n('menu'))
            await page.keyboard.press('Escape')
          }
          await page.goto(`${collections.x100vi.adminListPath}?sort=position`)
          await expect(page.locator('tr[data-post-id]').first()).toBeVisible()
          await look(page, n('list'))
          await page.locator('tr[data-post-id]').nth(1).getByRole('checkbox').check()
          await page.locator('tr[data-post-id]').nth(1).scrollIntoViewIfNeeded()
          await look(page, n('list-selected'))
          await page.locator('tr[data-post-id]').nth(1).getByRole('checkbox').uncheck()
          await page.locator('tr[data-post-id]').nth(1).getByRole('button', { name: '삭제' }).press('Enter')
          await page.waitForTimeout(500)
          await look(page, n('delete'))
          await page.keyboard.press('Escape')
          await page.locator('tr[data-post-id]').nth(1).getByRole('button', { name: '수정' }).press('Enter')
          await expect(field(page, '제목')).not.toHaveValue('')
          await look(page, n('editor'))
          await page.getByLabel('본문', { exact: true }).scrollIntoViewIfNeeded()
          await look(page, n('editor-body'))
          await page.getByLabel('본문', { exact: true }).focus()
          await page.getByRole('button', { name: '링크', exact: true }).press('Enter')
          await page.waitForTimeout(500)
          await look(page, n('link'))
          await page.keyboard.press('Escape')
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          await page.waitForTimeout(300)
          await look(page, n('editor-foot'))
          await page.goto(collections.a7c2.uploadPath)
          await expect(field(page, '제목')).toBeVisible()
          await look(page, n('new'))
          await page.getByRole('button', { name: '게시하기' }).press('Enter')
          await page.waitForTimeout(400)
          await look(page, n('new-faults'))
        })
    })
