// The checks of `npm run doctor`. They only read, and change nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { BUILD_FILE } from '../../src/config/deployment.ts'
import { MEDIA_BUCKET } from '../../src/config/constants.ts'
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
        'VITE_SUPABASE_URL이 없어 빌드가 글과 사진을 읽지 못합니다.',
        '.env.production 또는 호스트의 환경 변수',
      ),
    )
  if (settingErrors.length === 0 && url)
    findings.push(ok(`프로젝트 주소와 공개 키의 모양이 맞습니다. (${url})`))
  if (isLegacyKey(key))
    findings.push(
      warning(
        '공개 키가 2026년 말에 없어지는 옛 anon 키입니다.',
        'Supabase → Settings → API Keys → Publishable key',
      ),
    )
  if (!siteUrl)
    findings.push(
      error('VITE_SITE_URL이 없어 사이트맵, 피드, 공유 카드가 만들어지지 않습니다.', '.env.production'),
    )
  else if (!siteUrl.startsWith('https://'))
    findings.push(warning(`VITE_SITE_URL이 https 주소가 아닙니다: ${siteUrl}`, '.env.production'))
  else findings.push(ok(`사이트 주소: ${siteUrl}`))
  findings.push(
    parseVerifier(verifier)
      ? ok('관리 화면의 비밀번호가 정해져 있습니다.')
      : error('관리 화면의 비밀번호가 없어 로그인할 수 없습니다.', 'npm run admin:password -- 비밀번호'),
  )
  if (development['VITE_SUPABASE_URL']?.startsWith('https:'))
    findings.push(
      warning(
        '`npm run dev`도 실제 프로젝트를 읽어 그 데이터를 고칩니다.',
        'VITE_SUPABASE_URL은 .env.production에만 적어 주세요. 지금은 .env, .env.local 같은 파일이나 셸의 환경 변수에 있습니다.',
      ),
    )
  for (const [name, value] of Object.entries(production))
    if (name.startsWith('VITE_') && /^(sb_secret_|sbp_)/.test(value ?? ''))
      findings.push(
        error(
          `${name}에 비밀 키가 있습니다. 누구나 볼 수 있게 됩니다.`,
          '지우고, Supabase에서 키를 새로 만드세요.',
        ),
      )
  return findings
}

/** Checks the Supabase project with the public key, and with the secret key if there is one. */
export async function checkProject({ production, secretKey }: DoctorSettings): Promise<Finding[]> {
  const url = (production['VITE_SUPABASE_URL']?.trim() ?? '').replace(/\/+$/, '')
  const key = production['VITE_SUPABASE_ANON_KEY']?.trim() ?? ''
  if (!url || !key || supabaseSettingErrors(url, key).length > 0)
    return [skipped('프로젝트는 살펴보지 않았습니다.', '먼저 설정을 고쳐 주세요.')]
  const settings = await get(`${url}/auth/v1/settings`, { apikey: key })
  const rows = await get(`${url}/rest/v1/${collections.favorites.table}?select=id&limit=1`, { apikey: key })
  const fault = projectFault(settings) ?? projectFault(rows)
  if (fault || typeof settings === 'string') return fault ? [fault] : []
  if (settings.status === 401 || settings.status === 403)
    return [
      error(`프로젝트가 공개 키를 받지 않습니다. (${settings.status})`, 'Supabase → Settings → API Keys'),
    ]
  if (!settings.ok) return [error(`프로젝트가 ${settings.status}로 답합니다.`, 'https://status.supabase.com')]
  const client = createApiClient(url, key)
  return [
    ok('프로젝트가 공개 키를 받습니다.'),
    await signUpFinding(settings),
    ...(await tableFindings(client)),
    ...(await privateFindings(client)),
    await transformFinding(client, url, production['VITE_SUPABASE_TRANSFORMS'] ?? ''),
    ...(secretKey
      ? await ownerFindings(createApiClient(url, secretKey))
      : [
          skipped(
            '주인 계정과 버킷은 비밀 키가 있어야 봅니다.',
            'SUPABASE_SECRET_KEY=sb_secret_… npm run doctor',
          ),
        ]),
  ]
}

/** Returns the reason for which a project answers no request as it should, or null. */
function projectFault(answer: Response | string): Finding | null {
  if (typeof answer === 'string')
    return error(
      `프로젝트에 닿지 않습니다: ${answer}`,
      '주소와 연결을 확인하고, 쉬고 있는 프로젝트라면 Supabase → 프로젝트 → Resume project',
    )
  const { status, ok: isOk, headers } = answer
  if (status === 402)
    return error(
      '프로젝트가 요금제의 한도를 넘어 모든 요청을 거절합니다. (402)',
      'Supabase → Organization → Usage: 다음 결제 주기를 기다리거나 요금제를 올려 주세요.',
    )
  if (status === 540)
    return error(
      '프로젝트가 쉬고 있습니다. (540)',
      'Supabase → 프로젝트 → Resume project. 쉬기 시작한 지 1년까지 됩니다.',
    )
  if (status >= 500)
    return error(`프로젝트가 지금 답하지 못합니다. (${status})`, 'https://status.supabase.com')
  if (isOk && !headers.get('content-type')?.includes('json'))
    return error(
      `프로젝트 대신 웹 페이지가 답합니다. (${status})`,
      'VITE_SUPABASE_URL이 맞는지, Supabase에서 프로젝트가 쉬고 있지 않은지 확인해 주세요.',
    )
  return null
}

async function signUpFinding(settings: Response): Promise<Finding> {
  const body: unknown = await settings.json().catch(() => null)
  const isClosed =
    typeof body === 'object' && body !== null && 'disable_signup' in body && body.disable_signup === true
  return isClosed
    ? ok('아무나 가입할 수 없습니다.')
    : warning(
        '누구나 계정을 만들 수 있습니다. 쓰지는 못하지만, 닫아 두는 편이 낫습니다.',
        'Supabase → Authentication → Sign In / Providers → Allow new users to sign up',
      )
}

/** Each table must answer visitors. */
async function tableFindings(client: SupabaseClient): Promise<Finding[]> {
  const all: Collection[] = Object.values(collections)
  const results = await Promise.all(
    all.map(async ({ table, name }): Promise<Finding | null> => {
      const { error: failure, status } = await client.from(table).select('id').limit(1)
      if (!failure) return null
      return status === 404
        ? error(`${name}의 표 ${table}이(가) 없습니다.`, 'supabase db push')
        : error(`방문자가 ${name}(${table})을 읽지 못합니다: ${failure.message}`, 'supabase db push')
    }),
  )
  const failures = results.filter((finding) => finding !== null)
  return failures.length > 0 ? failures : [ok(`방문자가 표 ${all.length}개를 모두 읽을 수 있습니다.`)]
}

/** Checks that private tables and the list of files are empty or refused for visitors. */
async function privateFindings(client: SupabaseClient): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const table of ['owners', 'post_versions', 'desk_settings']) {
    const { data } = await client.from(table).select('*').limit(1)
    if (data && data.length > 0)
      findings.push(
        error(`방문자가 ${table}을(를) 읽을 수 있습니다.`, 'supabase db push로 정책을 다시 적용해 주세요.'),
      )
  }
  const { data: files } = await client.storage.from(MEDIA_BUCKET).list('', { limit: 1 })
  if (files && files.length > 0)
    findings.push(error('방문자가 버킷의 파일 목록을 볼 수 있습니다.', 'Supabase → Storage → Policies'))
  return findings.length > 0 ? findings : [ok('주인만 볼 것은 방문자에게 보이지 않습니다.')]
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
    return skipped('올린 그림이 없어 그림 변환은 보지 못했습니다.', '그림을 올린 뒤 다시 실행해 주세요.')
  const original = await get(`${url}/storage/v1/object/public/${MEDIA_BUCKET}/${path}`)
  if (typeof original === 'string' || !original.ok)
    return error(
      `올린 그림을 받지 못합니다: ${path}`,
      'Supabase → Storage → media가 공개 버킷인지 확인해 주세요.',
    )
  const rendered = await get(
    `${url}/storage/v1/render/image/public/${MEDIA_BUCKET}/${path}?width=32&resize=contain`,
  )
  const works = typeof rendered !== 'string' && rendered.ok
  if (works === (setting !== 'off')) return ok(works ? '그림 변환이 됩니다.' : '그림 변환을 쓰지 않습니다.')
  return works
    ? ok('그림 변환이 되지만 VITE_SUPABASE_TRANSFORMS=off로 쓰지 않습니다.')
    : ok('그림 변환이 없는 요금제입니다. 저장된 크기를 씁니다.')
}

async function ownerFindings(client: SupabaseClient): Promise<Finding[]> {
  const owners = await client.from('owners').select('*', { count: 'exact', head: true })
  if (owners.error)
    return [
      error(
        `비밀 키로 읽지 못합니다: ${owners.error.message || owners.status}`,
        'Supabase → Settings → API Keys → Secret keys',
      ),
    ]
  const bucket = await client.storage.getBucket(MEDIA_BUCKET)
  return [
    owners.count
      ? ok(`주인 계정이 ${owners.count}개 있습니다.`)
      : error(
          '주인이 없어 아무도 쓰지 못합니다.',
          "SQL Editor: insert into public.owners (user_id) select id from auth.users where email = '…';",
        ),
    bucket.data?.public
      ? ok(`공개 버킷 ${MEDIA_BUCKET}가 있습니다.`)
      : error(`공개 버킷 ${MEDIA_BUCKET}가 없습니다.`, 'supabase db push'),
  ]
}

/** Checks the built site in a folder. */
export function checkBuild({ production }: DoctorSettings, folder: string): Finding[] {
  const file = (name: string) => join(folder, name)
  if (!existsSync(file('index.html'))) return [skipped('빌드한 사이트가 없습니다.', 'npm run build')]
  const html = readFileSync(file('index.html'), 'utf8')
  const siteUrl = (production['VITE_SITE_URL']?.trim() ?? '').replace(/\/+$/, '')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
  const findings: Finding[] = []
  if (siteUrl && !canonical.startsWith(siteUrl))
    findings.push(error(`빌드가 다른 주소로 만들어졌습니다: ${canonical || '주소 없음'}`, 'npm run build'))
  for (const name of ['sitemap.xml', BUILD_FILE, 'sw.js', '404.html'])
    if (!existsSync(file(name))) findings.push(error(`빌드에 ${name}이(가) 없습니다.`, 'npm run build'))
  return findings.length > 0 ? findings : [ok(`빌드한 사이트가 온전합니다. (${folder})`)]
}

/** Checks the published site. */
export async function checkLiveSite(settings: DoctorSettings): Promise<Finding[]> {
  const siteUrl = siteUrlOf(settings)
  if (!siteUrl) return [skipped('열린 사이트는 살펴보지 않았습니다.', 'VITE_SITE_URL')]
  const home = await get(`${siteUrl}/`)
  if (typeof home === 'string')
    return [error(`${siteUrl}에 닿지 않습니다: ${home}`, '호스트의 배포와 도메인을 확인해 주세요.')]
  if (!home.ok)
    return [error(`${siteUrl}이(가) ${home.status}로 답합니다.`, '호스트의 배포와 도메인을 확인해 주세요.')]
  const html = await home.text()
  const findings = [ok(`${siteUrl}이(가) 열립니다.`)]
  const hasPolicy =
    home.headers.has('content-security-policy') || html.includes('http-equiv="Content-Security-Policy"')
  if (!hasPolicy)
    findings.push(
      error(
        '보안 머리글(Content-Security-Policy)이 없습니다.',
        'docs/hosting.md: 호스트의 설정, 또는 BLANK_PAGE_POLICY=meta로 빌드',
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
          `${path}이(가) ${typeof response === 'string' ? response : response.status}로 답합니다. (${status}이어야 합니다)`,
          'docs/hosting.md',
        ),
      )
  }
  return findings
}
