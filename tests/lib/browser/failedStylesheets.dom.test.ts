import { expect, it, vi } from 'vitest'
import { collectFailedStylesheets, retryFailedStylesheets } from '@/lib/browser/failedStylesheets'

const link = () => document.querySelector('link')!

it('reloads only stylesheets that have failed', async () => {
  collectFailedStylesheets()
  document.head.innerHTML = '<link rel="stylesheet" href="/part.css" crossorigin="">'
  const first = link()
  await retryFailedStylesheets()
  expect(link()).toBe(first)

  first.dispatchEvent(new Event('error'))
  const again = retryFailedStylesheets()
  expect(link()).not.toBe(first)
  expect(link().outerHTML).toBe(first.outerHTML)
  link().dispatchEvent(new Event('error'))
  await expect(again).rejects.toThrow('/part.css failed to load again.')

  const loaded = vi.fn<() => void>()
  const last = retryFailedStylesheets().then(loaded)
  expect(loaded).not.toHaveBeenCalled()
  link().dispatchEvent(new Event('load'))
  await last
  expect(loaded).toHaveBeenCalledOnce()
})
