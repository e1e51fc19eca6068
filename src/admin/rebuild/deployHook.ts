import * as v from 'valibot'
import { rebuild } from '#messages/admin/rebuild'
import { MAX_DEPLOY_HOOK_LENGTH } from '@/config/constants'
import { DEPLOY_HOSTS } from '@/config/deployment'
import { parseUrl } from '@/lib/parseUrl'

/** Returns the hosting provider of a deploy hook URL. */
export function findDeployHost(hook: string) {
  const origin = parseUrl(hook)?.origin
  return DEPLOY_HOSTS.find((host) => host.hook === origin)
}

const HOST_NAMES = DEPLOY_HOSTS.map(({ name }) => name).join(', ')

/** Reasons for which a typed URL is no deploy hook. */
export type DeployHookFault = keyof typeof rebuild.faults

/** Returns the reason for which a typed URL is no deploy hook, or null. */
export function findDeployHookFault(typed: string): DeployHookFault | null {
  const text = typed.trim()
  if (text === '') return 'empty'
  const url = parseUrl(text)
  if (!url) return 'malformed'
  const { protocol, username, password, pathname, href } = url
  if (protocol !== 'https:') return 'insecure'
  if (!findDeployHost(text) || username !== '' || password !== '') return 'unknownHost'
  if (pathname === '/') return 'cut'
  return href.length > MAX_DEPLOY_HOOK_LENGTH ? 'tooLong' : null
}

/** Returns the message for a reason. */
export const deployHookMessage = (fault: DeployHookFault): string => rebuild.faults[fault](HOST_NAMES)

/** Deploy hook as stored in `desk_settings`. Validated again on read, so that no other URL is ever called. */
export const deployHookSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => findDeployHookFault(url) === null),
  ),
})
