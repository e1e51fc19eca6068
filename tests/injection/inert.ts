import { JSDOM } from 'jsdom'
import { dangersIn } from './dangers.ts'

/** Lists the dangers in HTML after parsing. */
export const dangersOfHtml = (html: string): string[] => dangersIn(JSDOM.fragment(html))

/** Loads HTML in a window that executes scripts, and lists the dangers. The list names `something ran` if a script ran. */
export function dangersOfRun(html: string): string[] {
  const { window } = new JSDOM(html, { url: 'https://own.example/', runScripts: 'dangerously' })
  const dangers = dangersIn(window.document)
  if ('ran' in window) dangers.push('something ran')
  window.close()
  return dangers
}
