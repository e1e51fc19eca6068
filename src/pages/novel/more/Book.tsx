import { BookShelf } from '@/features/series/novel/BookShelf'
import type { StoryProps } from '@/features/series/novel/storyProps'

/** The book tab of /novel/More; it has no route. */
export default function Book(props: StoryProps) {
  return <BookShelf {...props} />
}
