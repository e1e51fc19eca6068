import { chromium } from 'playwright/test'
import { chromiumOptions } from './scripts/test/ensureBrowser.ts'
import { FIRST_LETTERS } from '@content/firstLetters'
const browser = await chromium.launch(chromiumOptions())
const need: Record<string, Set<string>> = {}
for (const path of process.argv.slice(2)) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto('http://localhost:4114' + path)
  await page.waitForFunction(() => document.fonts.status === 'loaded' && !document.querySelector('.loading-overlay'))
  const found = await page.evaluate(() => {
    const out: [string, string][] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const el = node.parentElement!
      if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(el.tagName)) continue
      const s = getComputedStyle(el)
      if (s.fontFamily.startsWith('sans-serif')) continue
      if (!el.checkVisibility()) continue
      out.push([`${s.fontFamily.split(',').slice(0,2).join('|')}#${s.fontWeight}`, node.textContent ?? ''])
    }
    return out
  })
  for (const [font, text] of found) for (const ch of text) (need[font] ??= new Set()).add(ch)
  await page.close()
}
for (const [font, set] of Object.entries(need)) console.log(font, [...set].sort().join(''))
const base = ' \u00A0.,!?0123456789'
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const signs = '()[]-/:;+&@%\'"#*=<>_'
const has = (name: string) => new Set(base + (name === 'sans-400' ? latin + signs : '') + FIRST_LETTERS[name])
for (const [font, set] of Object.entries(need)) {
  const weight = font.split('#')[1]
  const name = /Site Sans/.test(font.split('|')[0]!) ? `sans-${weight}` : 'korean'
  const missing = [...set].filter((c) => c.trim() && !has(name).has(c)).filter((c) => name !== 'korean' || /[가-힣]/.test(c)).sort().join('')
  console.log('MISSING', font, name, missing)
}
await browser.close()
