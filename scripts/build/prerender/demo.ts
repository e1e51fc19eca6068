import type { Backend } from '../../../backend/backend.ts'
import { serveApi } from '../../../backend/listen.ts'
import { DEMO_MODE } from '../env.ts'
import { buildSite } from './site.ts'

/** Builds the project's site in demo mode, with the rows of a backend, which is left open. */
export async function buildDemo(backend: Pick<Backend, 'middleware'>): Promise<void> {
  const api = await serveApi(backend)
  try {
    await buildSite({ root: process.cwd(), mode: DEMO_MODE, backendOrigin: api.url })
  } finally {
    await api.close()
  }
}
