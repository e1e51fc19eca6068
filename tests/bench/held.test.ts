import { expect, test } from 'vitest'
import { dataOf } from '../../bench/soak/held'

test('counts what scripts hold, not what the engine notes beside it', () => {
  const node_fields = ['type', 'name', 'id', 'self_size', 'edge_count']
  const node_types: [string[], string] = [['hidden', 'object', 'code', 'native', 'string'], 'string']
  const nodes = [
    [1, 40],
    [2, 1000],
    [3, 5000],
    [4, 24],
    [0, 9],
  ].flatMap(([type = 0, size = 0]) => [type, 7, 1, size, 0])
  expect(dataOf({ snapshot: { meta: { node_fields, node_types } }, nodes })).toBe(64)
})
