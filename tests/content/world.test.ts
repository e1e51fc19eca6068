import { describe, expect, test } from 'vitest'
import { cast } from '@/content/cast'
import { novels } from '@/content/novels'
import { paragraphsOf } from '@/content/novelText/sceneBreak'
import { transcripts } from '@/content/transcripts/transcripts'
import { some } from '@/content/webtoon/some'
import { they } from '@/content/webtoon/they'
import { tls } from '@/content/webtoon/tls'
import type { Webtoon } from '@/content/webtoon/webtoon'
import type { Passage, World } from '@/content/world/world'
import { worlds } from '@/content/world/worlds'
import { parseSentenceAddress, sentenceAt } from '@/lib/korean/sentences'

const works: Webtoon[] = [tls, they, some]

/** A full name, and what friends call its bearer: 윤재하 and 재하. */
function namesOf(work: Webtoon, slug: string): string[] {
  const name = work.characters.find((person) => person.slug === slug)?.name ?? ''
  return /^[가-힣]{2,3}$/.test(name) && work.key === 'tls' ? [name, name.slice(1)] : [name]
}

async function textOf(work: Webtoon, chapter: number): Promise<string[]> {
  const found = novels[work.novel ?? 'tls'].chapters.find(({ number }) => number === chapter)
  return paragraphsOf((await found?.text?.())?.default ?? [])
}

async function expectStands(work: Webtoon, slug: string, passage: Passage) {
  expect(work.novel).toBeDefined()
  const address = parseSentenceAddress(passage.at)
  const found = address && sentenceAt(await textOf(work, passage.chapter), address)
  expect(found).toMatchObject({ text: passage.quote, exact: true })
  expect(passage.quote).toContain(passage.named)
  const isName = namesOf(work, slug).includes(passage.named)
  expect(isName || Boolean(passage.because), `${passage.named} stands for ${slug}`).toBe(true)
}

describe.each(works)('the world of $titleKo', (work) => {
  const slugs = work.characters.map(({ slug }) => slug)
  const pictures = work.gallery.map(({ slug }) => slug)
  const load = async (): Promise<World> => (await worlds[work.key]()).default
  const scripts = async () => (await transcripts[work.key]()).default
  const linesOf = async (picture: string) =>
    ((await scripts())[picture] ?? [])
      .map((line) => (line.kind === 'speech' ? line.who : line.text))
      .join(' ')

  test('knows everybody, and nobody else', async () => {
    const { cast: places, appearances } = await load()
    expect(Object.values(places).toSorted()).toEqual(slugs.toSorted())
    expect(Object.keys(appearances).toSorted()).toEqual(slugs.toSorted())
    expect(cast[work.key]).toEqual(Object.fromEntries(work.characters.map(({ slug, name }) => [slug, name])))
  })

  test('draws one line between two people, each person in at least one', async () => {
    const { relations } = await load()
    const pairs = relations.map(({ between }) => between.toSorted().join('-'))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const slug of slugs) expect(relations.some(({ between }) => between.includes(slug))).toBe(true)
    for (const { between } of relations) for (const slug of between) expect(slugs).toContain(slug)
  })

  test('a line leads to a picture that has both', async () => {
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

  test('everybody appears somewhere; each sentence and each picture is there and has them', async () => {
    for (const [slug, { passages = [], pictures: seen = [] }] of Object.entries((await load()).appearances)) {
      expect(passages.length + seen.length).toBeGreaterThan(0)
      for (const passage of passages) await expectStands(work, slug, passage)
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

  test('every picture of the gallery has an address of its own and a script, and no script is left over', async () => {
    expect(new Set(pictures).size).toBe(work.gallery.length)
    expect(Object.keys(await scripts()).toSorted()).toEqual(pictures.toSorted())
    for (const slug of pictures) expect(slug).toMatch(/^[a-z][a-z0-9-]*$/)
  })

  test('a script says what is seen and heard; its marks stand on the picture, apart from one another', async () => {
    for (const lines of Object.values(await scripts())) {
      expect(lines.some(({ kind }) => kind === 'scene')).toBe(true)
      expect(lines.some(({ kind }) => kind === 'sound')).toBe(true)
      expect(lines.some(({ kind }) => kind === 'speech') || lines.length >= 3).toBe(true)
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

  test('speakers are people of the series, or somebody without a name', async () => {
    const names = [...work.characters.map(({ name }) => name), '누군가']
    const speakers = Object.values(await scripts())
      .flat()
      .flatMap((line) => (line.kind === 'speech' ? [line.who.replace(', 그림 밖에서', '')] : []))
    expect(speakers.filter((who) => !names.includes(who))).toEqual([])
  })
})
