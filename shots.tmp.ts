import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright/test'
import { chromiumOptions } from './scripts/test/ensureBrowser.ts'
const out = process.argv[2]!
const port = process.argv[3]!
mkdirSync(out, { recursive: true })
const paths = [
  '/',
  '/about/Profile',
  '/about/Favorites',
  '/about/View/1',
  '/about/Rights',
  '/about/Inquiry',
  '/design/Portfolio',
  '/design/View/1',
  '/webtoon/Tls',
  '/webtoon/View/1',
  '/novel/Tls',
  '/novel/More',
  '/novel/More?tab=contest',
  '/novel/View/1',
  '/gallery/A7c2',
  '/gallery/X100vi',
  '/gallery/a7c2/View/1',
  '/gallery/Light',
  '/fanart/Fanart',
  '/fanart/View/1',
  '/en',
  '/nowhere',
]
const browser = await chromium.launch(chromiumOptions())
for (const [w, h] of [
  [1440, 900],
  [390, 844],
] as const) {
  const c = await browser.newContext({
    viewport: { width: w, height: h },
    locale: 'ko-KR',
    reducedMotion: 'reduce',
  })
  await c.addInitScript(() => {
    localStorage.setItem('blank-page-motion', 'still')
    localStorage.setItem('introAnimationShown', String(Date.now()))
  })
  for (const path of paths) {
    const p = await c.newPage()
    await p.goto(`http://localhost:${port}` + path)
    await p.waitForLoadState('load')
    await p.waitForTimeout(1800)
    await p.screenshot({
      path: `${out}/${w}${path.replaceAll(/[/?=]/g, '_')}.png`,
      fullPage: h === 900 && path !== '/',
    })
    await p.close()
  }
  await c.close()
}
await browser.close()
