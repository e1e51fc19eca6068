import { ChapterRedirect } from '@/features/series/novel/ChapterRedirect'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'reading' }

/** The address of a chapter by its id, which leads on to its novel's page. */
export default function ChapterView() {
  return <ChapterRedirect />
}
