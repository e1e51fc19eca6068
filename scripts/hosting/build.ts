// `npm run hosting`: writes vercel.json from the hosting rules. Run it after changing scripts/hosting.
// With VITE_SUPABASE_URL in .env, the policy allows only that project.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { vercelJson } from './hosts.ts'
import { ANY_PROJECT } from './rules.ts'

const root = join(import.meta.dirname, '..', '..')
const url = loadEnv('production', root, 'VITE_')['VITE_SUPABASE_URL']
writeFileSync(join(root, 'vercel.json'), vercelJson(url ? new URL(url).origin : ANY_PROJECT))
