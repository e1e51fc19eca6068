import { chromium } from 'playwright/test'
import { chromiumOptions } from './scripts/test/ensureBrowser.ts'
import { mkdirSync } from 'node:fs'
const browser = await chromium.launch(chromiumOptions())
mkdirSync('/tmp/shots', { recursive: true })
const pages = process.argv.slice(2)
for (const [size, viewport] of Object.entries({ d: { width: 1440, height: 900 }, m: { width: 390, height: 844 } }))
  for (const path of pages) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    page.on('console', (m) => m.type() === 'error' && console.log(path, m.text()))
    page.on('pageerror', (e) => console.log(path, String(e)))
    page.on('requestfailed', (r) => console.log(path, 'failed', r.url()))
    await page.goto('http://localhost:4199' + path)
    await page.waitForFunction(() => !document.querySelector('[data-testid="loading-overlay"]'), undefined, { timeout: 60000 }).catch(() => console.log(path, 'overlay stays'))
    await page.waitForTimeout(1200)
    const hangul = await page.evaluate(() => {
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (!/[\uAC00-\uD7A3\u3131-\u318E]/.test(node.textContent ?? '')) continue
        const parent = node.parentElement
        if (!parent || ['SCRIPT', 'STYLE'].includes(parent.tagName)) continue
        if (parent.closest('[lang]')?.getAttribute('lang') !== 'ko') found.push(parent.tagName + ': ' + node.textContent)
      }
      for (const element of document.querySelectorAll('body *'))
        for (const { name, value } of element.attributes)
          if (/[\uAC00-\uD7A3]/.test(value) && element.closest('[lang]')?.getAttribute('lang') !== 'ko' && !['data-state'].includes(name)) found.push(element.tagName + '@' + name + '=' + value)
      return { found, wide: document.documentElement.scrollWidth > innerWidth, lang: document.documentElement.lang }
    })
    if (path.startsWith('/en')) console.log(size, path, JSON.stringify(hangul).slice(0, 1500))
    await page.screenshot({ path: `/tmp/shots/${size}${path.replaceAll('/', '_')}.png` })
    await page.close()
  }
await browser.close()
