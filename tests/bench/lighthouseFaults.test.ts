import { expect, test } from 'vitest'
import { faultsOf } from '../../bench/parts/lighthouseFaults'

const audit = (score: number | null, more = {}) => ({
  title: 'An audit',
  score,
  scoreDisplayMode: 'numeric',
  ...more,
})
const ref = (id: string, weight = 1) => ({ id, weight })

test('tells failed audits, the heaviest first, with the elements and files they name', () => {
  const items = [
    { url: 'https://localhost:4199/assets/a.js', wastedBytes: 1234.567 },
    { type: 'table', items: [{ node: { selector: 'main > img' } }] },
  ]
  const report = {
    categories: {
      performance: { auditRefs: [ref('light'), ref('heavy', 30), ref('quick'), ref('told')] },
      seo: { auditRefs: [ref('quick'), ref('missing')] },
    },
    audits: {
      light: audit(0.2),
      heavy: audit(0.5, { displayValue: '3 s', details: { items } }),
      quick: audit(0.95),
      told: audit(0, { scoreDisplayMode: 'informative' }),
    },
  }
  expect(faultsOf(report).map(({ category, audit: id }) => `${category} ${id}`)).toEqual([
    'performance heavy',
    'performance light',
    'seo quick',
  ])
  expect(faultsOf(report)[0]).toMatchObject({
    value: '3 s',
    items: ['/assets/a.js, wastedBytes 1234.57', 'main > img'],
  })
})
