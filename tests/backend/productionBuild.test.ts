import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { accountsFrom } from '../../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { DEVELOPMENT_PASSWORD_HASH } from '../../scripts/build-env.ts'
import { temporaryFolder } from './server.ts'

const BUILD_TIMEOUT_MS = 5 * 60_000
const READABLE = /\.(?:js|css|html|json|webmanifest|svg)$/

let folder: string
let names: string[]
let text: string

beforeAll(async () => {
  folder = temporaryFolder()
  await build({ mode: 'production', logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } })
  names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  text = names
    .filter((name) => READABLE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}, BUILD_TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a build without settings is a whole site', () => {
  expect(names).toContain('index.html')
  expect(text.includes('It all starts from')).toBe(true)
})

test('nothing of the embedded backend enters it', () => {
  expect(names.filter((name) => /pglite|\.wasm$|\.sql$|sample\//i.test(name))).toEqual([])
  const words = [PUBLISHABLE_KEY, 'pglite', '@supabase/lite', 'sb_secret_']
  expect(words.filter((word) => text.includes(word))).toEqual([])
})

test('no account and no password of development enters it', () => {
  const { owner, stranger } = accountsFrom({})
  const secrets = [owner.email, owner.password, stranger.email, stranger.password, DEVELOPMENT_PASSWORD_HASH]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('it evaluates no text as script, so that a strict policy can hold', () => {
  expect(/\beval\(|new Function\(/.exec(text)?.[0]).toBeUndefined()
})
