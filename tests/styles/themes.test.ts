// @vitest-environment node
import { expect, it } from 'vitest'
import { THEMES } from '@/config/themes'
import { readSource } from './sheets'
import { readTokens } from './tokens'

const mixins = readSource('src/styles/mixins/_worlds.scss')

it('TypeScript and Sass define the same worlds with the same background tokens', () => {
  const table = /\$worlds: \(([\s\S]*?)\n\);/.exec(mixins)?.[1] ?? ''
  const backgrounds = [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\n {4}bg: ([\w-]+),/gm)].map(
    ([, world, background]) => [world, background],
  )
  expect(Object.fromEntries(backgrounds)).toEqual(
    Object.fromEntries(THEMES.map((world) => [world, `--${world}-bg`])),
  )
  for (const world of THEMES) expect([...readTokens().keys()]).toContain(`--${world}-bg`)
})
