import { useSyncExternalStore } from 'react'
import type { To } from 'react-router-dom'
import type { Novel } from '@/content/novels'
import { localSafeStorage } from '@/lib/safeStorage'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { parseProgress, progressKey } from '../reader/readingPlace'
import { openedHere } from '../useHistoryParam'
import { openerId } from './useReader'

interface ReadLinkProps {
  novel: Novel
  to: To
  onOpen?: () => void
}

/** What is stored changes in the reader alone, which has left when this is on the page. */
const unchanging = () => () => {}

/** 첫 장 읽기: opens the reader at the first chapter; 이어서 읽기 once it has been begun on this device. */
export function ReadLink({ novel, to, onOpen }: ReadLinkProps) {
  const begun = useSyncExternalStore(
    unchanging,
    () => (parseProgress(localSafeStorage.get(progressKey(novel.key, 1)))?.paragraph ?? 0) > 0,
    () => false,
  )
  return (
    <ButtonLink
      id={openerId(novel, 1)}
      variant="filled"
      icon={<ArrowIcon />}
      to={to}
      state={openedHere}
      preventScrollReset
      onClick={onOpen}
    >
      {begun ? '이어서 읽기' : '첫 장 읽기'}
    </ButtonLink>
  )
}
