// Makes the social cards of a build, and reads on the way what its lists and its map are made from.
import { join } from 'node:path'
import { reason as reasonOf } from '../../../backend/fault.ts'
import { DataError, kindOfStatus } from '../../../src/supabase/errors.ts'
import { retryRead } from '../../../src/supabase/retries.ts'
import type { HeadImage } from '../../../src/ui/head.ts'
import { CARD } from '../../social-cards/canvas.ts'
import type { CardReport } from '../../social-cards/makeCards.ts'
import { CARDS_FOLDER } from '../../hosting/rules.ts'
import type { StaticEntry } from './bundle.ts'

const PICTURE_TIMEOUT_MS = 30_000

interface SiteCardsOptions {
  entry: Pick<StaticEntry, 'noRows' | 'siteCards'>
  outDir: string
  base: string
  /** Where stored pictures named from the root are read. */
  backendOrigin: string | undefined
  /** Whether rows are read at all. */
  read: boolean
  /** Where cards are kept from build to build; null when none are made. */
  cache: string | null
  log: (line: string) => void
}

interface SiteCards {
  rows: ReturnType<StaticEntry['noRows']>
  card: (path: string) => HeadImage | undefined
  /** What is to be told at the end: pictures that could not be read. */
  notes: string[]
}

/** The cards of all pages, and all rows without their texts. Throws when rows cannot be read. */
export async function makeSiteCards(options: SiteCardsOptions): Promise<SiteCards> {
  const { entry, outDir, base, read, cache, backendOrigin, log } = options
  const rows = entry.noRows()
  const orders = entry.siteCards(rows, read)
  if (cache === null) {
    for await (const _ of orders);
    return { rows, card: () => undefined, notes: [] }
  }
  // Cards are set with React, which must not be loaded before Vite has said for which environment.
  const { makeCards } = await import('../../social-cards/makeCards.ts')
  const report = await makeCards(orders, {
    cache,
    out: join(outDir, CARDS_FOLDER),
    readPicture: (url) => readPicture(url.startsWith('/') ? `${backendOrigin ?? ''}${url}` : url),
    onProgress: (done) => log(`social cards: ${done}`),
  })
  log(`${report.drawn} social cards drawn, ${report.kept} kept`)
  const card = (path: string) => {
    const made = report.cards.get(path)
    return made && { src: `${base}${CARDS_FOLDER}/${made.file}`, ...CARD, alt: made.alt }
  }
  return { rows, card, notes: notesOf(report) }
}

/** A picture's bytes, asked for as insistently as rows are. Throws `DataError`. */
function readPicture(url: string): Promise<Buffer> {
  return retryRead(async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) }).catch(unanswered)
    if (!answer.ok)
      throw new DataError(kindOfStatus(answer.status), `HTTP ${answer.status}`, { status: answer.status })
    return Buffer.from(await answer.arrayBuffer().catch(unanswered))
  })
}

function unanswered(error: unknown): never {
  throw new DataError('offline', reasonOf(error), { cause: error })
}

function notesOf({ broken }: CardReport): string[] {
  if (broken.length === 0) return []
  return [
    `Pictures that could not be read (${broken.length}); their cards do without:`,
    ...broken.map(({ path, picture, reason }) => `- ${path}: ${picture} (${reason})`),
  ]
}
