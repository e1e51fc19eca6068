// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockedPackages, thirdPartyNotices } from '../../scripts/build/licenses.ts'
import { root } from './files.ts'

/** What may be in a site whose own code is under MIT. MPL-2.0 asks for its own files to stay open, which notices say. */
const SERVED = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0)$/
/** What may build and check it besides. */
const BUILDS =
  /^(MIT-0|OFL-1\.1|BlueOak-1\.0\.0|Python-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|LGPL-3\.0-or-later|Zlib)$/
/** By name, read by a person: terms that have no short name, or a manifest without them. */
const READ: Record<string, string> = {
  gsap: "Standard 'no charge' license: https://gsap.com/standard-license.",
  'svg-tags': '', // MIT, says its README
}

/** Whether one of the alternatives of an SPDX expression is allowed in all of its parts. */
const allowed = (license: string, dev: boolean) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => SERVED.test(part) || (dev && BUILDS.test(part))))

const packages = lockedPackages(root)

test('every package is under terms that this project may use', () => {
  expect(packages.length).toBeGreaterThan(100)
  const others = packages.filter(({ name, license, dev }) => !allowed(license, dev) && READ[name] !== license)
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test.each(['GPL-3.0', 'AGPL-3.0-only', '', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE'])(
  'terms like “%s” would be noticed',
  (license) => expect(allowed(license, true)).toBe(false),
)

test('the notices hold the terms of what is served, typefaces and GSAP’s own included', () => {
  const notices = thirdPartyNotices(root, ['pretendard', '@fontsource/song-myung'])
  expect(notices).toMatch(/^react 19[^]*Copyright \(c\) Meta/m)
  expect(notices).toMatch(/^gsap 3[^]*https:\/\/gsap\.com\/standard-license/m)
  expect(notices).toMatch(/^exifreader [^]*MPL-2\.0[^]*github\.com\/mattiasw\/ExifReader/m)
  expect(notices).toMatch(/^pretendard [^]*Reserved Font Name Pretendard/m)
  expect(notices).not.toMatch(/^vite \d/m)
})

test('nothing that is installed runs a program of its own', () => {
  expect(readFileSync(`${root}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('workflows hold actions by commit and begin without rights', () => {
  for (const name of ['ci', 'pages']) {
    const workflow = readFileSync(`${root}/.github/workflows/${name}.yml`, 'utf8')
    expect(workflow).toMatch(/^permissions: \{\}$/m)
    const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
  }
})
