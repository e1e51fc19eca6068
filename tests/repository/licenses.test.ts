// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockedPackages, thirdPartyNotices } from '../../scripts/build/licenses.ts'
import { root } from './files.ts'

/** Licences of code that the site serves. MPL-2.0 requires a link to the source, which the notices contain. */
const RUNTIME_LICENSES = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0)$/
/** Further licences of development dependencies. */
const DEV_LICENSES =
  /^(MIT-0|OFL-1\.1|BlueOak-1\.0\.0|Python-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|LGPL-3\.0-or-later|Zlib)$/
/** Licences that have been checked by hand: they have no SPDX identifier or are missing from the manifest. */
const REVIEWED: Record<string, string> = {
  gsap: "Standard 'no charge' license: https://gsap.com/standard-license.",
  'svg-tags': '', // MIT according to its README
}

/** Returns true if one alternative of an SPDX expression is allowed in all its parts. */
const isAllowed = (license: string, dev: boolean) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) =>
      one.split(' AND ').every((part) => RUNTIME_LICENSES.test(part) || (dev && DEV_LICENSES.test(part))),
    )

const packages = lockedPackages(root)

test('every package has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(100)
  const others = packages.filter(
    ({ name, license, dev }) => !isAllowed(license, dev) && REVIEWED[name] !== license,
  )
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test.each(['GPL-3.0', 'AGPL-3.0-only', '', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE'])(
  'rejects the licence “%s”',
  (license) => expect(isAllowed(license, true)).toBe(false),
)

test('the notices contain the licences of all runtime packages, fonts and GSAP included', () => {
  const notices = thirdPartyNotices(root, ['pretendard', '@fontsource/song-myung'])
  expect(notices).toMatch(/^react 19[^]*Copyright \(c\) Meta/m)
  expect(notices).toMatch(/^gsap 3[^]*https:\/\/gsap\.com\/standard-license/m)
  expect(notices).toMatch(/^exifreader [^]*MPL-2\.0[^]*github\.com\/mattiasw\/ExifReader/m)
  expect(notices).toMatch(/^pretendard [^]*Reserved Font Name Pretendard/m)
  expect(notices).not.toMatch(/^vite \d/m)
})

test('install scripts of packages are disabled', () => {
  expect(readFileSync(`${root}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('workflows pin actions by commit and start without permissions', () => {
  for (const name of ['ci', 'pages']) {
    const workflow = readFileSync(`${root}/.github/workflows/${name}.yml`, 'utf8')
    expect(workflow).toMatch(/^permissions: \{\}$/m)
    const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  }
})
