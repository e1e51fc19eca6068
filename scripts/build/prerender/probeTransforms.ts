// Detects at build time whether the project's storage can transform images.
import * as v from 'valibot'
import { loadEnv } from 'vite'
import { collections } from '../../../src/posts/collections.ts'

const STORED = '/storage/v1/object/public/'
const RENDERED = '/storage/v1/render/image/public/'
const TRANSFORM_QUERY = '?width=320&quality=50&resize=contain'
const TIMEOUT_MS = 15_000
const SETTING = 'VITE_SUPABASE_TRANSFORMS'

const rowsSchema = v.array(v.object({ image: v.string() }))

interface Project {
  url: string
  /** The publishable key. */
  key: string
}

/** Returns the storage path of a published picture, or undefined. */
async function findPicture({ url, key }: Project): Promise<string | undefined> {
  for (const { table } of Object.values(collections)) {
    const query = `select=image&status=eq.published&image=like.*${STORED}*&limit=1`
    const answer = await fetch(`${url}/rest/v1/${table}?${query}`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const rows = v.safeParse(rowsSchema, await answer.json())
    const path = rows.success ? rows.output[0]?.image.split(STORED)[1]?.split(/[?#]/, 1)[0] : undefined
    if (path) return path
  }
  return undefined
}

async function exists(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.body?.cancel()
  return answer.ok
}

/** Resolves to false if a stored picture exists but cannot be transformed, and to null if unknown. Never rejects. */
export async function supportsImageTransforms(project: Project): Promise<boolean | null> {
  try {
    const path = await findPicture(project)
    if (path === undefined || !(await exists(project.url + STORED + path))) return null
    return await exists(project.url + RENDERED + path + TRANSFORM_QUERY)
  } catch {
    return null
  }
}

/**
 * Sets `VITE_SUPABASE_TRANSFORMS=off` in this process if the project cannot transform images and the setting is not configured,
 * so that visitors do not send requests that fail.
 */
export async function probeTransforms(
  mode: string,
  root: string,
  log: (line: string) => void,
): Promise<void> {
  const env = loadEnv(mode, root, 'VITE_')
  const [url, key] = [env['VITE_SUPABASE_URL']?.replace(/\/+$/, ''), env['VITE_SUPABASE_ANON_KEY']]
  if (!url || !key || env[SETTING] || (await supportsImageTransforms({ url, key })) !== false) return
  process.env[SETTING] = 'off'
  log(
    `The project does not support image transforms: this build uses pictures as they are stored (${SETTING}=off).`,
  )
}
