// Builds the service worker after the pages, because it contains the addresses of the shell and its files.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { WORKER_FILE } from '../../../src/offline/messages.ts'
import { FALLBACK_FILE } from '../../hosting/rules.ts'
import { aliases } from '../contentFolder.ts'
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

/** Builds the worker into the output folder. The static pages must have been written. */
export async function buildWorker({
  root,
  outDir,
  base,
  hosted,
}: Pick<BuildContext, 'root' | 'outDir' | 'base' | 'hosted'>): Promise<void> {
  const shell = readFileSync(join(outDir, FALLBACK_FILE), 'utf8')
  const manifest = readManifest(outDir)
  const core = coreFiles(shell, manifest, base)
  const offlineBuild = {
    base,
    backend: hosted,
    shell: {
      url: `${base}${FALLBACK_FILE}`,
      revision: createHash('sha256').update(shell).digest('base64url').slice(0, 12),
    },
    core,
    received: receivedFiles(core, manifest, base),
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
