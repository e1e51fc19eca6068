import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-data'
import { MISSED_ALL, MISSED_PARAM } from '@/lib/storage/receivedPhotos'

function wordsOf(missed: string): string | null {
  if (missed === MISSED_ALL) return '보낸 사진을 받지 못했습니다. 다시 공유해 주세요.'
  return /^[1-9]\d{0,2}$/.test(missed) ? `이 기기에 자리가 모자라 ${missed}장은 보관하지 못했습니다.` : null
}

/** What the address says of photographs that were not kept, for this visit: a reload does not say it again. */
export function useMissed(): string | null {
  const [parameters, setParameters] = useSearchParams()
  const missed = parameters.get(MISSED_PARAM)
  const [words, setWords] = useState(() => wordsOf(missed ?? ''))
  useEffect(() => {
    if (missed === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- another share may come to a page that is open
    setWords(wordsOf(missed))
    setParameters({}, { replace: true })
  }, [missed, setParameters])
  return words
}
