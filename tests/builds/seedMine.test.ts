import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../backend/backup.ts'
import { readSamples } from '../../backend/seed.ts'
import { root } from '../repository/files.ts'
import { temporaryFolder, testServer } from '../backend/server.ts'

test('development starts with the published rows and pictures of a backup', async () => {
  const server = await testServer()
  const folder = temporaryFolder()
  try {
    const owner = await server.signedIn('owner')
    await owner
      .from('posts_fanart')
      .insert([
        { title: '초안' },
        { title: '예약', status: 'published', published_at: '2099-01-01T00:00:00Z' },
        { title: '내 그림', status: 'published' },
      ])
      .throwOnError()
    const archive = join(folder, 'mine.zip')
    await backUp(owner, archive)
    const seed = join(folder, 'supabase', 'seed', 'sample')
    mkdirSync(seed, { recursive: true })
    writeFileSync(join(seed, 'posts.json'), '{}')
    const seedMine = (file: string) =>
      spawnSync(
        process.execPath,
        [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/mine/seedMine.ts'), file],
        { cwd: folder, encoding: 'utf8' },
      )

    writeFileSync(join(folder, 'broken.zip'), readFileSync(archive).subarray(0, 5000))
    expect(seedMine('broken.zip').status).toBe(1)
    expect(readFileSync(join(seed, 'posts.json'), 'utf8')).toBe('{}')

    const { status, stderr } = seedMine(archive)
    expect(status, stderr).toBe(0)
    const { fanart } = await readSamples(seed)
    const titles = fanart.map(({ title }) => title)
    expect(titles).toContain('내 그림')
    expect(titles).not.toContain('초안')
    expect(titles).not.toContain('예약')
    const [picture] = fanart.flatMap(({ image }) => image ?? [])
    expect(existsSync(join(seed, picture?.replace('/storage/v1/object/public/', '') ?? ''))).toBe(true)
    expect(readdirSync(join(folder, 'supabase', 'seed'))).toEqual(['sample'])
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
