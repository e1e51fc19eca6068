// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseVerifier, verifyPassword } from '../../../src/lib/passwordVerifier.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const COMMAND = ['--import', 'tsx', 'scripts/data/adminPassword.ts']
const STARTS_SLOWLY_MS = 60_000

function run({ password, input }: { password?: string; input?: string }) {
  const words = password === undefined ? [] : [password]
  const { status, stdout } = spawnSync(process.execPath, [...COMMAND, ...words], {
    cwd: root,
    input: input ?? '',
    encoding: 'utf8',
  })
  const verifier = parseVerifier(/^VITE_ADMIN_PASSWORD_HASH=(.+)$/m.exec(stdout)?.[1] ?? '')
  return { status, stdout, verifier }
}

test(
  'a strong password, given or made up, gets a verifier; a weak one gets none',
  async () => {
    const typed = run({ input: 'correct horse battery staple\n' })
    expect(typed.status).toBe(0)
    expect(typed.verifier && (await verifyPassword('correct horse battery staple', typed.verifier))).toBe(
      true,
    )

    // Of a caller that says no more and holds the line.
    const open = spawn(process.execPath, COMMAND, { cwd: root, stdio: ['pipe', 'ignore', 'ignore'] })
    open.stdin.write('correct horse battery staple\n')
    expect(await once(open, 'exit')).toEqual([0, null])

    const madeUp = run({})
    const [, passphrase = ''] = /: ([\w-]{20,})$/m.exec(madeUp.stdout) ?? []
    expect(madeUp.verifier && (await verifyPassword(passphrase, madeUp.verifier))).toBe(true)

    for (const password of ['password1234', 'Blank-Page-Desk']) {
      const weak = run({ password })
      expect(weak.status).not.toBe(0)
      expect(weak.stdout).not.toContain('VITE_ADMIN_PASSWORD_HASH')
    }
  },
  STARTS_SLOWLY_MS,
)
