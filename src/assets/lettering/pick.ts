import type { LetteringFile } from './lettering'
// Always a file: no `<use>` takes it from a `data:` address.
import file from './pick.svg?no-inline'

/** “이 컷으로!”, the grease pencil on a film strip. */
export const pick: LetteringFile = { href: `${file}#pick`, width: 2397.8, height: 715.6 }
