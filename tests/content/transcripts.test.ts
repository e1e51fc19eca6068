import { describe, expect, test } from 'vitest'
import { findTranscriptsLoader } from '@/content/series/partLoaders'
import { webtoons } from '@/content/series/webtoons'

describe.each(webtoons)('the transcripts of $titleKo', ({ key, characters }) => {
  const load = async () => Object.values((await findTranscriptsLoader(key)?.())?.default ?? {})

  test('describe what is seen and heard', async () => {
    const transcripts = await load()
    expect(transcripts).not.toEqual([])
    for (const lines of transcripts) {
      expect(lines.some(({ kind }) => kind === 'scene')).toBe(true)
      expect(lines.some(({ kind }) => kind === 'sound')).toBe(true)
      expect(lines.some(({ kind }) => kind === 'speech') || lines.length >= 3).toBe(true)
    }
  })

  test('name only characters of the series and unnamed people as speakers', async () => {
    const names = [...characters.map(({ name }) => name), '누군가']
    const speakers = (await load())
      .flat()
      .flatMap((line) => (line.kind === 'speech' ? [line.who.replace(', 그림 밖에서', '')] : []))
    expect(speakers.filter((who) => !names.includes(who))).toEqual([])
  })
})
