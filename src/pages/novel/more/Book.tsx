import { BookShelf } from '@/features/series/novel/BookShelf'
import type { VariantProps } from '@/features/series/novel/variant'

/** The tab 단행본 of /novel/More; no route of its own. */
export default function Book(props: VariantProps) {
  return <BookShelf {...props} />
}
