// Builds the service worker, last of all: it is told the shell and the files that the shell needs.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { WORKER_FILE } from '../../../src/offline/messages.ts'
import { FALLBACK_FILE } from '../../hosting/rules.ts'
import { ENTRY, filesOf, type Manifest, readManifest } from './manifest.ts'

const SOURCE = 'src/offline/worker.ts'
/** What a page brings when its own file does not come. */
const FAULT = 'src/ui/KeptPages.tsx'

/** What the page of received photographs runs on: the desk's frame, the page's own part, and the login before it. */
const RECEIVED = [
  'src/admin/routes/DeskRoot.tsx',
  'src/admin/routes/Desk.tsx',
  'src/features/session/LoginDialog.tsx',
  'src/admin/shell/ReceivedLine.tsx',
  'src/admin/received/Received.tsx',
]

/** The files that the page of received photographs has beside those of every page. */
export function receivedFiles(core: readonly string[], manifest: Manifest, base: string): string[] {
  const { scripts, styles } = filesOf(manifest, RECEIVED, base)
  return [...scripts, ...styles].filter((file) => !core.includes(file))
}

/** The files without which the shell shows nothing: what it names, its fonts among it, and what the site's start imports. */
export function coreFiles(shell: string, manifest: Manifest, base: string): string[] {
  const named = [...shell.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
  const { scripts, styles } = filesOf(manifest, [ENTRY, FAULT], base)
  const ownFiles = named.filter((address) => address.startsWith(`${base}assets/`))
  return [...new Set([...ownFiles, ...scripts, ...styles])]
}

interface WorkerOptions {
  root: string
  outDir: string
  /** The site's path with a slash at both ends. */
  base: string
  /** Origin of the hosted backend; empty without one. */
  hosted: string
}

/** Writes the worker's file beside the static pages, which must be there. */
export async function buildWorker({ root, outDir, base, hosted }: WorkerOptions): Promise<void> {
  const shell = readFileSync(join(outDir, FALLBACK_FILE), 'utf8')
  const manifest = readManifest(outDir)
  const core = coreFiles(shell, manifest, base)
  const told = {
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
    resolve: { alias: { '@': join(root, 'src') } },
    define: { OFFLINE_BUILD: JSON.stringify(told), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: WORKER_FILE } },
    },
  })
}
