import { expect, it } from 'vitest'
import { removeFailedStylesheets } from '@/lib/removeFailedStylesheets'

it('takes the link of a stylesheet that failed out of the document, and no other', () => {
  removeFailedStylesheets()
  document.head.innerHTML =
    '<link rel="stylesheet" id="good"><link rel="stylesheet" id="bad"><link rel="icon" id="icon">'
  for (const id of ['bad', 'icon']) document.getElementById(id)?.dispatchEvent(new Event('error'))
  expect([...document.head.querySelectorAll('link')].map(({ id }) => id)).toEqual(['good', 'icon'])
})
