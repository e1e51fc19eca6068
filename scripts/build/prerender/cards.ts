// Makes the social cards of a build and collects the rows for its lists and sitemap.
import { join } from 'node:path'
import { errorMessage } from '../../../backend/backendError.ts'
import { DataError, errorKindForStatus } from '../../../src/supabase/errors.ts'
import { retryRead } from '../../../src/supabase/retries.ts'
import type { HeadImage } from '../../../src/ui/head.ts'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { CardReport } from '../../social-cards/makeCards.ts'
import { CARDS_FOLDER } from '../../hosting/rules.ts'
import type { BuildContext, Rows, StaticEntry } from './bundle.ts'

const PICTURE_TIMEOUT_MS = 30_000

interface SiteCardsOptions extends Pick<BuildContext, 'outDir' | 'base' | 'log'> {
  entry: Pick<StaticEntry, 'noRows' | 'siteCards'>
  /** Origin for stored pictures with root-relative addresses. */
  backendOrigin: string | undefined
  /** Whether to read rows. */
  readRows: boolean
  /** Folder that keeps cards between builds; null disables the cards. */
  cache: string | null
}

interface SiteCards {
  rows: Rows
  card: (path: string) => HeadImage | undefined
  /** Messages for the end of the build: pictures that could not be read. */
  notes: string[]
}

/** Makes the cards of all pages and returns all rows without their bodies. Throws if rows cannot be read. */
export async function makeSiteCards(options: SiteCardsOptions): Promise<SiteCards> {
  const { entry, outDir, base, readRows, cache, backendOrigin, log } = options
  const rows = entry.noRows()
  const orders = entry.siteCards(rows, readRows)
  if (cache === null) {
    for await (const _ of orders);
    return { rows, card: () => undefined, notes: [] }
  }
  // Cards are rendered with React, which must be imported after Vite has set NODE_ENV.
  const { makeCards } = await import('../../social-cards/makeCards.ts')
  const report = await makeCards(orders, {
    cache,
    out: join(outDir, CARDS_FOLDER),
    readPicture: (url) => readPicture(url.startsWith('/') ? `${backendOrigin ?? ''}${url}` : url),
    onProgress: (done) => log(`social cards: ${done}`),
  })
  log(`${report.drawn} social cards drawn, ${report.cached} from the cache`)
  const card = (path: string) => {
    const made = report.cards.get(path)
    return made && { src: `${base}${CARDS_FOLDER}/${made.file}`, ...CARD_SIZE, alt: made.alt }
  }
  return { rows, card, notes: describeUnreadable(report) }
}

/** Reads a picture, with the same retries as rows. Throws `DataError`. */
function readPicture(url: string): Promise<Buffer> {
  return retryRead(async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) }).catch(throwOffline)
    if (!answer.ok)
      throw new DataError(errorKindForStatus(answer.status), `HTTP ${answer.status}`, {
        status: answer.status,
      })
    return Buffer.from(await answer.arrayBuffer().catch(throwOffline))
  })
}

function throwOffline(error: unknown): never {
  throw new DataError('offline', errorMessage(error), { cause: error })
}

function describeUnreadable({ unreadable }: CardReport): string[] {
  if (unreadable.length === 0) return []
  return [
    `Pictures that could not be read (${unreadable.length}); their cards have no picture:`,
    ...unreadable.map(({ path, picture, reason }) => `- ${path}: ${picture} (${reason})`),
  ]
}
