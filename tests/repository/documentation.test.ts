import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isClone, root, trackedFiles } from './files.ts'

const CODE = /^(src|backend|scripts|tests|e2e|bench|supabase)\/.*\.(tsx?|s?css|sql|mjs)$/
/** `specification §2, §9`, also where a comment breaks the line. */
const REFERENCE = /\b(specification|decisions)[\s*/]+(§\d+(?:\.\d+)?(?:,[\s*/]+§\d+(?:\.\d+)?)*)/g

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** `2` for a heading `## 2. …`, `10.3` for the third point of a list in section 10. */
function sectionsOf(markdown: string): Set<string> {
  const sections = new Set<string>()
  let section = ''
  for (const line of markdown.split('\n')) {
    section = /^## (\d+)\. /.exec(line)?.[1] ?? section
    const point = /^(\d+)\. /.exec(line)?.[1]
    if (section) sections.add(point ? `${section}.${point}` : section)
  }
  return sections
}

const sections = new Map(
  ['specification', 'decisions'].map((name) => [name, sectionsOf(read(`docs/${name}.md`))]),
)

/** References of a text to sections that are not there, and signs of a section that name no page. */
function strayReferences(text: string): string[] {
  const found = [...text.matchAll(REFERENCE)].flatMap(([, page = '', list = '']) =>
    list
      .split('§')
      .slice(1)
      .map((number) => ({ page, number: number.replace(/[^\d.]/g, '') })),
  )
  const stray = found
    .filter(({ page, number }) => !sections.get(page)?.has(number))
    .map(({ page, number }) => `${page} §${number}`)
  const nameless = text.split('§').length - 1 - found.length
  return nameless === 0 ? stray : [...stray, `${nameless} without a page`]
}

/** GitHub's address of a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** Links and pictures of a page that lead to no file, or to no heading of it. */
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

test('a reference without its section, or without a page, is found', () => {
  expect(strayReferences('as told (specification §2, §9; decisions §10.14)')).toEqual([])
  expect(strayReferences('(specification §2, §77)')).toEqual(['specification §77'])
  expect(strayReferences('(decisions §10.99)\n * (specification\n * §4)')).toEqual(['decisions §10.99'])
  expect(strayReferences('see §3')).toEqual(['1 without a page'])
})

test.skipIf(!isClone)('every reference to the specification and the decisions leads to a section', () => {
  const texts = trackedFiles().filter((path) => CODE.test(path) && !path.endsWith('documentation.test.ts'))
  const references = texts.map((path) => ({ path, stray: strayReferences(read(path)) }))
  expect(references.filter(({ stray }) => stray.length > 0)).toEqual([])
})

test.skipIf(!isClone)('every link of the README, SECURITY.md and the documentation leads somewhere', () => {
  const pages = trackedFiles().filter((path) => /^(README|SECURITY|docs\/.+)\.md$/.test(path))
  expect(pages).toContain('docs/specification.md')
  expect(pages.flatMap((page) => strayLinks(page).map((link) => `${page}: ${link}`))).toEqual([])
})
