import { Link } from 'react-router-dom'
import { readerHref } from '@/content/novelAddress'
import type { Novel } from '@/content/novels'
import { progressKey } from '@/lib/storage/resume'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { usePlaces } from '@/lib/storage/usePlaces'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { openedHere } from '@/ui/useOpenParam'
import { readingOn } from './chapterPlaces'
import { openerId } from './useReader'

interface ReadLinkProps {
  novel: Novel
  onOpen?: () => void
}

/** Opens the reader where this browser was read last, or at the first chapter. */
export function ReadLink({ novel, onOpen }: ReadLinkProps) {
  const { kind, chapter, words } = readingOn(novel, usePlaces())
  return (
    <ButtonLink
      id={openerId(novel, 1)}
      variant="filled"
      icon={<ArrowIcon />}
      to={readerHref(novel.key, chapter)}
      state={openedHere}
      preventScrollReset
      onClick={() => {
        if (kind === 'again') startOver(novel)
        onOpen?.()
      }}
      data-tabular=""
    >
      {words}
    </ButtonLink>
  )
}

/** 첫 장부터, beside it, for those who begin again. */
export function FirstChapterLink({
  novel,
  onOpen,
  className,
}: ReadLinkProps & { className?: string | undefined }) {
  const { kind } = readingOn(novel, usePlaces())
  if (kind !== 'on') return null
  return (
    <Link
      className={className}
      to={readerHref(novel.key, 1)}
      state={openedHere}
      preventScrollReset
      onClick={() => {
        startOver(novel)
        onOpen?.()
      }}
    >
      첫 장부터
    </Link>
  )
}

/** The first chapter opens at its beginning. */
function startOver(novel: Novel) {
  localSafeStorage.remove(progressKey(novel.key, 1))
}
