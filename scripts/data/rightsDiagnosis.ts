// The part of `npm run doctor` that reads the signals of the rights on the published site.
import * as v from 'valibot'
import { type Finding, get, ok, siteUrlOf, type DoctorSettings, skipped, warning } from './finding.ts'

const REMEDY = 'src/content/…/rights.ts and docs/hosting.md'

const tdmRules = v.array(v.looseObject({ location: v.string(), 'tdm-reservation': v.picklist([0, 1]) }))

const text = async (url: string): Promise<string | null> => {
  const response = await get(url)
  return typeof response === 'string' || !response.ok ? null : response.text()
}

const live = (name: string, value: string | null | undefined): Finding =>
  value ? ok(`${name}: ${value}`) : warning(`The published site has no ${name}.`, REMEDY)

const metaContent = (html: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]

/** Returns the first licence in a page's structured data. */
function findLicense(html: string): string | undefined {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  return /"license":"([^"]*)"/.exec(json)?.[1]
}

function readTdmFile(json: string | null): string | undefined {
  try {
    const rules = v.safeParse(tdmRules, JSON.parse(json ?? ''))
    if (!rules.success) return undefined
    return rules.output.map((rule) => `${rule.location} ${rule['tdm-reservation']}`).join(', ')
  } catch {
    return undefined
  }
}

/** Says which signals of the rights are live on the published site, with their values. */
export async function checkRightsSignals(settings: DoctorSettings): Promise<Finding[]> {
  const siteUrl = siteUrlOf(settings)
  if (!siteUrl) return [skipped('The signals of the rights weren’t checked.', 'VITE_SITE_URL')]
  const home = await get(`${siteUrl}/`)
  if (typeof home === 'string' || !home.ok)
    return [skipped('The signals of the rights weren’t checked.', 'Publish the site first.')]
  const html = await home.text()
  const { origin } = new URL(siteUrl)
  const [robots, tdmFile] = await Promise.all([
    text(`${origin}/robots.txt`),
    text(`${origin}/.well-known/tdmrep.json`),
  ])
  const fromPage = (name: string) => home.headers.get(name) ?? metaContent(html, name)
  const reservation = fromPage('tdm-reservation')
  return [
    live('Content-Signal in robots.txt', /^Content-Signal: (.+)$/m.exec(robots ?? '')?.[1]),
    live('/.well-known/tdmrep.json', readTdmFile(tdmFile)),
    live('tdm-reservation', reservation),
    ...(reservation === '1' ? [live('tdm-policy', fromPage('tdm-policy'))] : []),
    live('license in JSON-LD', findLicense(html)),
  ]
}
