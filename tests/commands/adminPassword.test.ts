// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseVerifier, verifyPassword } from '../../src/lib/passwordVerifier.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const COMMAND = ['--import', 'tsx', 'scripts/data/adminPassword.ts']
const TIMEOUT_MS = 60_000

function run({ password, input }: { password?: string; input?: string }) {
  const args = password === undefined ? [] : [password]
  const { status, stdout } = spawnSync(process.execPath, [...COMMAND, ...args], {
    cwd: root,
    input: input ?? '',
    encoding: 'utf8',
  })
  const verifier = parseVerifier(/^VITE_ADMIN_PASSWORD_HASH=(.+)$/m.exec(stdout)?.[1] ?? '')
  return { status, stdout, verifier }
}

test(
  'prints a verifier of a strong or generated password, and none of a weak one',
  async () => {
    const typed = run({ input: 'correct horse battery staple\n' })
    expect(typed.status).toBe(0)
    expect(typed.verifier && (await verifyPassword('correct horse battery staple', typed.verifier))).toBe(
      true,
    )

    // A caller that keeps standard input open after the first line.
    const open = spawn(process.execPath, COMMAND, { cwd: root, stdio: ['pipe', 'ignore', 'ignore'] })
    open.stdin.write('correct horse battery staple\n')
    expect(await once(open, 'exit')).toEqual([0, null])

    const generated = run({})
    const [, passphrase = ''] = /: ([\w-]{20,})$/m.exec(generated.stdout) ?? []
    expect(generated.verifier && (await verifyPassword(passphrase, generated.verifier))).toBe(true)

    for (const password of ['password1234', 'Blank-Page-Desk']) {
      const weak = run({ password })
      expect(weak.status).not.toBe(0)
      expect(weak.stdout).not.toContain('VITE_ADMIN_PASSWORD_HASH')
    }
  },
  TIMEOUT_MS,
)
