import { expect, it } from 'vitest'
import { coreFiles } from '../../../scripts/prerender/worker.ts'

const chunk = (name: string, ...imports: string[]) => ({
  file: `assets/${name}.js`,
  css: [`assets/${name}.css`],
  imports,
})

it('names what the shell names and what its start imports, below any base path', () => {
  const shell =
    '<link rel="icon" href="/b/icons/a.svg"><link rel="preload" href="/b/assets/core.woff2"><script src="/b/assets/start.js">'
  const manifest = {
    'src/main.tsx': chunk('main', 'base'),
    'src/ui/KeptPages.tsx': chunk('kept'),
    base: chunk('base'),
  }
  expect(coreFiles(shell, manifest, '/b/')).toEqual(
    ['core.woff2', 'start.js', 'base.js', 'main.js', 'kept.js', 'base.css', 'main.css', 'kept.css'].map(
      (file) => `/b/assets/${file}`,
    ),
  )
})
