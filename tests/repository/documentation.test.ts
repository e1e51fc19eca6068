import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isClone, root, trackedFiles } from './files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Returns the anchor that GitHub gives a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** Returns the links and images of a page whose file or heading does not exist. */
function strayLinks(page: string): string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)"/g)]
  return links
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((link) => !/^(https?:|mailto:)/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const file = path ? join(dirname(page), path) : page
      if (!existsSync(join(root, file))) return true
      const headings = anchor
        ? [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => slug(text))
        : []
      return anchor !== undefined && !headings.includes(anchor)
    })
}

test.skipIf(!isClone)('every link in the documentation leads to a file or heading', () => {
  const pages = trackedFiles().filter((path) => /^(README|CONTRIBUTING|SECURITY|docs\/.+)\.md$/.test(path))
  expect(pages).toContain('docs/specification.md')
  expect(pages.flatMap((page) => strayLinks(page).map((link) => `${page}: ${link}`))).toEqual([])
})
