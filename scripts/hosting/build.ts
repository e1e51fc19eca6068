// `npm run hosting`: writes vercel.json from the hosting rules. Run it after changing scripts/hosting.
// With VITE_SUPABASE_URL in .env, the policy allows only that project.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import type * as publicCollections from '../../src/posts/publicCollections.ts'
import { importContent } from '../build/importContent.ts'
import { vercelJson } from './hosts.ts'
import { ANY_PROJECT } from './rules.ts'

const root = join(import.meta.dirname, '..', '..')
const url = loadEnv('production', root, 'VITE_')['VITE_SUPABASE_URL']
const file = join(root, 'src/posts/publicCollections.ts')
const { module } = await importContent<typeof publicCollections>(root, file)
writeFileSync(
  join(root, 'vercel.json'),
  vercelJson(url ? new URL(url).origin : ANY_PROJECT, module.absentPatterns),
)
