import { useCallback, useEffect, useId, useState } from 'react'
import type { SeriesKey } from '@/content/series'
import { findTranscriptsLoader } from '@/content/series/partLoaders'
import type { TranscriptLine, Transcripts } from '@/content/series/transcript'
import { logger } from '@/lib/logger'

/** The transcript of the current picture, with its UI state. */
export interface TranscriptState {
  /** Empty while it is loading, and if the picture has no transcript. */
  lines: readonly TranscriptLine[]
  /** Whether the transcript is visible. Stays the same when the picture changes. */
  open: boolean
  toggle: () => void
  /** The line under the pointer or with the focus. */
  current: number | null
  setCurrent: (line: number | null) => void
  /** Returns the id of a line's element. */
  getLineId: (line: number) => string
}

const NONE: readonly TranscriptLine[] = []

/** Loads the transcripts of a series. They are optional, so a failure is only logged. */
function useTranscripts(series: SeriesKey): Transcripts {
  const [loadedTranscripts, setTranscripts] = useState<Transcripts>({})
  useEffect(() => {
    let current = true
    findTranscriptsLoader(series)?.().then(
      ({ default: loaded }) => current && setTranscripts(loaded),
      (error: unknown) => logger.warn('The transcripts did not load.', error),
    )
    return () => {
      current = false
    }
  }, [series])
  return loadedTranscripts
}

/** Returns the transcript of one picture of a series. */
export function useTranscript(series: SeriesKey, picture: string): TranscriptState {
  const lines = useTranscripts(series)[picture] ?? NONE
  const [isRequested, setIsRequested] = useState(false)
  const [highlighted, setHighlighted] = useState<{ picture: string; line: number | null }>({
    picture,
    line: null,
  })
  const id = useId()
  return {
    lines,
    open: isRequested && lines.length > 0,
    toggle: useCallback(() => setIsRequested((now) => !now), []),
    current: highlighted.picture === picture ? highlighted.line : null,
    setCurrent: useCallback((line) => setHighlighted({ picture, line }), [picture]),
    getLineId: (line) => `${id}-${line}`,
  }
}
