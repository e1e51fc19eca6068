import { chromium } from 'playwright/test'
import { chromiumOptions } from './scripts/test/ensureBrowser.ts'
const browser = await chromium.launch(chromiumOptions())
const out = '/tmp/rights-shots'
for (const [name, w, h] of [['desktop', 1440, 900], ['phone', 390, 844]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, reducedMotion: 'reduce' })
  page.on('console', (m) => console.log(name, m.type(), m.text()))
  for (const [key, path] of process.argv.slice(2).map((each) => each.split('=') as [string, string])) {
    await page.goto('http://localhost:4114' + path)
    await page.waitForFunction(() => document.fonts.status === 'loaded' && !document.querySelector('.loading-overlay'))
    await page.screenshot({ path: `${out}/${name}-${key}.png` })
    await page.screenshot({ path: `${out}/${name}-${key}-full.png`, fullPage: true })
    if (key === 'rights') {
      const fonts = await page.evaluate(() => performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.woff2')).map((e) => e.name.split('/').pop() + ' ' + (e as PerformanceResourceTiming).encodedBodySize))
      console.log(fonts.join('\n'))
      if (name === 'desktop') await page.pdf({ path: `${out}/rights.pdf`, format: 'A4' })
    }
  }
  await page.close()
}
await browser.close()
