// @vitest-environment node
import { expect, it } from 'vitest'
import { WORLDS } from '@/config/worlds'
import { readSource } from './sheets'
import { readTokens } from './tokens'

const mixins = readSource('src/styles/mixins/_worlds.scss')

it('script knows the worlds of the stylesheets, and the ground of each by its name', () => {
  const table = /\$worlds: \(([\s\S]*?)\n\);/.exec(mixins)?.[1] ?? ''
  const grounds = [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\n {4}bg: ([\w-]+),/gm)].map(
    ([, world, ground]) => [world, ground],
  )
  expect(Object.fromEntries(grounds)).toEqual(
    Object.fromEntries(WORLDS.map((world) => [world, `--${world}-bg`])),
  )
  for (const world of WORLDS) expect([...readTokens().keys()]).toContain(`--${world}-bg`)
})
