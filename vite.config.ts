import { tsImport } from 'tsx/esm/api'
import type * as viteConfig from './scripts/build/viteConfig.ts'

// Vite bundles this file without the aliases of imports. The configuration imports content by one, so tsx loads it.
const { default: config }: typeof viteConfig = await tsImport(
  './scripts/build/viteConfig.ts',
  import.meta.url,
)

export default config
