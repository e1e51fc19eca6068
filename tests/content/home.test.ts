import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { homeSections } from '@content/home'
import { root } from '../repository/files.ts'

const HOME_FOLDER = join(root, 'src/features/home')

/** Returns all texts of a content module. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const texts = textsOf(homeSections).flatMap((text) => text.split('|'))

describe('the texts of the home page', () => {
  it('are only in the content, so that a fork edits nothing else', () => {
    const sources = readdirSync(HOME_FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(HOME_FOLDER, name), 'utf8'))
      .join('\n')
    expect(texts.length).toBeGreaterThan(10)
    // “more” and “portfolio” also occur as identifiers.
    for (const text of texts.filter((each) => /[ 가-힣]/.test(each))) expect(sources).not.toContain(text)
  })
})
