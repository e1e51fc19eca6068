// `npm run test:content`: the rules for any content, on the site's own.
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'
import { aliases } from './scripts/build/contentFolder.ts'
import type * as contentPlugins from './scripts/build/contentPlugins.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { contentPlugins: plugins }: typeof contentPlugins = await tsImport(
  './scripts/build/contentPlugins.ts',
  import.meta.url,
)

export default defineConfig({
  plugins: plugins(root),
  resolve: { alias: aliases(root) },
  test: {
    name: 'content',
    environment: 'node',
    include: ['tests/content-rules/**/*.test.ts'],
    testTimeout: 30_000,
  },
})
