import { NovelPage } from '@/features/series/novel/NovelPage'

/** The novel page at /novel/They. */
export default function They() {
  return <NovelPage novel="they" />
}
