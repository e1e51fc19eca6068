import { compare, hash } from 'bcryptjs'
import type { Database } from './database.ts'

export type Account = { email: string; password: string }
export type Accounts = { owner: Account; stranger: Account }

/** bcrypt's minimum. These accounts are for development only, and the usual cost of 10 delays each start by a second. */
const HASH_COST = 4

const OWNER_ID = '00000000-0000-4000-8000-000000000001'
const STRANGER_ID = '00000000-0000-4000-8000-000000000002'

/** Returns the seeded accounts: the owner, and a stranger without rights. `.env.example` lists the variables. */
export function accountsFrom(env: Record<string, string | undefined>): Accounts {
  return {
    owner: {
      email: env['VITE_DEV_OWNER_EMAIL'] || 'owner@blankpage.test',
      password: env['VITE_DEV_OWNER_PASSWORD'] || 'blank-page-owner',
    },
    stranger: {
      email: env['DEV_STRANGER_EMAIL'] || 'stranger@blankpage.test',
      password: env['DEV_STRANGER_PASSWORD'] || 'blank-page-stranger',
    },
  }
}

/** Creates both accounts, or updates their e-mail and password to the environment's. */
export async function ensureAccounts(database: Database, { owner, stranger }: Accounts): Promise<void> {
  await ensureUser(database, OWNER_ID, owner)
  await ensureUser(database, STRANGER_ID, stranger)
  await database.query('insert into public.owners (user_id) values ($1) on conflict do nothing', [OWNER_ID])
}

async function ensureUser(database: Database, id: string, { email, password }: Account): Promise<void> {
  const [user] = await database.query<{ email: string; encrypted_password: string }>(
    'select email, encrypted_password from auth.users where id = $1',
    [id],
  )
  if (user?.email === email && (await compare(password, user.encrypted_password))) return
  const identity = JSON.stringify({ sub: id, email, email_verified: true })
  // The token columns are '' instead of null, because GoTrue cannot read null there.
  await database.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, confirmation_token, recovery_token, email_change,
       email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(),
       '{"provider":"email","providers":["email"]}', '{}', '', '', '', '', '', '', '', '')
     on conflict (id) do update set email = excluded.email, encrypted_password = excluded.encrypted_password`,
    [id, email, await hash(password, HASH_COST)],
  )
  await database.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at)
     values ($1::uuid, $1::uuid, 'email', $2, $3::text::jsonb, now())
     on conflict (provider, provider_id) do update set identity_data = excluded.identity_data`,
    [id, id, identity],
  )
}
