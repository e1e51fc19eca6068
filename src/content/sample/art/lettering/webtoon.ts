import type { LetteringFile } from '@/assets/lettering/lettering'
import file from './webtoon.svg'

/** “Webtoon” on one line. */
export const webtoon: LetteringFile = { href: `${file}#webtoon`, width: 3629.5, height: 765 }

/** “Web”, the first line on phones. */
export const web: LetteringFile = { href: `${file}#web`, width: 1844.5, height: 765 }

/** “toon”, the second line on phones. */
export const toon: LetteringFile = { href: `${file}#toon`, width: 1815.5, height: 571 }

/** “& Illustrations”. */
export const illustrations: LetteringFile = { href: `${file}#illustrations`, width: 5841, height: 766 }
