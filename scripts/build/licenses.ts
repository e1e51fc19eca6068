// The packages and fonts that the site contains, and their licences.
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
  /** The licence in the package's manifest; empty if it is missing. */
  license: string
  /** Path of its folder from the project's root. */
  folder: string
  /** Whether it is only used for development, and not in the served site. */
  dev: boolean
}

/** Optional peer dependencies that the site does not import. */
const UNUSED_PEERS = /^(@typescript\/.+|typescript)$/

/** Lists all packages in the lock file. */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version = '', license = '', dev, devOptional, name: alias }]) => {
      const name = alias ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        name,
        version,
        license,
        folder,
        dev: dev === true || devOptional === true || UNUSED_PEERS.test(name),
      }
    })
}

/** Licence texts of packages that do not contain them. */
const EXTERNAL_LICENSES: Record<string, string> = {
  gsap: 'Copyright (c) GreenSock. All rights reserved. Subject to the terms at https://gsap.com/standard-license',
}

/**
 * Returns the third-party notices of the site: all runtime packages and fonts with their licence texts and sources. `fonts`
 * names the packages of subset fonts. Throws for a package without a licence.
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

function notice(root: string, { name, version, license, folder }: LockedPackage, isFont: boolean): string {
  const text = EXTERNAL_LICENSES[name] ?? licenseText(join(root, folder))
  if (!license && !text) throw new Error(`${name} has no licence.`)
  const source = findSourceUrl(join(root, folder))
  const lines = [
    `${name} ${version}${isFont ? ' (typeface, cut)' : ''}`,
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

function findSourceUrl(folder: string): string {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const repository = typeof manifest.repository === 'string' ? manifest.repository : manifest.repository?.url
  return (repository ?? manifest.homepage ?? '').replace(/^git\+/, '').replace(/\.git$/, '')
}
