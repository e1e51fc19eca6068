// The checks of `npm run doctor`. They only read, and change nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { MEDIA_BUCKET } from '../../src/config/constants.ts'
import { BUILD_FILE } from '../../src/config/deployment.ts'
import { parseVerifier } from '../../src/lib/passwordVerifier.ts'
import { type Collection, collections } from '../../src/posts/collections.ts'
import { createApiClient } from './backendAccess.ts'
import { type DoctorSettings, error, type Finding, get, ok, siteUrlOf, skipped, warning } from './finding.ts'
import { isLegacyKey, supabaseSettingErrors } from './supabaseSettings.ts'

/** Checks the settings alone. */
export function checkSettings({ production, development }: DoctorSettings): Finding[] {
  const url = production['VITE_SUPABASE_URL']?.trim() ?? ''
  const key = production['VITE_SUPABASE_ANON_KEY']?.trim() ?? ''
  const siteUrl = production['VITE_SITE_URL']?.trim() ?? ''
  const verifier = production['VITE_ADMIN_PASSWORD_HASH'] ?? ''
  const findings: Finding[] = []
  const settingErrors = supabaseSettingErrors(url, key)
  for (const text of settingErrors) findings.push(error(text, '.env.production'))
  if (settingErrors.length === 0 && !url)
    findings.push(
      error(
        'VITE_SUPABASE_URL is missing, so builds can’t read posts and photos.',
        '.env.production, or the host’s environment variables',
      ),
    )
  if (settingErrors.length === 0 && url)
    findings.push(ok(`The project’s address and public key have the right form. (${url})`))
  if (isLegacyKey(key))
    findings.push(
      warning(
        'The public key is a legacy anon key, which Supabase removes at the end of 2026.',
        'Supabase → Settings → API Keys → Publishable key',
      ),
    )
  if (!siteUrl)
    findings.push(
      error('VITE_SITE_URL is missing, so site map, feeds and social cards aren’t made.', '.env.production'),
    )
  else if (!siteUrl.startsWith('https://'))
    findings.push(warning(`VITE_SITE_URL is no https address: ${siteUrl}`, '.env.production'))
  else findings.push(ok(`Address of the site: ${siteUrl}`))
  findings.push(
    parseVerifier(verifier)
      ? ok('The admin area has a password.')
      : error('The admin area has no password, so nobody can log in.', 'npm run admin:password -- PASSWORD'),
  )
  if (development['VITE_SUPABASE_URL']?.startsWith('https:'))
    findings.push(
      warning(
        '`npm run dev` also uses the hosted project, and changes its data.',
        'Keep VITE_SUPABASE_URL in .env.production only. It is also in a file such as .env or .env.local, or in the shell’s environment.',
      ),
    )
  for (const [name, value] of Object.entries(production))
    if (name.startsWith('VITE_') && /^(sb_secret_|sbp_)/.test(value ?? ''))
      findings.push(
        error(
          `${name} holds a secret key, which everyone could read.`,
          'Remove it, and create a new key in Supabase.',
        ),
      )
  return findings
}

/** Checks the Supabase project with the public key, and with the secret key if there is one. */
export async function checkProject({ production, secretKey }: DoctorSettings): Promise<Finding[]> {
  const url = (production['VITE_SUPABASE_URL']?.trim() ?? '').replace(/\/+$/, '')
  const key = production['VITE_SUPABASE_ANON_KEY']?.trim() ?? ''
  if (!url || !key || supabaseSettingErrors(url, key).length > 0)
    return [skipped('The project wasn’t checked.', 'Correct the settings first.')]
  const settings = await get(`${url}/auth/v1/settings`, { apikey: key })
  const rows = await get(`${url}/rest/v1/${collections.favorites.table}?select=id&limit=1`, { apikey: key })
  const fault = projectFault(settings) ?? projectFault(rows)
  if (fault || typeof settings === 'string') return fault ? [fault] : []
  if (settings.status === 401 || settings.status === 403)
    return [
      error(`The project refuses the public key. (${settings.status})`, 'Supabase → Settings → API Keys'),
    ]
  if (!settings.ok)
    return [error(`The project answers with ${settings.status}.`, 'https://status.supabase.com')]
  const client = createApiClient(url, key)
  return [
    ok('The project accepts the public key.'),
    await signUpFinding(settings),
    ...(await tableFindings(client)),
    ...(await privateFindings(client)),
    await transformFinding(client, url, production['VITE_SUPABASE_TRANSFORMS'] ?? ''),
    ...(secretKey
      ? await ownerFindings(createApiClient(url, secretKey))
      : [
          skipped(
            'Owner’s account and bucket weren’t checked: that takes the secret key.',
            'SUPABASE_SECRET_KEY=sb_secret_… npm run doctor',
          ),
        ]),
  ]
}

/** Returns the reason for which a project answers no request as it should, or null. */
function projectFault(answer: Response | string): Finding | null {
  if (typeof answer === 'string')
    return error(
      `The project can’t be reached: ${answer}`,
      'Check the address and the connection. For a paused project: Supabase → project → Resume project',
    )
  const { status, ok: isOk, headers } = answer
  if (status === 402)
    return error(
      'The project has exceeded the limits of its plan and refuses all requests. (402)',
      'Supabase → Organization → Usage: wait for the next billing cycle, or upgrade the plan.',
    )
  if (status === 540)
    return error(
      'The project is paused. (540)',
      'Supabase → project → Resume project, up to a year after it was paused.',
    )
  if (status >= 500)
    return error(`The project can’t answer at the moment. (${status})`, 'https://status.supabase.com')
  if (isOk && !headers.get('content-type')?.includes('json'))
    return error(
      `A web page answers instead of the project. (${status})`,
      'Check that VITE_SUPABASE_URL is right and that the project isn’t paused in Supabase.',
    )
  return null
}

async function signUpFinding(settings: Response): Promise<Finding> {
  const body: unknown = await settings.json().catch(() => null)
  const isClosed =
    typeof body === 'object' && body !== null && 'disable_signup' in body && body.disable_signup === true
  return isClosed
    ? ok('Sign-ups are closed.')
    : warning(
        'Everyone can create an account. It can’t write anything, but closed sign-ups are better.',
        'Supabase → Authentication → Sign In / Providers → Allow new users to sign up',
      )
}

/** Each table must answer visitors. */
async function tableFindings(client: SupabaseClient): Promise<Finding[]> {
  const all: Collection[] = Object.values(collections)
  const results = await Promise.all(
    all.map(async ({ table }): Promise<Finding | null> => {
      const { error: failure, status } = await client.from(table).select('id').limit(1)
      if (!failure) return null
      return status === 404
        ? error(`The table ${table} is missing.`, 'supabase db push')
        : error(`Visitors can’t read ${table}: ${failure.message}`, 'supabase db push')
    }),
  )
  const failures = results.filter((finding) => finding !== null)
  return failures.length > 0 ? failures : [ok(`Visitors can read all ${all.length} tables.`)]
}

/** Checks that private tables and the list of files are empty or refused for visitors. */
async function privateFindings(client: SupabaseClient): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const table of ['owners', 'post_versions', 'desk_settings', 'inquiries', 'inquiry_messages']) {
    const { data } = await client.from(table).select('*').limit(1)
    if (data && data.length > 0)
      findings.push(error(`Visitors can read ${table}.`, 'Apply the policies again: supabase db push'))
  }
  const { data: files } = await client.storage.from(MEDIA_BUCKET).list('', { limit: 1 })
  if (files && files.length > 0)
    findings.push(error('Visitors can list the files of the bucket.', 'Supabase → Storage → Policies'))
  return findings.length > 0 ? findings : [ok('What is only for the owner is hidden from visitors.')]
}

async function transformFinding(client: SupabaseClient, url: string, setting: string): Promise<Finding> {
  const withPicture = await Promise.all(
    Object.values<Collection>(collections).map(({ table }) =>
      client.from(table).select('image').like('image', `%/${MEDIA_BUCKET}/%`).limit(1),
    ),
  )
  const stored = withPicture.flatMap(({ data }) => data ?? []).map(({ image }) => String(image))[0]
  const path = stored?.split(`/object/public/${MEDIA_BUCKET}/`)[1]
  if (!path)
    return skipped(
      'Image transformations weren’t checked: there are no uploaded pictures.',
      'Upload a picture, then run this again.',
    )
  const original = await get(`${url}/storage/v1/object/public/${MEDIA_BUCKET}/${path}`)
  if (typeof original === 'string' || !original.ok)
    return error(
      `An uploaded picture can’t be downloaded: ${path}`,
      'Supabase → Storage: check that media is a public bucket.',
    )
  const rendered = await get(
    `${url}/storage/v1/render/image/public/${MEDIA_BUCKET}/${path}?width=32&resize=contain`,
  )
  const works = typeof rendered !== 'string' && rendered.ok
  if (works === (setting !== 'off'))
    return ok(works ? 'Image transformations work.' : 'Image transformations are off.')
  return works
    ? ok('Image transformations work, but VITE_SUPABASE_TRANSFORMS=off leaves them out.')
    : ok('The plan has no image transformations. The stored sizes are used.')
}

async function ownerFindings(client: SupabaseClient): Promise<Finding[]> {
  const owners = await client.from('owners').select('*', { count: 'exact', head: true })
  if (owners.error)
    return [
      error(
        `The secret key can’t read: ${owners.error.message || owners.status}`,
        'Supabase → Settings → API Keys → Secret keys',
      ),
    ]
  const bucket = await client.storage.getBucket(MEDIA_BUCKET)
  return [
    owners.count
      ? ok(`There ${owners.count === 1 ? 'is 1 owner' : `are ${owners.count} owners`}.`)
      : error(
          'There is no owner, so nobody can write.',
          "SQL Editor: insert into public.owners (user_id) select id from auth.users where email = '…';",
        ),
    bucket.data?.public
      ? ok(`The public bucket ${MEDIA_BUCKET} is there.`)
      : error(`The public bucket ${MEDIA_BUCKET} is missing.`, 'supabase db push'),
  ]
}

/** Checks the built site in a folder. */
export function checkBuild({ production }: DoctorSettings, folder: string): Finding[] {
  const file = (name: string) => join(folder, name)
  if (!existsSync(file('index.html'))) return [skipped('There is no built site.', 'npm run build')]
  const html = readFileSync(file('index.html'), 'utf8')
  const siteUrl = (production['VITE_SITE_URL']?.trim() ?? '').replace(/\/+$/, '')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
  const findings: Finding[] = []
  if (siteUrl && !canonical.startsWith(siteUrl))
    findings.push(error(`The site was built for another address: ${canonical || 'none'}`, 'npm run build'))
  for (const name of ['sitemap.xml', BUILD_FILE, 'sw.js', '404.html'])
    if (!existsSync(file(name))) findings.push(error(`The built site lacks ${name}.`, 'npm run build'))
  return findings.length > 0 ? findings : [ok(`The built site is complete. (${folder})`)]
}

/** Checks the published site. */
export async function checkLiveSite(settings: DoctorSettings): Promise<Finding[]> {
  const siteUrl = siteUrlOf(settings)
  if (!siteUrl) return [skipped('The published site wasn’t checked.', 'VITE_SITE_URL')]
  const home = await get(`${siteUrl}/`)
  if (typeof home === 'string')
    return [error(`${siteUrl} can’t be reached: ${home}`, 'Check the deployment and the domain at the host.')]
  if (!home.ok)
    return [
      error(`${siteUrl} answers with ${home.status}.`, 'Check the deployment and the domain at the host.'),
    ]
  const html = await home.text()
  const findings = [ok(`${siteUrl} opens.`)]
  const hasPolicy =
    home.headers.has('content-security-policy') || html.includes('http-equiv="Content-Security-Policy"')
  if (!hasPolicy)
    findings.push(
      error(
        'The header Content-Security-Policy is missing.',
        'docs/hosting.md: the host’s settings, or a build with BLANK_PAGE_POLICY=meta',
      ),
    )
  for (const [path, status] of [
    ['/sitemap.xml', 200],
    [`/${BUILD_FILE}`, 200],
    ['/admin', 200],
    ['/no-such-page', 404],
  ] as const) {
    const response = await get(`${siteUrl}${path}`)
    // Hosts without rewrites serve the admin area from `404.html`.
    const accepted = path === '/admin' ? [200, 404] : [status]
    if (typeof response === 'string' || !accepted.includes(response.status))
      findings.push(
        error(
          `${path} answers with ${typeof response === 'string' ? response : response.status} instead of ${status}.`,
          'docs/hosting.md',
        ),
      )
  }
  return findings
}
