import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageBin } from '../../scripts/package-bin.ts'
import { root } from './files.ts'

const CRUISE_TIMEOUT_MS = 60_000
const report = object({
  summary: object({
    violations: array(object({ from: string(), to: string(), rule: object({ name: string() }) })),
  }),
})

let folder: string
beforeEach(() => {
  // Below the repository, so that the rule's own tools are found.
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'import-rule-'))
  cpSync(join(root, '.dependency-cruiser'), join(folder, '.dependency-cruiser'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What the import rule says of a tree of sources, as `rule: from → to`. */
function violations(sources: Record<string, string>): string[] {
  for (const [path, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  const rule = ['--config', '.dependency-cruiser/rule.js', '--output-type', 'json']
  const { stdout } = spawnSync(
    process.execPath,
    [packageBin('dependency-cruiser', 'depcruise'), 'src', ...rule],
    { cwd: folder, encoding: 'utf8' },
  )
  const { summary } = parse(report, JSON.parse(stdout))
  return summary.violations.map(({ from, to, rule: { name } }) => `${name}: ${from} → ${to}`).toSorted()
}

test(
  'every way of importing a type is seen',
  () => {
    expect(
      violations({
        'src/data/post.ts': 'export interface Post { id: number }\nexport const post: Post = { id: 1 }\n',
        'src/ui/declared.ts': "import type { Post } from '@/data/post'\nexport type Card = Post\n",
        'src/ui/marked.ts': "import { type Post } from '@/data/post'\nexport type Card = Post\n",
        'src/ui/passedOn.ts': "export type { Post } from '@/data/post'\n",
        'src/ui/allPassedOn.ts': "export type * from '@/data/post'\n",
        'src/ui/inline.ts': "export type Card = import('@/data/post').Post\n",
        'src/ui/queried.ts': "export type Card = typeof import('@/data/post').post\n",
        'src/collections/allowed.ts': "import type { Post } from '@/data/post'\nexport type Row = Post\n",
      }),
    ).toEqual(
      ['allPassedOn', 'declared', 'inline', 'marked', 'passedOn', 'queried'].map(
        (name) => `first-floor-rooms-are-apart: src/ui/${name}.ts → src/data/post.ts`,
      ),
    )
  },
  CRUISE_TIMEOUT_MS,
)

test(
  'a circle through types is one',
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
  'the folders of the public views stand on one another in one order',
  () => {
    const importing = (place: string) => `import type { Shown } from '${place}'\nexport type Again = Shown\n`
    const view = 'src/features/collection-view'
    expect(
      violations({
        [`${view}/postId.ts`]: 'export type Shown = 1\n',
        [`${view}/list/view.ts`]: 'export type Shown = 1\n',
        [`${view}/wall/rows.ts`]: importing('../list/view'),
        [`${view}/photo/stage.ts`]: importing('../postId'),
        [`${view}/fanart/page.ts`]: importing('../wall/rows'),
        // From here on each is one violation.
        [`${view}/formatDate.ts`]: importing('./list/view'),
        [`${view}/richText/text.ts`]: importing('../list/view'),
        [`${view}/detail/head.ts`]: importing('../list/view'),
        [`${view}/photo/zoom.ts`]: importing('../wall/rows'),
        [`${view}/gallery/page.ts`]: importing('../fanart/page'),
      }).map((violation) => violation.split(':')[0]),
    ).toEqual([
      'collection-view-list-and-detail',
      'collection-view-pages-are-apart',
      'collection-view-parts',
      'collection-view-root-is-below-its-folders',
      'collection-view-wall-and-photo',
    ])
  },
  CRUISE_TIMEOUT_MS,
)

test(
  'the desk is loaded lazily, behind its guard, with a router of its own',
  () => {
    expect(
      violations({
        'src/main.tsx': "import './app/desk/DeskRoot'\nimport 'react-router-dom'\n",
        'src/app/lazily.ts': "export const desk = () => import('./desk/DeskRoot')\n",
        'src/app/desk/DeskRoot.tsx': "import './Desk'\nimport './AdminChecking'\n",
        'src/app/desk/AdminChecking.tsx': 'export const words = 1\n',
        'src/app/desk/Desk.tsx': "import 'react-router-dom'\nimport 'react-router-data'\n",
        'src/pages/Home.tsx': "import 'react-router-data'\n",
      }).map((violation) => violation.replace(/(\.\.\/)+node_modules\/([^/]+).*/, '$2')),
    ).toEqual([
      'data-router-at-the-desk-only: src/pages/Home.tsx → react-router-data',
      'desk-behind-its-guard: src/app/desk/DeskRoot.tsx → src/app/desk/Desk.tsx',
      'desk-behind-its-guard: src/main.tsx → src/app/desk/DeskRoot.tsx',
      'desk-has-a-router-of-its-own: src/app/desk/Desk.tsx → react-router-dom',
    ])
  },
  CRUISE_TIMEOUT_MS,
)

test(
  'the rooms of the owner’s side stand one upon another, types included',
  () => {
    const room = (name: string) => `src/features/collection-admin/${name}`
    const type = 'import type { Part } from'
    expect(
      violations({
        [room('parts/part.ts')]: `${type} '../connection/link'\nexport type Part = string\n`,
        [room('connection/link.ts')]: 'export type Part = string\n',
        [room('upload/file.ts')]: `${type} '../parts/part'\nexport type File = Part\n`,
        [room('deletion/bin.ts')]: `${type} '../upload/file'\nexport type Bin = Part\n`,
        [room('editor/form.ts')]: `${type} '../upload/file'\nexport type Form = Part\n`,
        [room('list/table.ts')]: `${type} '../editor/form'\nexport type Table = Part\n`,
        [room('upload/batch.ts')]: `${type} '../editor/form'\nexport type Batch = Part\n`,
        [room('list/bin.ts')]: `${type} '../trash/page'\nexport type Bin = Part\n`,
        [room('trash/page.ts')]: `${type} '../upload/file'\nexport type Page = Part\n`,
        [room('schedule/time.ts')]: `${type} '../deletion/bin'\nexport type Time = Part\n`,
        [room('shell/frame.ts')]: `${type} '../deletion/bin'\nexport type Frame = Part\n`,
        [room('dashboard/cards.ts')]: `${type} '../shell/frame'\nexport type Cards = Part\n`,
      }).map((violation) => violation.replaceAll('src/features/collection-admin/', '')),
    ).toEqual([
      'admin-dashboard: dashboard/cards.ts → shell/frame.ts',
      'admin-editor-list: list/bin.ts → trash/page.ts',
      'admin-editor-list: list/table.ts → editor/form.ts',
      'admin-parts: parts/part.ts → connection/link.ts',
      'admin-upload-deletion-schedule-rebuild: deletion/bin.ts → upload/file.ts',
      'admin-upload-deletion-schedule-rebuild: schedule/time.ts → deletion/bin.ts',
      'admin-upload-deletion-schedule-rebuild: upload/batch.ts → editor/form.ts',
    ])
  },
  CRUISE_TIMEOUT_MS,
)
