// Whether a project's storage makes renditions of pictures, found out once by the build for all its visitors.
import * as v from 'valibot'
import { loadEnv } from 'vite'

const STORED = '/storage/v1/object/public/'
const RENDERED = '/storage/v1/render/image/public/'
const RENDITION = '?width=320&quality=50&resize=contain'
const TABLES = ['posts_a7c2', 'posts_x100vi', 'posts_fanart', 'posts_portfolio', 'posts_favorites']
const TIMEOUT_MS = 15_000
const SETTING = 'VITE_SUPABASE_TRANSFORMS'

const rowsSchema = v.array(v.object({ image: v.string() }))

interface Project {
  url: string
  /** The publishable key. */
  key: string
}

/** The path in the storage of the first published picture; undefined where there is none. */
async function anyPicture({ url, key }: Project): Promise<string | undefined> {
  for (const table of TABLES) {
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

async function isThere(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.body?.cancel()
  return answer.ok
}

/** False when a stored picture is there and its rendition is not; null when nothing can be told. Never rejects. */
export async function makesRenditions(project: Project): Promise<boolean | null> {
  try {
    const path = await anyPicture(project)
    if (path === undefined || !(await isThere(project.url + STORED + path))) return null
    return await isThere(project.url + RENDERED + path + RENDITION)
  } catch {
    return null
  }
}

/**
 * Says `VITE_SUPABASE_TRANSFORMS=off` for this process's builds where a configured project makes no renditions and the
 * settings say nothing of it: visitors are spared the request that fails.
 */
export async function probeTransforms(
  mode: string,
  root: string,
  log: (line: string) => void,
): Promise<void> {
  const env = loadEnv(mode, root, 'VITE_')
  const [url, key] = [env['VITE_SUPABASE_URL']?.replace(/\/+$/, ''), env['VITE_SUPABASE_ANON_KEY']]
  if (!url || !key || env[SETTING] || (await makesRenditions({ url, key })) !== false) return
  process.env[SETTING] = 'off'
  log(`The project makes no renditions: this build asks for pictures as they are stored (${SETTING}=off).`)
}
