import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { isAdminPath } from '@/app/isAdminPath'
import { redactEvent } from '@/app/analytics'
import { ownerListParameters, parseOwnerListQuery, titlePattern } from '@/posts/owner/ownerListQuery'
import { parsePostId } from '@/posts/read/queries'
import { collections, postIdFromPath } from '@/posts/collections'
import { isSafeHref } from '@/posts/parseRichText'
import { withoutBase } from '@/config/base'
import { PASSWORD_ITERATIONS } from '@/config/constants'
import type { MenuItem } from '@/content/menuItem'
import { navigation } from '@content/navigation'
import { publicRoutes } from '@/content/pages'
import { isCurrentItem } from '@/features/shell/menuItems'
import { parseVerifier } from '@/lib/passwordVerifier'
import { resolveAddress } from '../../scripts/hosting/resolveAddress.ts'
import { anyText, runs } from './runs.ts'

// The router warns about addresses with malformed percent-encoding.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

const path = fc.oneof(
  anyText.map((text) => `/${text}`),
  fc.constantFrom('/admin', '/ADMIN/x', '/admin/', '//admin', '/%61dmin', '/gallery/a7c2/View/1', '/about/%'),
  fc.array(anyText, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
)
const { menu } = fc.letrec<{ menu: MenuItem[] }>((tie) => ({
  menu: fc.array(
    fc.record(
      {
        name: anyText,
        nameEn: anyText,
        path,
        visible: fc.boolean(),
        detailPath: path,
        children: tie('menu'),
      },
      { requiredKeys: ['name', 'nameEn', 'path'] },
    ),
    { maxLength: 3, size: 'small' },
  ),
}))

test('publicRoutes lists each route once and no admin route, for any menu', () => {
  fc.assert(
    fc.property(menu, (items) => {
      const routes = publicRoutes(items)
      expect(new Set(routes).size).toBe(routes.length)
      expect(routes.filter((route) => /^\/admin/i.test(route))).toEqual([])
      for (const item of items) if (item.visible === false) expect(publicRoutes([item])).toEqual([])
    }),
    runs(200),
  )
})

test('classifies any address without throwing', () => {
  fc.assert(
    fc.property(path, (address) => {
      expect(typeof isAdminPath(withoutBase(address))).toBe('boolean')
      expect(typeof navigation.some((item) => isCurrentItem(item, address))).toBe('boolean')
      const id = postIdFromPath(collections.a7c2, address)
      expect(id === null || id > 0).toBe(true)
      const told = redactEvent({ url: `https://a.example${address}` })
      expect(told?.url ?? '').not.toMatch(/[?#]/)
    }),
    runs(500),
  )
})

test('accepts only positive safe integers as post ids', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.bigInt().map(String)), (text) => {
      const id = parsePostId(text)
      expect(id === null || (Number.isSafeInteger(id) && id > 0 && String(id) === text)).toBe(true)
      const shown = postIdFromPath(collections.a7c2, collections.a7c2.detailPath(7).replace('7', text))
      expect(shown === null || Number.isSafeInteger(shown)).toBe(true)
    }),
    runs(500),
  )
})

test('an owner list query survives a round trip through the address', () => {
  const query = fc.record({
    q: fc.oneof(anyText, fc.string({ unit: 'grapheme', minLength: 100, maxLength: 300 })),
    status: anyText,
    sort: anyText,
    page: anyText,
  })
  fc.assert(
    fc.property(query, (parameters) => {
      const once = parseOwnerListQuery(new URLSearchParams(parameters))
      expect(parseOwnerListQuery(ownerListParameters(once))).toEqual(once)
      expect(titlePattern(once.search)).not.toContain('*')
    }),
    runs(500),
  )
})

test('accepts only links that the browser resolves to http(s) or mailto', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.webUrl(),
        anyText.map((text) => `mailto:${text}`),
      ),
      (href) => {
        if (isSafeHref(href))
          expect(new URL(href, 'https://own.example').protocol).toMatch(/^(https?|mailto):$/)
      },
    ),
    runs(500),
  )
})

test('never resolves an address to a file outside the build', () => {
  fc.assert(
    fc.property(fc.oneof(path, anyText), (address) => {
      const answer = resolveAddress('/nowhere', address)
      if (answer.kind === 'file') expect(answer.file.split('/')).not.toContain('..')
    }),
    runs(500),
  )
})

test('accepts only complete verifiers with a bounded iteration count', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'b', 'Z', '0', '9', '-', '_', '=', '+', '/', ' '),
    minLength: 20,
    maxLength: 60,
  })
  const near = fc
    .tuple(
      fc.oneof(fc.nat({ max: 1_999_999_999 }), fc.constant(PASSWORD_ITERATIONS)),
      letters,
      fc.oneof(letters, fc.constant('A'.repeat(43))),
    )
    .map((parts) => ['pbkdf2-sha256', ...parts].join(':'))
  fc.assert(
    fc.property(fc.oneof(near, anyText), (text) => {
      const verifier = parseVerifier(text)
      if (!verifier) return
      expect(verifier.salt.length).toBeGreaterThanOrEqual(16)
      expect(verifier.hash).toHaveLength(32)
      expect(verifier.iterations).toBeGreaterThanOrEqual(PASSWORD_ITERATIONS)
      expect(verifier.iterations).toBeLessThanOrEqual(10_000_000)
    }),
    runs(1000),
  )
})
