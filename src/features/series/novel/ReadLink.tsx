import { useEffect, useState } from 'react'
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

/** 첫 장 읽기: opens the reader at the first chapter; 이어서 읽기 once it has been begun on this device. */
export function ReadLink({ novel, to, onOpen }: ReadLinkProps) {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const progress = parseProgress(localSafeStorage.get(progressKey(novel.key, 1)))
    setBegun(progress !== null && progress.paragraph > 0)
  }, [novel.key])
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
