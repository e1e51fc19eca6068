// Whose work is in what visitors load, and under which terms.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
      name: v.optional(v.string()),
    }),
  ),
})
const manifestSchema = v.object({
  repository: v.optional(v.union([v.string(), v.object({ url: v.string() })])),
  homepage: v.optional(v.string()),
})

export interface LockedPackage {
  name: string
  version: string
  /** As the package says it; empty when it says nothing. */
  license: string
  /** Its folder from the project's root. */
  folder: string
  /** Whether it only builds and checks, and is in nothing that is served. */
  dev: boolean
}

/** Asked for by packages that work without it; no script of the site imports it. */
const TOOLS = /^(@typescript\/.+|typescript)$/

/** Every package that an installation may bring, by the lock file. */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version = '', license = '', dev, devOptional, name: alias }]) => {
      const name = alias ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, license, folder, dev: dev === true || devOptional === true || TOOLS.test(name) }
    })
}

/** Terms that stand at an address and not in the package. */
const ELSEWHERE: Record<string, string> = {
  gsap: 'Copyright (c) GreenSock. All rights reserved. Subject to the terms at https://gsap.com/standard-license',
}

/**
 * The notices that go with the site: every package that its scripts may hold and every typeface, with the text of its
 * licence and where its source is. `fonts` are the packages that typefaces are cut from. Throws for a package that says
 * nothing of its terms.
 */
export function thirdPartyNotices(root: string, fonts: readonly string[]): string {
  const locked = lockedPackages(root)
  const shipped = locked.filter(({ name, dev }) => !dev || fonts.includes(name))
  const unique = new Map(shipped.map((one) => [`${one.name}@${one.version}`, one]))
  const notices = [...unique.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((one) => notice(root, one, fonts.includes(one.name)))
  return [
    'This site holds the work of others, under these terms.',
    'Typefaces are cut to the characters of this site and are served under names of its own.',
    ...notices,
    '',
  ].join(`\n\n${'-'.repeat(80)}\n\n`)
}

function notice(root: string, { name, version, license, folder }: LockedPackage, cut: boolean): string {
  const text = ELSEWHERE[name] ?? licenseText(join(root, folder))
  if (!license && !text) throw new Error(`${name} says nothing of its licence.`)
  const source = sourceOf(join(root, folder))
  const lines = [
    `${name} ${version}${cut ? ' (typeface, cut)' : ''}`,
    `Licence: ${license}`,
    source && `Source: ${source}`,
  ]
  return [lines.filter(Boolean).join('\n'), text].filter(Boolean).join('\n\n')
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

function licenseText(folder: string): string {
  for (const inner of ['.', 'dist']) {
    const names = filesIn(join(folder, inner)).filter((name) => LICENSE_FILE.test(name))
    if (names.length > 0)
      return names.map((name) => readFileSync(join(folder, inner, name), 'utf8').trim()).join('\n\n')
  }
  return ''
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted()
  } catch {
    return []
  }
}

function sourceOf(folder: string): string {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const repository = typeof manifest.repository === 'string' ? manifest.repository : manifest.repository?.url
  return (repository ?? manifest.homepage ?? '').replace(/^git\+/, '').replace(/\.git$/, '')
}
