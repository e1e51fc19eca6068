import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { homeSections } from '@/content/home'
import { root } from '../repository/files.ts'

const ROOMS = join(root, 'src/features/home')

/** Every text of a content module. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const words = textsOf(homeSections).flatMap((text) => text.split('|'))

describe("home's words", () => {
  it('stand in the content alone, so that a fork edits nothing else', () => {
    const sources = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(ROOMS, name), 'utf8'))
      .join('\n')
    expect(words.length).toBeGreaterThan(10)
    // “more” and “portfolio” are names in the code, too.
    for (const text of words.filter((each) => /[ 가-힣]/.test(each))) expect(sources).not.toContain(text)
  })
})
