import { ChapterRedirect } from '@/features/series/novel/ChapterRedirect'

/** The address of a chapter by its id, which leads on to its novel's page. */
export default function ChapterView() {
  return <ChapterRedirect />
}
