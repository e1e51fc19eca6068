import { useCallback, useEffect, useState } from 'react'
import { logger } from '@/lib/logger'
import type { SearchIndex } from './card'
import { openIndex } from './searchIndex'

interface Index {
  /** Null until it has come. */
  index: SearchIndex | null
  failed: boolean
  retry: () => void
}

/** What the build knows of the site; it comes with the first opening of the sheet. */
export function useIndex(): Index {
  const [index, setIndex] = useState<SearchIndex | null>(null)
  const [failed, setFailed] = useState(false)

  const bring = useCallback(() => {
    openIndex().then(setIndex, (error: unknown) => {
      logger.warn('찾기:', error)
      setFailed(true)
    })
  }, [])
  useEffect(bring, [bring])
  const retry = () => {
    setFailed(false)
    bring()
  }
  return { index, failed, retry }
}
