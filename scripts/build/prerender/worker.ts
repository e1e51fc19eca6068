// Builds the service worker after the pages, because it contains the addresses of the shell and its files.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Language } from '../../../src/config/language.ts'
import { WORKER_FILE } from '../../../src/offline/messages.ts'
import { FALLBACK_FILE, inFolder } from '../../hosting/rules.ts'
import { aliases } from '../contentFolder.ts'
import { languagePath } from '../languages.ts'
import type { BuildContext } from './bundle.ts'
import { ENTRY, collectFiles, type Manifest, readManifest } from './manifest.ts'

const SOURCE = 'src/offline/worker.ts'
/** The fallback of a page whose own file cannot be loaded. */
const FALLBACK_MODULE = 'src/ui/OfflinePages.tsx'

/** Modules of the page for received photos: the admin's frame, the page itself and the login before it. */
const RECEIVED = [
  'src/admin/routes/AdminRoot.tsx',
  'src/admin/routes/AdminApp.tsx',
  'src/features/session/LoginDialog.tsx',
  'src/admin/shell/ReceivedLink.tsx',
  'src/admin/received/Received.tsx',
]

/** Returns the files of the page for received photos without the core files. */
export function receivedFiles(core: readonly string[], manifest: Manifest, base: string): string[] {
  const { scripts, styles } = collectFiles(manifest, RECEIVED, base)
  return [...scripts, ...styles].filter((file) => !core.includes(file))
}

/** Returns the files that the shell requires: those that it references, fonts included, and the entry's imports. */
export function coreFiles(shell: string, manifest: Manifest, base: string): string[] {
  const named = [...shell.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
  const { scripts, styles } = collectFiles(manifest, [ENTRY, FALLBACK_MODULE], base)
  const ownFiles = named.filter((address) => address.startsWith(`${base}assets/`))
  return [...new Set([...ownFiles, ...scripts, ...styles])]
}

/** The bundle of each language, the site's own first. */
type Bundles = readonly { language: Language; bundle: string }[]

/** Builds the worker into the output folder. The static pages must have been written. */
export async function buildWorker({
  root,
  outDir,
  base,
  hosted,
  bundles,
}: Pick<BuildContext, 'root' | 'outDir' | 'base' | 'hosted'> & { bundles: Bundles }): Promise<void> {
  const languages = bundles.map(({ language, bundle }) => {
    const file = inFolder(FALLBACK_FILE, language)
    const html = readFileSync(join(outDir, file), 'utf8')
    const shell = {
      url: base + file,
      pages: base + languagePath(language).slice(1),
      revision: createHash('sha256').update(html).digest('base64url').slice(0, 12),
    }
    return { shell, core: coreFiles(html, readManifest(bundle), base) }
  })
  const core = [...new Set(languages.flatMap((language) => language.core))]
  const offlineBuild = {
    base,
    backend: hosted,
    shells: languages.map(({ shell }) => shell),
    core,
    received: receivedFiles(core, readManifest(outDir), base),
  }
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases(root) },
    define: { OFFLINE_BUILD: JSON.stringify(offlineBuild), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: WORKER_FILE } },
    },
  })
}
