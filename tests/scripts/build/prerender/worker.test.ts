import { expect, it } from 'vitest'
import { coreFiles, receivedFiles } from '../../../../scripts/build/prerender/worker.ts'

const chunk = (name: string, ...imports: string[]) => ({
  file: `assets/${name}.js`,
  css: [`assets/${name}.css`],
  imports,
})

it('coreFiles lists the shell’s files, fonts included, and the entry’s imports', () => {
  const shell =
    '<link rel="icon" href="/b/icons/a.svg"><link rel="preload" href="/b/assets/core.woff2"><script src="/b/assets/start.js">'
  const manifest = {
    'index.html': chunk('main', 'base'),
    'src/ui/OfflinePages.tsx': chunk('kept'),
    base: chunk('base'),
  }
  expect(coreFiles(shell, manifest, '/b/')).toEqual(
    ['core.woff2', 'start.js', 'base.js', 'main.js', 'kept.js', 'base.css', 'main.css', 'kept.css'].map(
      (file) => `/b/assets/${file}`,
    ),
  )
})

it('receivedFiles lists the further files of the received-photos page, and of no other admin page', () => {
  const manifest = {
    'src/admin/routes/AdminRoot.tsx': chunk('root', 'base'),
    'src/admin/routes/AdminApp.tsx': chunk('desk', 'base', 'shared'),
    'src/features/session/LoginDialog.tsx': chunk('login'),
    'src/admin/shell/ReceivedLink.tsx': chunk('line'),
    'src/admin/received/Received.tsx': chunk('received', 'shared'),
    'src/admin/editor/Editor.tsx': chunk('editor'),
    shared: chunk('shared'),
    base: chunk('base'),
  }
  const names = ['root', 'shared', 'desk', 'login', 'line', 'received']
  expect(receivedFiles(['/b/assets/base.js', '/b/assets/base.css'], manifest, '/b/')).toEqual([
    ...names.map((name) => `/b/assets/${name}.js`),
    ...names.map((name) => `/b/assets/${name}.css`),
  ])
})
