import { beforeEach, expect, it } from 'vitest'
import { bringWholeStyles } from '@/lib/wholeStyles'

const link = () => document.querySelector<HTMLLinkElement>('link[data-whole-styles]')

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="stylesheet" data-whole-styles disabled crossorigin href="/assets/styles-1.css">'
})

it('asks for the sheet that stands by, and is there when it has come', async () => {
  const coming = bringWholeStyles()
  expect(
    link()?.matches('[rel="stylesheet"][crossorigin][href$="/assets/styles-1.css"]:not([disabled])'),
  ).toBe(true)
  link()?.dispatchEvent(new Event('load'))
  await expect(coming).resolves.toBeUndefined()
})

it('asks anew for one that did not come', async () => {
  const failing = bringWholeStyles()
  const failed = link()
  failed?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow('/assets/styles-1.css did not come.')
  const coming = bringWholeStyles()
  expect(link()).not.toBe(failed)
  link()?.dispatchEvent(new Event('load'))
  await coming
})

it('waits for nothing where the page has its sheets from the start', async () => {
  document.head.innerHTML = ''
  await expect(bringWholeStyles()).resolves.toBeUndefined()
})
