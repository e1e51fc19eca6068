// Chooses the content: the owner's `src/content/mine` if it exists, otherwise `src/content/sample`. CONTENT=sample chooses the sample.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

type ContentName = 'mine' | 'sample'

/** Environment of a process that works on the sample. The second variable chooses the tsconfig file with the paths of tsx. */
export const SAMPLE_ENV = {
  CONTENT: 'sample',
  TSX_TSCONFIG_PATH: join(import.meta.dirname, '..', '..', 'tsconfig.sample.json'),
} as const

/** Returns whether the owner has written content. */
export const hasOwnContent = (root: string): boolean => existsSync(join(root, 'src/content/mine'))

/** Returns the name of the content's folder. */
export const contentName = (root: string): ContentName =>
  process.env['CONTENT'] !== SAMPLE_ENV.CONTENT && hasOwnContent(root) ? 'mine' : 'sample'

/** Returns the content's folder, from the root. */
export const contentFolder = (root: string): string => `src/content/${contentName(root)}`

/** Returns the folder with the content's rows (`posts.json`) and their files (`media`), from the root. */
export const rowsFolder = (root: string): string => `supabase/seed/${contentName(root)}`

/** Returns a public file, from the root: the content's own file replaces that of the site. */
export function publicFile(root: string, path: string): string {
  const own = `${contentFolder(root)}/public/${path}`
  return existsSync(join(root, own)) ? own : `public/${path}`
}

/** End of the names of migrations that belong to the owner's galleries. */
export const OWN_MIGRATION = '_mine'

/** Returns whether a migration is applied: the sample has its own galleries. */
export const isApplied = (root: string, file: string): boolean =>
  contentName(root) === 'mine' || !file.endsWith(`${OWN_MIGRATION}.sql`)

/** Returns the aliases of imports, as in `tsconfig.json`. */
export const aliases = (root: string, name = contentName(root)): Record<'@' | '@content', string> => ({
  '@': join(root, 'src'),
  '@content': join(root, 'src/content', name),
})
