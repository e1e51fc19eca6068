import * as v from 'valibot'
import { LONGEST_DEPLOY_HOOK } from '@/config/constants'
import { DEPLOY_HOSTS } from '@/config/deployment'

/** The host that an address of a deploy hook belongs to. */
export function hostOfHook(hook: string) {
  return URL.canParse(hook) ? DEPLOY_HOSTS.find((host) => host.hook === new URL(hook).origin) : undefined
}

const HOSTS = DEPLOY_HOSTS.map(({ name }) => name).join(', ')

/** What is wrong with an address as it was typed, in the owner's words; null when it may be a deploy hook. */
export function deployHookFault(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return '배포 훅 주소를 넣어 주세요.'
  if (!URL.canParse(text))
    return '주소를 알아볼 수 없습니다. https://로 시작하는 주소를 통째로 붙여 넣어 주세요.'
  const { protocol, username, password, pathname, href } = new URL(text)
  if (protocol !== 'https:') return 'https://로 시작하는 주소만 쓸 수 있습니다.'
  if (!hostOfHook(text) || username !== '' || password !== '') return `${HOSTS}의 배포 훅만 쓸 수 있습니다.`
  if (pathname === '/') return '주소가 잘렸습니다. 통째로 붙여 넣어 주세요.'
  return href.length > LONGEST_DEPLOY_HOOK ? '주소가 너무 깁니다.' : null
}

/** A deploy hook as `desk_settings` keeps it: what the desk would not have let in, it does not call. */
export const deployHookSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((url) => deployHookFault(url) === null),
  ),
})
