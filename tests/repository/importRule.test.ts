import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageBin } from '../../scripts/test/packageBin.ts'
import { root } from './files.ts'

const CRUISE_TIMEOUT_MS = 60_000
const report = object({
  summary: object({
    violations: array(object({ from: string(), to: string(), rule: object({ name: string() }) })),
  }),
})

let folder: string
beforeEach(() => {
  // Below the repository, so that dependency-cruiser's configuration resolves its packages.
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'import-rule-'))
  cpSync(join(root, '.dependency-cruiser'), join(folder, '.dependency-cruiser'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the sources and returns the violations of the import rule in them, as `rule: from → to`. */
function violations(sources: Record<string, string>): string[] {
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
  const { summary } = parse(report, JSON.parse(stdout))
  return summary.violations.map(({ from, to, rule: { name } }) => `${name}: ${from} → ${to}`).toSorted()
}

test(
  'sees every form of type import',
  () => {
    expect(
      violations({
        'src/supabase/post.ts': 'export interface Post { id: number }\nexport const post: Post = { id: 1 }\n',
        'src/ui/declared.ts': "import type { Post } from '@/supabase/post'\nexport type Card = Post\n",
        'src/ui/marked.ts': "import { type Post } from '@/supabase/post'\nexport type Card = Post\n",
        'src/ui/passedOn.ts': "export type { Post } from '@/supabase/post'\n",
        'src/ui/allPassedOn.ts': "export type * from '@/supabase/post'\n",
        'src/ui/inline.ts': "export type Card = import('@/supabase/post').Post\n",
        'src/ui/queried.ts': "export type Card = typeof import('@/supabase/post').post\n",
        'src/posts/allowed.ts': "import type { Post } from '@/supabase/post'\nexport type Row = Post\n",
      }),
    ).toEqual(
      ['allPassedOn', 'declared', 'inline', 'marked', 'passedOn', 'queried'].map(
        (name) => `base-modules-are-separate: src/ui/${name}.ts → src/supabase/post.ts`,
      ),
    )
  },
  CRUISE_TIMEOUT_MS,
)

test(
  'reports a cycle that consists of type imports',
  () => {
    expect(
      violations({
        'src/lib/text.ts':
          "import { read } from './reader'\nexport type Text = string\nexport const text = read\n",
        'src/lib/reader.ts': "import type { Text } from './text'\nexport const read = (text: Text) => text\n",
      }),
    ).toEqual(['no-circular: src/lib/reader.ts → src/lib/text.ts'])
  },
  CRUISE_TIMEOUT_MS,
)

test(
  'features import only the shared features, which are layered',
  () => {
    const importing = (path: string) => `import type { Shown } from '${path}'\nexport type Again = Shown\n`
    const features = 'src/features'
    expect(
      violations({
        [`${features}/richText/text.ts`]: 'export type Shown = 1\n',
        [`${features}/list/view.ts`]: importing('../richText/text'),
        [`${features}/detail/head.ts`]: importing('../list/view'),
        [`${features}/photos/wall.ts`]: importing('../list/view'),
        [`${features}/fanart/page.ts`]: importing('../detail/head'),
        // Each of these is one violation.
        [`${features}/richText/outline.ts`]: importing('../sharedElement/link'),
        [`${features}/sharedElement/link.ts`]: importing('../list/view'),
        [`${features}/list/card.ts`]: importing('../detail/head'),
        [`${features}/photos/zoom.ts`]: importing('../fanart/page'),
        [`${features}/fanart/desk.ts`]: importing('../../pages/Fanart'),
        'src/pages/Fanart.tsx': 'export type Shown = 1\n',
      }),
    ).toEqual([
      'features-are-separate: src/features/photos/zoom.ts → src/features/fanart/page.ts',
      'features-stay-below-pages: src/features/fanart/desk.ts → src/pages/Fanart.tsx',
      'shared-list: src/features/list/card.ts → src/features/detail/head.ts',
      'shared-richText-sharedElement: src/features/richText/outline.ts → src/features/sharedElement/link.ts',
      'shared-richText-sharedElement: src/features/sharedElement/link.ts → src/features/list/view.ts',
    ])
  },
  CRUISE_TIMEOUT_MS,
)

test(
  'the site never loads admin code, and admin loads lazily with its own router',
  () => {
    expect(
      violations({
        'src/main.tsx': "import './admin/routes/AdminRoot'\nimport 'react-router-dom'\n",
        'src/app/lazily.ts': "export const desk = () => import('../admin/routes/AdminRoot')\n",
        'src/admin/routes/AdminRoot.tsx': "import './AdminApp'\n",
        'src/admin/routes/AdminApp.tsx': "import 'react-router-dom'\nimport 'react-router-data'\n",
        'src/pages/Home.tsx': "import 'react-router-data'\n",
      }).map((violation) => violation.replace(/(\.\.\/)+node_modules\/([^/]+).*/, '$2')),
    ).toEqual([
      'admin-is-lazy: src/admin/routes/AdminRoot.tsx → src/admin/routes/AdminApp.tsx',
      'admin-is-lazy: src/main.tsx → src/admin/routes/AdminRoot.tsx',
      'admin-stays-out-of-the-site: src/app/lazily.ts → src/admin/routes/AdminRoot.tsx',
      'admin-uses-the-data-router: src/admin/routes/AdminApp.tsx → react-router-dom',
      'data-router-only-in-admin: src/pages/Home.tsx → react-router-data',
    ])
  },
  CRUISE_TIMEOUT_MS,
)

test(
  'the admin folders are layered, type imports included',
  () => {
    const file = (name: string) => `src/admin/${name}`
    const type = 'import type { Part } from'
    expect(
      violations({
        [file('components/part.ts')]: `${type} '../connection/link'\nexport type Part = string\n`,
        [file('connection/link.ts')]: 'export type Part = string\n',
        [file('upload/file.ts')]: `${type} '../components/part'\nexport type File = Part\n`,
        [file('list/table.ts')]: `${type} '../upload/file'\nexport type Table = Part\n`,
        [file('editor/form.ts')]: `${type} '../list/table'\nexport type Form = Part\n`,
        [file('list/row.ts')]: `${type} '../editor/form'\nexport type Row = Part\n`,
        [file('upload/batch.ts')]: `${type} '../editor/form'\nexport type Batch = Part\n`,
        [file('list/bin.ts')]: `${type} '../trash/page'\nexport type Bin = Part\n`,
        [file('trash/page.ts')]: `${type} '../upload/file'\nexport type Page = Part\n`,
        [file('schedule/time.ts')]: `${type} '../upload/file'\nexport type Time = Part\n`,
        [file('shell/frame.ts')]: `${type} '../list/table'\nexport type Frame = Part\n`,
        [file('dashboard/cards.ts')]: `${type} '../shell/frame'\nexport type Cards = Part\n`,
        [file('editor/preview.ts')]:
          `import type { Shown } from '@/features/richText/text'\nexport type Again = Shown\n`,
        'src/features/richText/text.ts': 'export type Shown = 1\n',
      }).map((violation) => violation.replaceAll('src/admin/', '')),
    ).toEqual([
      'admin-components: components/part.ts → connection/link.ts',
      'admin-dashboard: dashboard/cards.ts → shell/frame.ts',
      'admin-imports-no-feature: editor/preview.ts → src/features/richText/text.ts',
      'admin-list: list/bin.ts → trash/page.ts',
      'admin-list: list/row.ts → editor/form.ts',
      'admin-upload-schedule-rebuild: schedule/time.ts → upload/file.ts',
      'admin-upload-schedule-rebuild: upload/batch.ts → editor/form.ts',
    ])
  },
  CRUISE_TIMEOUT_MS,
)
