// Part of `npm run lint`: outside src/styles at most one length in eight is literal, the others are tokens.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countLengths, fewLiterals } from './lengths.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const counts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.scss') && !/^styles[\\/]/.test(path))
  .map((path) => ({ path, ...countLengths(readFileSync(join(source, path), 'utf8')) }))

const all = {
  literal: counts.reduce((sum, { literal }) => sum + literal, 0),
  token: counts.reduce((sum, { token }) => sum + token, 0),
}
const share = ((100 * all.literal) / (all.literal + all.token)).toFixed(1)
console.info(`${all.literal} literal lengths beside ${all.token} tokens: ${share} %`)
if (!fewLiterals(all)) {
  const worst = counts.toSorted((a, b) => b.literal - a.literal).slice(0, 10)
  console.error(
    'More than one length in eight is literal. Use the scale of src/styles/tokens/_space.scss; most are in',
  )
  for (const { path, literal } of worst) console.error(`  src/${path}: ${literal}`)
  process.exitCode = 1
}
