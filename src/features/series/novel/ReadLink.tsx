import { Link } from 'react-router-dom'
import { novelPage } from '#messages/novelPage'
import type { Novel } from '@/content/novels/novel'
import { readerHref } from '@/content/readerHref'
import { chapterProgressKey } from '@/lib/storage/resumeState'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { useResumeState } from '@/lib/storage/useResumeState'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { openedHere } from '@/ui/useOpenParam'
import { getResumeTarget } from './chapterProgress'
import { useChapters } from './useChapters'
import { getOpenerId } from './useReader'

interface ReadLinkProps {
  novel: Novel
  onOpen?: () => void
}

/** Opens the reader at the chapter that was read last in this browser, or at the first chapter. Absent without chapters. */
export function ReadLink({ novel, onOpen }: ReadLinkProps) {
  const { chapters } = useChapters(novel.key)
  const { kind, chapter, label } = getResumeTarget(novel, chapters, useResumeState())
  if (chapters.length === 0) return null
  return (
    <ButtonLink
      id={getOpenerId(novel, 1)}
      variant="filled"
      icon={<ArrowIcon />}
      to={readerHref(novel.key, chapter)}
      state={openedHere}
      preventScrollReset
      onClick={() => {
        if (kind === 'restart') resetProgress(novel, chapter)
        onOpen?.()
      }}
      data-tabular=""
    >
      {label}
    </ButtonLink>
  )
}

/** The link to the first chapter next to it, shown while a chapter is in progress. */
export function FirstChapterLink({
  novel,
  onOpen,
  className,
}: ReadLinkProps & { className?: string | undefined }) {
  const { chapters } = useChapters(novel.key)
  const [first] = chapters
  const { kind } = getResumeTarget(novel, chapters, useResumeState())
  if (kind !== 'continue' || !first) return null
  return (
    <Link
      className={className}
      to={readerHref(novel.key, first.number)}
      state={openedHere}
      preventScrollReset
      onClick={() => {
        resetProgress(novel, first.number)
        onOpen?.()
      }}
    >
      {novelPage.fromFirst}
    </Link>
  )
}

/** Deletes the progress of a chapter so that it opens at its start. */
function resetProgress(novel: Novel, chapter: number) {
  localSafeStorage.remove(chapterProgressKey(novel.key, chapter))
}
