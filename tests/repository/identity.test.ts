import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { site } from '@content/site'
import { root, trackedFiles } from './files.ts'

const OUTSIDE =
  /^(?:src\/(?!content\/)|scripts\/|index\.html$|public\/).*\.(?:tsx?|scss|css|svg|html|json|webmanifest)$|^index\.html$/
/** Spellings of the name: as it is, in Korean and on the postmark. */
const NAMES = [site.name, '빈 페이지', site.postmark, site.owner.name, site.owner.email, site.owner.handle]

it('the site and its owner are named only in the content, so that a fork edits nothing else', () => {
  const files = trackedFiles().filter((file) => OUTSIDE.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').toLowerCase()
    return NAMES.filter((name) => text.includes(name.toLowerCase())).map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})
