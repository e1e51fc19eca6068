// Makes the social cards of a build. Cards of earlier builds come from the cache.
import { constants } from 'node:fs'
import { access, copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { errorMessage } from '../../backend/backendError.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { cardKey } from './cardKey.ts'
import type { CardSpec, PictureSource } from './cardSpec.ts'
import { normalizePicture } from './pictures.tsx'
import { renderSocialCard } from './renderSocialCard.ts'
import { readRepositoryFile } from './repositoryFiles.ts'
import { TextRenderer } from './textRenderer.tsx'

export interface CardOrder {
  /** The page's canonical path. */
  path: string
  /** Alternative text. */
  alt: string
  spec: CardSpec
  /** XMP packet with the rights to the card. */
  xmp: string
  /** Replaces a title without any drawable character. */
  untitled?: string
}

export interface MadeCard {
  /** Name of the file in the output folder. */
  file: string
  alt: string
}

export interface CardSettings {
  /** Folder that keeps cards between builds. Created if it does not exist. */
  cache: string
  /** Output folder in the build. */
  out: string
  /** Reads a picture by its address. If it rejects, the card is drawn without the picture and the error is reported. */
  readPicture: (url: string) => Promise<Buffer>
  /** Called with the number of finished cards, after every `PROGRESS_EVERY` cards. */
  onProgress?: (done: number) => void
}

export interface UnreadablePicture {
  path: string
  picture: string
  reason: string
}

export interface CardReport {
  /** By the page's path. */
  cards: Map<string, MadeCard>
  drawn: number
  cached: number
  unreadable: UnreadablePicture[]
}

/** Number of cards that are drawn concurrently: one renders text while others read or encode. Also limits the memory. */
const CONCURRENCY = 3
const PROGRESS_EVERY = 250

/** Maximum time that an unused card stays in the cache. */
const CACHE_LIFETIME_MS = 30 * DAY_MS

/** Returns the ASCII file name of a page's card: `/fanart/View/12` → `fanart-view-12-0123456789ab.jpg`. */
function cardFileName(path: string, key: string): string {
  const name = path
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${name || 'home'}-${key}.jpg`
}

/**
 * Makes the card of every order in the output folder. Reads the orders one by one, so memory does not depend on their number.
 * If a picture cannot be read, its card is drawn without it, not cached, and reported.
 */
export async function makeCards(
  orders: AsyncIterable<CardOrder> | Iterable<CardOrder>,
  settings: CardSettings,
): Promise<CardReport> {
  const report: CardReport = { cards: new Map(), drawn: 0, cached: 0, unreadable: [] }
  await Promise.all([settings.cache, settings.out].map((folder) => mkdir(folder, { recursive: true })))
  const renderer = new TextRenderer()
  const limit = pLimit(CONCURRENCY)
  const running = new Set<Promise<void>>()
  for await (const order of orders) {
    const task = limit(() => makeCard(order, settings, renderer, report)).finally(() => running.delete(task))
    running.add(task)
    if (running.size >= CONCURRENCY) await Promise.race(running)
    const done = report.drawn + report.cached
    if (done > 0 && done % PROGRESS_EVERY === 0) settings.onProgress?.(done)
  }
  await Promise.all(running)
  await removeExpired(settings.cache)
  return report
}

async function makeCard(
  { path, alt, spec, xmp, untitled }: CardOrder,
  { cache, out, readPicture }: CardSettings,
  renderer: TextRenderer,
  report: CardReport,
): Promise<void> {
  const file = cardFileName(path, cardKey(spec, xmp))
  const cached = join(cache, file)
  if (await exists(cached)) {
    const now = new Date()
    await utimes(cached, now, now)
    await copy(cached, join(out, file))
    report.cards.set(path, { file, alt })
    report.cached++
    return
  }
  const unreadable: UnreadablePicture[] = []
  const loadPicture = async (source: PictureSource | null): Promise<Buffer | null> => {
    if (source === null) return null
    if ('file' in source) return readRepositoryFile(source.file)
    try {
      return await normalizePicture(await readPicture(source.url))
    } catch (error) {
      unreadable.push({
        path,
        picture: source.url,
        reason: errorMessage(error),
      })
      return null
    }
  }
  const card = await renderSocialCard(spec, { renderer, loadPicture, xmp, untitled })
  report.drawn++
  report.unreadable.push(...unreadable)
  if (unreadable.length > 0) {
    // Another file name, so that platforms load the complete card once the picture can be read.
    const incomplete = file.replace(/\.jpg$/, '-x.jpg')
    await writeFile(join(out, incomplete), card)
    report.cards.set(path, { file: incomplete, alt })
    return
  }
  await writeFile(`${cached}.${process.pid}.tmp`, card)
  await rename(`${cached}.${process.pid}.tmp`, cached)
  await copy(cached, join(out, file))
  report.cards.set(path, { file, alt })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

const copy = (from: string, to: string): Promise<void> => copyFile(from, to, constants.COPYFILE_FICLONE)

/** Removes cached cards that no build has used within their lifetime. Each use updates the file's time. */
async function removeExpired(cache: string): Promise<void> {
  const oldest = Date.now() - CACHE_LIFETIME_MS
  for (const name of await readdir(cache)) {
    // A concurrent build may rename its temporary files.
    const { mtimeMs } = await stat(join(cache, name)).catch(() => ({ mtimeMs: oldest }))
    if (mtimeMs < oldest) await rm(join(cache, name), { force: true })
  }
}
