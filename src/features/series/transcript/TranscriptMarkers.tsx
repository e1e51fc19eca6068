import type { CSSProperties } from 'react'
import { galleryViewer } from '#messages/galleryViewer'
import type { TranscriptLine } from '@/content/series/transcript'
import type { Drawing } from '@/content/series/webtoon'
import type { TranscriptState } from './useTranscript'
import styles from './TranscriptMarkers.module.scss'

/** Returns the accessible name of a marker: “Line 2: Garam speaks”. `index` counts from 0. */
function getMarkerLabel(line: TranscriptLine, index: number): string {
  const { marker } = galleryViewer.transcript
  return line.kind === 'speech' ? marker.speech(index + 1, line.who) : marker[line.kind](index + 1)
}

/** Numbered markers on the picture, where each line is seen, said or heard. Each leads to its line. */
export function TranscriptMarkers({
  drawing: { picture },
  transcript,
}: {
  drawing: Drawing
  transcript: TranscriptState
}) {
  const { lines, current, setCurrent, getLineId } = transcript
  const style: CSSProperties = {
    aspectRatio: `${picture.width} / ${picture.height}`,
    '--ratio': picture.width / picture.height,
    '--natural': `${picture.width}px`,
  }
  return (
    <div className={styles.markers} style={style}>
      {lines.map(
        (line, index) =>
          line.spot && (
            <button
              key={index}
              type="button"
              style={{ left: `${line.spot[0]}%`, top: `${line.spot[1]}%` }}
              aria-controls={getLineId(index)}
              data-current={current === index}
              onPointerEnter={() => setCurrent(index)}
              onFocus={() => setCurrent(index)}
              onClick={() => {
                setCurrent(index)
                document.getElementById(getLineId(index))?.scrollIntoView({ block: 'nearest' })
              }}
            >
              <span aria-hidden="true">{index + 1}</span>
              <span className="visually-hidden">{getMarkerLabel(line, index)}</span>
            </button>
          ),
      )}
    </div>
  )
}
