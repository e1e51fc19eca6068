/**
 * What the dev server gives to nobody, by patterns relative to any folder: the embedded database with its signing secret,
 * settings, caches (but the one of bundled dependencies, which pages load from), and what Vite itself denies.
 */
export const PRIVATE_FILES = [
  '**/supabase/.temp/**',
  '**/.cache/!(vite)/**',
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
]
