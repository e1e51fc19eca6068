import type { TestProject } from 'vitest/node'
import { hasWebKit, WEBKIT_INSTALLATION } from '../../scripts/test/webkitDriver.ts'
import { startDisplay, startSite } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    display: string
    site: string
  }
}

/** Starts the demo and a display, unless WEBKIT_SITE names a running demo. Returns a function that stops both. */
export default async function setup(project: TestProject) {
  if (!hasWebKit()) throw new Error(`WebKitGTK is not installed: ${WEBKIT_INSTALLATION}`)
  const running = process.env['WEBKIT_SITE']
  const [screen, site] = await Promise.all([startDisplay(), running ? undefined : startSite()])
  project.provide('display', screen.display)
  project.provide('site', running ?? site?.url ?? '')
  return () => Promise.all([screen.stop(), site?.stop()])
}
