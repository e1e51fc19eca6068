/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_ADMIN_PASSWORD_HASH?: string
  readonly VITE_DEV_OWNER_EMAIL?: string
  readonly VITE_DEV_OWNER_PASSWORD?: string
  readonly VITE_SITE_URL?: string
}
