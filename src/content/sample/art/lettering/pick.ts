import type { LetteringFile } from '@/assets/lettering/lettering'
// `?no-inline`, because `<use>` does not support `data:` URLs.
import file from './pick.svg?no-inline'

/** “이 컷으로!”, the grease pencil on a film strip. */
export const pick: LetteringFile = { href: `${file}#pick`, width: 2397.8, height: 715.6 }
