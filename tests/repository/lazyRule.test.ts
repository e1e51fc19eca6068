import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageBin } from '../../scripts/test/packageBin.ts'
import { root } from './files.ts'

const LINT_TIMEOUT_MS = 60_000
const report = object({ diagnostics: array(object({ code: string(), filename: string() })) })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lazy-rule-'))
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test(
  'rejects React.lazy in every folder, however it is imported',
  () => {
    const sources = {
      'src/features/shell/named.ts': "import { lazy } from 'react'\nexport const load = lazy\n",
      'src/motion/named.ts': "import { lazy } from 'react'\nexport const load = lazy\n",
      'src/pages/all.ts': "import * as React from 'react'\nexport const load = React.lazy\n",
      'src/ui/whole.ts': "import React from 'react'\nexport const load = React.lazy\n",
      'src/ui/allowed.ts': "import { useState } from 'react'\nexport const state = useState\n",
    }
    for (const [path, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), source)
    }
    const { stdout } = spawnSync(process.execPath, [packageBin('oxlint'), 'src', '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics } = parse(report, JSON.parse(stdout))
    const found = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
    expect(found.map(({ filename }) => filename.replaceAll('\\', '/')).toSorted()).toEqual(
      Object.keys(sources).filter((path) => !path.includes('allowed')),
    )
  },
  LINT_TIMEOUT_MS,
)
