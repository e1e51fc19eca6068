// Reads the rows of a build and makes its social cards.
import { join } from 'node:path'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { HeadImage } from '../../../src/ui/head.ts'
import { CARDS_FOLDER } from '../../hosting/rules.ts'
import type { CardOrder, CardReport } from '../../social-cards/makeCards.ts'
import type { BuildContext, Rows, StaticEntry } from './bundle.ts'

/** Returns all rows without their bodies, and the cards of all pages. Without `read` there are no rows. Throws if they cannot be read. */
export async function readSite(
  entry: Pick<StaticEntry, 'noRows' | 'siteCards'>,
  read: boolean,
): Promise<{ rows: Rows; orders: CardOrder[] }> {
  const rows = entry.noRows()
  const orders: CardOrder[] = []
  for await (const order of entry.siteCards(rows, read)) orders.push(order)
  return { rows, orders }
}

interface SiteCardsOptions extends Pick<BuildContext, 'outDir' | 'base' | 'log'> {
  orders: readonly CardOrder[]
  /** Reads a stored picture by its URL. */
  readPicture: (url: string) => Promise<Buffer>
  /** Folder that keeps cards between builds; null disables the cards. */
  cache: string | null
}

interface SiteCards {
  card: (path: string) => HeadImage | undefined
  /** Messages for the end of the build: pictures that could not be read. */
  notes: string[]
}

/** Makes the cards of all pages. */
export async function makeSiteCards(options: SiteCardsOptions): Promise<SiteCards> {
  const { orders, outDir, base, cache, readPicture, log } = options
  if (cache === null) return { card: () => undefined, notes: [] }
  // Cards are rendered with React, which must be imported after Vite has set NODE_ENV.
  const { makeCards } = await import('../../social-cards/makeCards.ts')
  const report = await makeCards(orders, {
    cache,
    out: join(outDir, CARDS_FOLDER),
    readPicture,
    onProgress: (done) => log(`social cards: ${done}`),
  })
  log(`${report.drawn} social cards drawn, ${report.cached} from the cache`)
  const card = (path: string) => {
    const made = report.cards.get(path)
    return made && { src: `${base}${CARDS_FOLDER}/${made.file}`, ...CARD_SIZE, alt: made.alt }
  }
  return { card, notes: describeUnreadable(report) }
}

function describeUnreadable({ unreadable }: CardReport): string[] {
  if (unreadable.length === 0) return []
  return [
    `Pictures that could not be read (${unreadable.length}); their cards have no picture:`,
    ...unreadable.map(({ path, picture, reason }) => `- ${path}: ${picture} (${reason})`),
  ]
}
