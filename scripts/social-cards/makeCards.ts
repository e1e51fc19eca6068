// Makes the social cards of a build: those of an earlier one come from the cache, a few others are drawn at a time.
import { constants } from 'node:fs'
import { access, copyFile, mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { forgetOld } from '../build/buildCache.ts'
import { cardKey } from './cardKey.ts'
import type { CardSpec, PictureSource } from './cardSpec.ts'
import { drawCard } from './drawCard.ts'
import { repositoryFile } from './files.ts'
import { whole } from './pictures.ts'
import { Studio } from './studio.tsx'

export interface CardOrder {
  /** The page's canonical path. */
  path: string
  /** What is to be seen, for those who don't see it. */
  alt: string
  spec: CardSpec
}

export interface MadeCard {
  /** Its name in the build's folder. */
  file: string
  alt: string
}

export interface CardSettings {
  /** Where made cards are kept from build to build; made when it is missing. */
  cache: string
  /** The folder of the build that receives them. */
  out: string
  /** Reads a picture by its address. What it throws is listed in the report; the card does without the picture. */
  readPicture: (url: string) => Promise<Buffer>
  /** Told every so many cards how many are done. */
  onProgress?: (done: number) => void
}

export interface BrokenPicture {
  path: string
  picture: string
  reason: string
}

export interface CardReport {
  /** By the page's path. */
  cards: Map<string, MadeCard>
  drawn: number
  kept: number
  broken: BrokenPicture[]
}

/** So many are drawn at once: one sets type while others read or encode. It bounds the memory, too. */
const AT_ONCE = 3
const PROGRESS_EVERY = 250

/** The ASCII file name of a page's card: `/gallery/a7c2/View/12` → `gallery-a7c2-view-12-0123456789ab.jpg`. */
function cardFileName(path: string, key: string): string {
  const name = path
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${name || 'home'}-${key}.jpg`
}

/**
 * Makes the card of every order and puts it into the build's folder. Orders are taken as they're needed, so any number of
 * them is made in the same memory. A picture that can't be read fails nothing: its card is drawn without, not cached,
 * and listed.
 */
export async function makeCards(
  orders: AsyncIterable<CardOrder> | Iterable<CardOrder>,
  settings: CardSettings,
): Promise<CardReport> {
  const report: CardReport = { cards: new Map(), drawn: 0, kept: 0, broken: [] }
  await Promise.all([settings.cache, settings.out].map((folder) => mkdir(folder, { recursive: true })))
  const studio = new Studio()
  const limit = pLimit(AT_ONCE)
  const running = new Set<Promise<void>>()
  for await (const order of orders) {
    const task = limit(() => makeCard(order, settings, studio, report)).finally(() => running.delete(task))
    running.add(task)
    if (running.size >= AT_ONCE) await Promise.race(running)
    const done = report.drawn + report.kept
    if (done > 0 && done % PROGRESS_EVERY === 0) settings.onProgress?.(done)
  }
  await Promise.all(running)
  await forgetOld(settings.cache)
  return report
}

async function makeCard(
  { path, alt, spec }: CardOrder,
  { cache, out, readPicture }: CardSettings,
  studio: Studio,
  report: CardReport,
): Promise<void> {
  const file = cardFileName(path, cardKey(spec))
  const cached = join(cache, file)
  if (await exists(cached)) {
    const now = new Date()
    await utimes(cached, now, now)
    await put(cached, join(out, file))
    report.cards.set(path, { file, alt })
    report.kept++
    return
  }
  const broken: BrokenPicture[] = []
  const picture = async (source: PictureSource | null): Promise<Buffer | null> => {
    if (source === null) return null
    if ('file' in source) return repositoryFile(source.file)
    try {
      return await whole(await readPicture(source.url))
    } catch (error) {
      broken.push({
        path,
        picture: source.url,
        reason: error instanceof Error ? error.message : String(error),
      })
      return null
    }
  }
  const card = await drawCard(spec, { studio, picture })
  report.drawn++
  report.broken.push(...broken)
  if (broken.length > 0) {
    // Under another name: what shares it reads it anew once the picture is there.
    const unfinished = file.replace(/\.jpg$/, '-x.jpg')
    await writeFile(join(out, unfinished), card)
    report.cards.set(path, { file: unfinished, alt })
    return
  }
  await writeFile(`${cached}.${process.pid}.tmp`, card)
  await rename(`${cached}.${process.pid}.tmp`, cached)
  await put(cached, join(out, file))
  report.cards.set(path, { file, alt })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

const put = (from: string, to: string): Promise<void> => copyFile(from, to, constants.COPYFILE_FICLONE)
