// @vitest-environment node
import { expect, it } from 'vitest'
import { THEMES } from '@/config/themes'
import { readSource } from './sheets'
import { readTokens } from './tokens'

const mixins = readSource('src/styles/mixins/_themes.scss')

it('TypeScript and Sass define the same themes with the same background tokens', () => {
  const table = /\$themes: \(([\s\S]*?)\n\);/.exec(mixins)?.[1] ?? ''
  const backgrounds = [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\n {4}bg: ([\w-]+),/gm)].map(
    ([, theme, background]) => [theme, background],
  )
  expect(Object.fromEntries(backgrounds)).toEqual(
    Object.fromEntries(THEMES.map((theme) => [theme, `--${theme}-bg`])),
  )
  for (const theme of THEMES) expect([...readTokens().keys()]).toContain(`--${theme}-bg`)
})
