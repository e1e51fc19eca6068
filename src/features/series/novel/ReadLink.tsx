import { Link } from 'react-router-dom'
import { readerHref } from '@/content/novelHref'
import type { Novel } from '@/content/novels/novel'
import { chapterProgressKey } from '@/lib/storage/resumeState'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { useResumeState } from '@/lib/storage/useResumeState'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { openedHere } from '@/ui/useOpenParam'
import { getResumeTarget } from './chapterProgress'
import { getOpenerId } from './useReader'

interface ReadLinkProps {
  novel: Novel
  onOpen?: () => void
}

/** Opens the reader at the chapter that was read last in this browser, or at the first chapter. */
export function ReadLink({ novel, onOpen }: ReadLinkProps) {
  const { kind, chapter, label } = getResumeTarget(novel, useResumeState())
  return (
    <ButtonLink
      id={getOpenerId(novel, 1)}
      variant="filled"
      icon={<ArrowIcon />}
      to={readerHref(novel.key, chapter)}
      state={openedHere}
      preventScrollReset
      onClick={() => {
        if (kind === 'restart') resetFirstChapter(novel)
        onOpen?.()
      }}
      data-tabular=""
    >
      {label}
    </ButtonLink>
  )
}

/** The “첫 장부터” link next to it, shown while a chapter is in progress. */
export function FirstChapterLink({
  novel,
  onOpen,
  className,
}: ReadLinkProps & { className?: string | undefined }) {
  const { kind } = getResumeTarget(novel, useResumeState())
  if (kind !== 'continue') return null
  return (
    <Link
      className={className}
      to={readerHref(novel.key, 1)}
      state={openedHere}
      preventScrollReset
      onClick={() => {
        resetFirstChapter(novel)
        onOpen?.()
      }}
    >
      첫 장부터
    </Link>
  )
}

/** Deletes the progress of the first chapter so that it opens at its start. */
function resetFirstChapter(novel: Novel) {
  localSafeStorage.remove(chapterProgressKey(novel.key, 1))
}
