/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_SUPABASE_TRANSFORMS?: string
  readonly VITE_STORAGE_GB?: string
  readonly VITE_ADMIN_PASSWORD_HASH?: string
  readonly VITE_DEV_OWNER_EMAIL?: string
  readonly VITE_DEV_OWNER_PASSWORD?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_ANALYTICS?: string
}

/** Made by `scripts/build/search/plugin.ts`. */
declare module 'virtual:search-index' {
  import type { BarePicture } from '@/assets/picture'

  /** The drawings of the cards, which name them by their place here. */
  export const pictures: readonly BarePicture[]
  /** Cards and example as JSON. */
  export const catalogue: string
}
