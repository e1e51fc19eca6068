// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each(['', ' ', '-1', 'seven'])('rejects “%s” as a number of days', (days) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/data/mediaPrune.ts', '--delete', `--days=${days}`],
    { cwd: root, encoding: 'utf8', env: { ...process.env, BLANK_PAGE_DATA: 'memory://' } },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('--days takes a number from 0')
})
