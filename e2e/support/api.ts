import { PUBLISHABLE_KEY } from '../../backend/keys.ts'

/** Address of the API: empty for the site's own origin, or a Supabase project for `npm run test:supabase`. */
export const API = process.env['E2E_SUPABASE_URL'] ?? ''
/** Public key of the API. */
export const API_KEY = process.env['E2E_SUPABASE_KEY'] ?? PUBLISHABLE_KEY
