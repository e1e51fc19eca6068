import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { packageBin } from '../../scripts/test/packageBin.ts'
import { root } from './files.ts'

const CRUISE_TIMEOUT_MS = 60_000
const report = object({
  summary: object({
    violations: array(object({ from: string(), to: string(), rule: object({ name: string() }) })),
  }),
})

/** Imports a type and uses it, because unused imports are no dependencies. */
const importing = (path: string) => `import type { Shown } from '${path}'\nexport type Again = Shown\n`
const SHOWN = 'export type Shown = 1\n'

const TYPE_IMPORTS = {
  'src/supabase/post.ts': 'export interface Post { id: number }\nexport const post: Post = { id: 1 }\n',
  'src/ui/declared.ts': "import type { Post } from '@/supabase/post'\nexport type Card = Post\n",
  'src/ui/marked.ts': "import { type Post } from '@/supabase/post'\nexport type Card = Post\n",
  'src/ui/passedOn.ts': "export type { Post } from '@/supabase/post'\n",
  'src/ui/allPassedOn.ts': "export type * from '@/supabase/post'\n",
  'src/ui/inline.ts': "export type Card = import('@/supabase/post').Post\n",
  'src/ui/queried.ts': "export type Card = typeof import('@/supabase/post').post\n",
  'src/posts/allowed.ts': "import type { Post } from '@/supabase/post'\nexport type Row = Post\n",
}
const CARDS = {
  'src/cards/allowed.ts': importing('../posts/allowed'),
  'src/cards/design.ts': importing('../ui/declared'),
}
const CYCLE = {
  'src/lib/text.ts': "import { read } from './reader'\nexport type Text = string\nexport const text = read\n",
  'src/lib/reader.ts': "import type { Text } from './text'\nexport const read = (text: Text) => text\n",
}
const FEATURES = {
  'src/features/richText/text.ts': SHOWN,
  'src/features/list/view.ts': importing('../richText/text'),
  'src/features/detail/head.ts': importing('../list/view'),
  'src/features/photos/wall.ts': importing('../list/view'),
  'src/features/fanart/page.ts': importing('../detail/head'),
  // Each of these is one violation.
  'src/features/richText/outline.ts': importing('../sharedElement/link'),
  'src/features/sharedElement/link.ts': importing('../list/view'),
  'src/features/list/card.ts': importing('../detail/head'),
  'src/features/photos/zoom.ts': importing('../fanart/page'),
  'src/features/fanart/desk.ts': importing('../../pages/Fanart'),
  'src/pages/Fanart.tsx': SHOWN,
}
const LAZY_ADMIN = {
  'src/main.tsx': "import './admin/routes/AdminRoot'\nimport 'react-router-dom'\n",
  'src/app/lazily.ts': "export const desk = () => import('../admin/routes/AdminRoot')\n",
  'src/admin/routes/AdminRoot.tsx': "import './AdminApp'\n",
  'src/admin/routes/AdminApp.tsx': "import 'react-router-dom'\nimport 'react-router-data'\n",
  'src/pages/Home.tsx': "import 'react-router-data'\n",
}
const ADMIN_LAYERS = {
  'src/admin/components/part.ts': importing('../connection/link'),
  'src/admin/connection/link.ts': SHOWN,
  'src/admin/upload/file.ts': importing('../components/part'),
  'src/admin/list/table.ts': importing('../upload/file'),
  'src/admin/editor/form.ts': importing('../list/table'),
  'src/admin/list/row.ts': importing('../editor/form'),
  'src/admin/upload/batch.ts': importing('../editor/form'),
  'src/admin/list/bin.ts': importing('../trash/page'),
  'src/admin/trash/page.ts': importing('../upload/file'),
  'src/admin/schedule/time.ts': importing('../upload/file'),
  'src/admin/shell/frame.ts': importing('../list/table'),
  'src/admin/dashboard/cards.ts': importing('../shell/frame'),
  'src/admin/editor/preview.ts': importing('@/features/richText/text'),
}

/** The violations of the import rule in all sources, as `rule: from → to`. */
let violations: string[]

beforeAll(() => {
  // Below the repository, so that dependency-cruiser's configuration resolves its packages.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'import-rule-'))
  cpSync(join(root, '.dependency-cruiser'), join(folder, '.dependency-cruiser'), { recursive: true })
  const sources = { ...TYPE_IMPORTS, ...CARDS, ...CYCLE, ...FEATURES, ...LAZY_ADMIN, ...ADMIN_LAYERS }
  for (const [path, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  const rule = ['--config', '.dependency-cruiser/rule.js', '--output-type', 'json']
  const { stdout } = spawnSync(
    process.execPath,
    [packageBin('dependency-cruiser:depcruise'), 'src', ...rule],
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true, force: true })
  const { summary } = parse(report, JSON.parse(stdout))
  violations = summary.violations
    .map(({ from, to, rule: { name } }) => `${name}: ${from} → ${to}`)
    .map((violation) => violation.replace(/(\.\.\/)+node_modules\/([^/]+).*/, '$2'))
    .toSorted()
}, CRUISE_TIMEOUT_MS)

test.each<[string, Record<string, string>, string[]]>([
  [
    'sees every form of type import',
    TYPE_IMPORTS,
    ['allPassedOn', 'declared', 'inline', 'marked', 'passedOn', 'queried'].map(
      (name) => `base-modules-are-separate: src/ui/${name}.ts → src/supabase/post.ts`,
    ),
  ],
  [
    'keeps the parts of pages out of the social cards',
    CARDS,
    ['cards-import-posts-and-content: src/cards/design.ts → src/ui/declared.ts'],
  ],
  [
    'reports a cycle that consists of type imports',
    CYCLE,
    ['no-circular: src/lib/reader.ts → src/lib/text.ts'],
  ],
  [
    'lets features import only the shared features, which are layered',
    FEATURES,
    [
      'features-are-separate: src/features/photos/zoom.ts → src/features/fanart/page.ts',
      'features-stay-below-pages: src/features/fanart/desk.ts → src/pages/Fanart.tsx',
      'shared-list: src/features/list/card.ts → src/features/detail/head.ts',
      'shared-richText-sharedElement: src/features/richText/outline.ts → src/features/sharedElement/link.ts',
      'shared-richText-sharedElement: src/features/sharedElement/link.ts → src/features/list/view.ts',
    ],
  ],
  [
    'keeps admin code out of the site, and loads it lazily with its own router',
    LAZY_ADMIN,
    [
      'admin-is-lazy: src/admin/routes/AdminRoot.tsx → src/admin/routes/AdminApp.tsx',
      'admin-is-lazy: src/main.tsx → src/admin/routes/AdminRoot.tsx',
      'admin-stays-out-of-the-site: src/app/lazily.ts → src/admin/routes/AdminRoot.tsx',
      'admin-uses-the-data-router: src/admin/routes/AdminApp.tsx → react-router-dom',
      'data-router-only-in-admin: src/pages/Home.tsx → react-router-data',
    ],
  ],
  [
    'layers the admin folders, type imports included',
    ADMIN_LAYERS,
    [
      'admin-components: src/admin/components/part.ts → src/admin/connection/link.ts',
      'admin-dashboard: src/admin/dashboard/cards.ts → src/admin/shell/frame.ts',
      'admin-imports-no-feature: src/admin/editor/preview.ts → src/features/richText/text.ts',
      'admin-list: src/admin/list/bin.ts → src/admin/trash/page.ts',
      'admin-list: src/admin/list/row.ts → src/admin/editor/form.ts',
      'admin-upload-schedule-rebuild: src/admin/schedule/time.ts → src/admin/upload/file.ts',
      'admin-upload-schedule-rebuild: src/admin/upload/batch.ts → src/admin/editor/form.ts',
    ],
  ],
])('the import rule %s', (_name, sources, expected) => {
  const from = Object.keys(sources)
  expect(violations.filter((violation) => from.some((path) => violation.includes(` ${path} →`)))).toEqual(
    expected,
  )
})
