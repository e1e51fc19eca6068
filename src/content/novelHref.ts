import { paths } from '@/config/paths'
import { type NovelKey, novelEntries } from './novels'

/** Returns the page of a novel. */
export function novelHref(novel: NovelKey): string {
  const { path, tab } = novelEntries.find(({ key }) => key === novel) ?? {}
  return path ?? (tab ? `${paths.moreStories}?tab=${tab.slug}` : paths.moreStories)
}
