// @vitest-environment node
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../repository/files.ts'
import { contentPictures } from '../support/contentPictures.ts'

describe.each(contentPictures)('the AVIF of %s', (_, { src, avif }) => {
  it('is at least 15 % smaller than the WebP of the same width', () => {
    const [full = ''] = avif.split(', ').at(-1)?.split(' ') ?? []
    expect(statSync(join(root, full)).size).toBeLessThanOrEqual(statSync(join(root, src)).size * 0.85)
  })
})
