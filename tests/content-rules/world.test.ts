import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { findNovelOf } from '@/content/novels'
import { findTranscriptsLoader, findWorldLoader } from '@/content/series/partLoaders'
import { webtoons } from '@/content/series/webtoons'
import type { Webtoon } from '@/content/series/webtoon'
import type { Passage, SeriesWorld } from '@/content/series/seriesWorld'
import { parseSentenceAddress, findSentence } from '@/lib/korean/sentences'
import { chapterBlocks, paragraphsOf } from '@/posts/chapterText'
import { samplePosts } from '../../backend/collections.ts'
import { rowsFolder } from '../../scripts/build/contentFolder.ts'
import { root } from '../repository/files.ts'

const posts = v.parse(
  samplePosts,
  JSON.parse(readFileSync(join(root, rowsFolder(root), 'posts.json'), 'utf8')),
)

/** Returns the full name of a character and, of a Korean name, the given name: 윤재하 and 재하. */
function namesOf(work: Webtoon, slug: string): string[] {
  const name = work.characters.find((person) => person.slug === slug)?.name ?? ''
  return /^[가-힣]{2,3}$/.test(name) ? [name, name.slice(1)] : [name]
}

/** Expects a quoted sentence at its address, unless the development rows have no chapter of the novel. */
function expectSentence(novel: string, { chapter, at, quote }: Passage) {
  const chapters = posts.chapters.filter(({ meta }) => meta?.['novel'] === novel)
  if (chapters.length === 0) return
  const body = chapters.find(({ meta }) => meta?.['number'] === chapter)?.body
  const address = parseSentenceAddress(at)
  const found = address && findSentence(paragraphsOf(chapterBlocks(body)), address)
  expect(found).toMatchObject({ text: quote, exact: true })
}

function expectPassageExists(work: Webtoon, slug: string, passage: Passage) {
  const novel = findNovelOf(work.key)
  expect(novel).toBeDefined()
  expectSentence(novel?.key ?? '', passage)
  expect(passage.quote).toContain(passage.mention)
  const isName = namesOf(work, slug).includes(passage.mention)
  expect(isName || Boolean(passage.reason), `${passage.mention} refers to ${slug}`).toBe(true)
}

const works = webtoons.filter(({ key }) => findWorldLoader(key) && findTranscriptsLoader(key))

test.each(webtoons)('the slugs of $titleKo can be part of an address', ({ characters, gallery }) => {
  for (const { slug } of [...characters, ...gallery]) expect(slug).toMatch(/^[a-z][a-z0-9-]*$/)
})

describe.each(works)('the relationship map of $titleKo', (work) => {
  const slugs = work.characters.map(({ slug }) => slug)
  const pictures = work.gallery.map(({ slug }) => slug)
  const load = async (): Promise<SeriesWorld> => (await findWorldLoader(work.key)!()).default
  const scripts = async () => (await findTranscriptsLoader(work.key)!()).default
  const linesOf = async (picture: string) =>
    ((await scripts())[picture] ?? [])
      .map((line) => (line.kind === 'speech' ? line.who : line.text))
      .join(' ')

  test('contains exactly the characters of the series', async () => {
    const { cast, appearances } = await load()
    expect(cast.toSorted()).toEqual(slugs.toSorted())
    expect(Object.keys(appearances).toSorted()).toEqual(slugs.toSorted())
  })

  test('has one line per pair, and at least one per character', async () => {
    const { relations } = await load()
    const pairs = relations.map(({ between }) => between.toSorted().join('-'))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const slug of slugs) expect(relations.some(({ between }) => between.includes(slug))).toBe(true)
    for (const { between } of relations) for (const slug of between) expect(slugs).toContain(slug)
  })

  test('links each line to a picture that shows both characters', async () => {
    for (const { between, picture } of (await load()).relations) {
      if (!picture) continue
      expect(pictures).toContain(picture)
      const said = await linesOf(picture)
      for (const slug of between)
        expect(
          namesOf(work, slug).some((name) => said.includes(name)),
          `${slug} in ${picture}`,
        ).toBe(true)
    }
  })

  test('has appearances of every character, with existing sentences and pictures', async () => {
    for (const [slug, { passages = [], pictures: seen = [] }] of Object.entries((await load()).appearances)) {
      expect(passages.length + seen.length).toBeGreaterThan(0)
      for (const passage of passages) expectPassageExists(work, slug, passage)
      for (const picture of seen) {
        expect(pictures).toContain(picture)
        const said = await linesOf(picture)
        expect(
          namesOf(work, slug).some((name) => said.includes(name)),
          `${slug} in ${picture}`,
        ).toBe(true)
      }
    }
  })

  test('has a unique slug and a transcript for every gallery picture, and no other transcripts', async () => {
    expect(new Set(pictures).size).toBe(work.gallery.length)
    expect(Object.keys(await scripts()).toSorted()).toEqual(pictures.toSorted())
  })

  test('has transcripts whose marks are inside the picture and apart from each other', async () => {
    for (const lines of Object.values(await scripts())) {
      const spots = lines.flatMap(({ spot }) => (spot ? [spot] : []))
      for (const [left, top] of spots) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(4)
        expect(Math.max(left, top)).toBeLessThanOrEqual(96)
      }
      for (const [index, [left, top]] of spots.entries())
        for (const [x, y] of spots.slice(index + 1))
          expect(Math.hypot(x - left, (y - top) / 1.5), `${left},${top} and ${x},${y}`).toBeGreaterThan(6)
    }
  })
})
