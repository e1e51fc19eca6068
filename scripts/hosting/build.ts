// `npm run hosting`: writes vercel.json from the hosting rules. Run it after changing scripts/hosting.
// With VITE_SUPABASE_URL in .env, the policy allows only that project.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { importContent } from '../build/importContent.ts'
import { vercelJson } from './hosts.ts'
import { ANY_PROJECT } from './rules.ts'
import type * as siteRules from './siteRules.ts'

const root = join(import.meta.dirname, '..', '..')
const { VITE_SUPABASE_URL: url, VITE_SITE_URL: siteUrl = '' } = loadEnv('production', root, 'VITE_')
const { module } = await importContent<typeof siteRules>(root, join(import.meta.dirname, 'siteRules.ts'))
writeFileSync(
  join(root, 'vercel.json'),
  vercelJson(
    url ? new URL(url).origin : ANY_PROJECT,
    module.absentPatterns,
    module.tdmHeaders({ siteUrl: siteUrl.trim().replace(/\/+$/, '') }),
  ),
)
