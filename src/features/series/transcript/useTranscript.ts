import { useCallback, useEffect, useId, useState } from 'react'
import type { SeriesKey } from '@/content/series'
import type { TranscriptLine, Transcripts } from '@/content/transcripts/transcript'
import { transcripts } from '@/content/transcripts/transcripts'
import { logger } from '@/lib/logger'

/** The script of the picture on show. */
export interface Script {
  /** None while it is not here, and where the picture has no script. */
  lines: readonly TranscriptLine[]
  /** Whether it lies beside the picture; it stays so from picture to picture. */
  open: boolean
  toggle: () => void
  /** The line that the pointer or the focus is on. */
  current: number | null
  setCurrent: (line: number | null) => void
  /** Id of a line's element. */
  lineId: (line: number) => string
}

const NONE: readonly TranscriptLine[] = []

/** The scripts of a series, once they have come; pictures need none, so one that does not come is only logged. */
function useScripts(series: SeriesKey): Transcripts {
  const [scripts, setScripts] = useState<Transcripts>({})
  useEffect(() => {
    let current = true
    transcripts[series]().then(
      ({ default: loaded }) => current && setScripts(loaded),
      (error: unknown) => logger.warn('대본을 불러오지 못했습니다.', error),
    )
    return () => {
      current = false
    }
  }, [series])
  return scripts
}

/** The script of one picture of a series. */
export function useTranscript(series: SeriesKey, picture: string): Script {
  const lines = useScripts(series)[picture] ?? NONE
  const [wanted, setWanted] = useState(false)
  const [marked, setMarked] = useState<{ picture: string; line: number | null }>({ picture, line: null })
  const id = useId()
  return {
    lines,
    open: wanted && lines.length > 0,
    toggle: useCallback(() => setWanted((now) => !now), []),
    current: marked.picture === picture ? marked.line : null,
    setCurrent: useCallback((line) => setMarked({ picture, line }), [picture]),
    lineId: (line) => `${id}-${line}`,
  }
}
