import type { NovelEntry } from '@/content/novels/novelEntry'
import { moreBook } from './more-book'
import { moreContest } from './more-contest'
import { moreFantasy } from './more-fantasy'
import { they } from './they'
import { tls } from './tls'

/** All novels in the order of menus. A new folder is listed here. The build checks the folders. */
export const novels = [tls, they, moreBook, moreContest, moreFantasy] as const satisfies readonly NovelEntry[]
