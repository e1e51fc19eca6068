import * as v from 'valibot'
import { MAX_DEPLOY_HOOK_LENGTH } from '@/config/constants'
import { DEPLOY_HOSTS } from '@/config/deployment'
import { parseUrl } from '@/lib/parseUrl'

/** Returns the hosting provider of a deploy hook URL. */
export function findDeployHost(hook: string) {
  const origin = parseUrl(hook)?.origin
  return DEPLOY_HOSTS.find((host) => host.hook === origin)
}

const HOST_NAMES = DEPLOY_HOSTS.map(({ name }) => name).join(', ')

/** Returns a Korean error message for a typed URL, or null if it is a valid deploy hook. */
export function validateDeployHook(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return '배포 훅 주소를 넣어 주세요.'
  const url = parseUrl(text)
  if (!url) return '주소를 알아볼 수 없습니다. https://로 시작하는 주소를 통째로 붙여 넣어 주세요.'
  const { protocol, username, password, pathname, href } = url
  if (protocol !== 'https:') return 'https://로 시작하는 주소만 쓸 수 있습니다.'
  if (!findDeployHost(text) || username !== '' || password !== '')
    return `${HOST_NAMES}의 배포 훅만 쓸 수 있습니다.`
  if (pathname === '/') return '주소가 잘렸습니다. 통째로 붙여 넣어 주세요.'
  return href.length > MAX_DEPLOY_HOOK_LENGTH ? '주소가 너무 깁니다.' : null
}

/** Deploy hook as stored in `desk_settings`. Validated again on read, so that no other URL is ever called. */
export const deployHookSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => validateDeployHook(url) === null),
  ),
})
