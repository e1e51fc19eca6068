import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { absentPatterns } from '@/posts/publicCollections'
import { samplePosts } from '../../backend/collections.ts'
import { findFaults } from '../../scripts/build/content/findFaults.ts'
import { vercelJson } from '../../scripts/hosting/hosts.ts'
import { tdmHeaders } from '../../scripts/seo/rightsSignals.ts'
import { ANY_PROJECT } from '../../scripts/hosting/rules.ts'
import { contentName, hasOwnContent, rowsFolder } from '../../scripts/build/contentFolder.ts'
import { root } from '../repository/files.ts'

const modules = import.meta.glob<object>(['@content/**/*.ts', '!@content/**/art/**'], { eager: true })
const posts = v.parse(
  samplePosts,
  JSON.parse(readFileSync(join(root, rowsFolder(root), 'posts.json'), 'utf8')),
)

/** Returns the alternative texts in a value, with the paths of their fields. */
function alternativeTexts(value: unknown, path: string): [path: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    /^(?:alt|coverAlt)$/.test(name)
      ? [[`${path}.${name}`, field] as [string, unknown]]
      : alternativeTexts(field, `${path}.${name}`),
  )
}

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === ''

test('the content has no fault that a build reports', () => expect(findFaults()).toEqual([]))

test('every picture in the content has an alternative text', () => {
  const texts = Object.entries(modules).flatMap(([file, module]) => alternativeTexts(module, file))
  expect(texts).not.toEqual([])
  expect(texts.filter(([, text]) => isBlank(text)).map(([path]) => path)).toEqual([])
})

test('every published picture of the development rows has an alternative text', () => {
  const blank = Object.entries(posts).flatMap(([key, rows]) =>
    rows
      .filter(({ status, image, alt }) => status === 'published' && image && isBlank(alt))
      .map(({ title }) => `${key}: ${title}`),
  )
  expect(blank).toEqual([])
})

test('every picture that the development rows name exists', () => {
  const named = JSON.stringify(posts).matchAll(/\/storage\/v1\/object\/public\/(media\/[^"\s\\]+)/g)
  const missing = [...named].flatMap(([, path = '']) =>
    existsSync(join(root, rowsFolder(root), path)) ? [] : [path],
  )
  expect(missing).toEqual([])
})

// In a fork, the file belongs to the owner's content.
test.skipIf(contentName(root) === 'sample' && hasOwnContent(root))(
  'vercel.json has the addresses of the visible pages and the rights (npm run hosting)',
  () => {
    const rewrites = (json: string) =>
      v.parse(v.looseObject({ rewrites: v.array(v.unknown()) }), JSON.parse(json))
    const committed = readFileSync(join(root, 'vercel.json'), 'utf8')
    expect(rewrites(committed).rewrites).toEqual(rewrites(vercelJson(ANY_PROJECT, absentPatterns)).rewrites)
    const reservation = `"tdm-reservation",\n          "value": "${tdmHeaders()['tdm-reservation']}"`
    expect(committed).toContain(reservation)
  },
)
