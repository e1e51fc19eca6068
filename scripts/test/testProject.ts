import type { Accounts } from '../../backend/accounts.ts'

/** Environment variable with the project that `npm run test:supabase` tests, as JSON. */
export const PROJECT_VARIABLE = 'BLANK_PAGE_TEST_PROJECT'

export interface TestProject {
  url: string
  /** The publishable key. */
  key: string
  /** The secret key. */
  secret: string
  /** `postgres://` address of the database. Without it, only the API is tested. */
  database: string | null
  accounts: Accounts
}
