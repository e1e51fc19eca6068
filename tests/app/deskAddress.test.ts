import { expect, it } from 'vitest'
import { isDeskAddress } from '@/app/deskAddress'

it.each(['/admin', '/admin/', '/Admin/favorites', '/ADMIN', '/admin/a7c2/Upload/7', '/admin/nowhere'])(
  '%s is the desk',
  (pathname) => {
    expect(isDeskAddress(pathname)).toBe(true)
  },
)

it.each(['/', '/administrator', '/about/admin', '/gallery/A7c2'])('%s is the site', (pathname) => {
  expect(isDeskAddress(pathname)).toBe(false)
})
