import { JSDOM } from 'jsdom'
import { dangersIn } from './dangers.ts'

/** The dangers in HTML as a browser parses it. */
export const dangersOfHtml = (html: string): string[] => dangersIn(JSDOM.fragment(html))

/** The same of HTML in a window that runs whatever can be run: an empty list is a page that stood still. */
export function dangersOfRun(html: string): string[] {
  const { window } = new JSDOM(html, { url: 'https://own.example/', runScripts: 'dangerously' })
  const dangers = dangersIn(window.document)
  if ('ran' in window) dangers.push('something ran')
  window.close()
  return dangers
}
