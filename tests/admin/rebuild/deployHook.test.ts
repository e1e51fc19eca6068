import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import {
  deployHookMessage,
  deployHookSchema,
  findDeployHookFault,
  findDeployHost,
} from '@/admin/rebuild/deployHook'

it.each([
  ['https://api.vercel.com/v1/integrations/deploy/prj_1/abc', 'Vercel'],
  [' https://api.netlify.com/build_hooks/65a1 ', 'Netlify'],
  ['https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/1', 'Cloudflare'],
])('accepts %s', (address, host) => {
  expect(findDeployHookFault(address)).toBeNull()
  expect(findDeployHost(address.trim())?.name).toBe(host)
  expect(safeParse(deployHookSchema, { url: address }).success).toBe(true)
})

const FOREIGN = 'Vercel, Netlify, Cloudflare의 배포 훅만 쓸 수 있습니다.'
it.each([
  ['', '배포 훅 주소를 넣어 주세요.'],
  ['   ', '배포 훅 주소를 넣어 주세요.'],
  [
    'api.vercel.com/v1/hook',
    '주소를 알아볼 수 없습니다. https://로 시작하는 주소를 통째로 붙여 넣어 주세요.',
  ],
  ['http://api.vercel.com/v1/hook', 'https://로 시작하는 주소만 쓸 수 있습니다.'],
  ['javascript:alert(1)', 'https://로 시작하는 주소만 쓸 수 있습니다.'],
  ['https://example.com/hook', FOREIGN],
  ['https://api.vercel.com.example.com/hook', FOREIGN],
  ['https://api.vercel.com@example.com/hook', FOREIGN],
  ['https://me:secret@api.vercel.com/hook', FOREIGN],
  ['https://api.vercel.com:8443/hook', FOREIGN],
  ['https://api.vercel.com/', '주소가 잘렸습니다. 통째로 붙여 넣어 주세요.'],
  [`https://api.vercel.com/${'a'.repeat(500)}`, '주소가 너무 깁니다.'],
])('rejects %s with a message', (address, message) => {
  const fault = findDeployHookFault(address)
  expect(fault && deployHookMessage(fault)).toBe(message)
  expect(safeParse(deployHookSchema, { url: address }).success).toBe(false)
})
