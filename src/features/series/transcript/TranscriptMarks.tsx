import type { CSSProperties } from 'react'
import type { Drawing } from '@/content/webtoon/webtoon'
import type { Script } from './useTranscript'
import styles from './TranscriptMarks.module.scss'
import type { TranscriptLine } from '@/content/transcripts/transcript'

/** What the number of a line is called: “2번 대사, 한해”. `index` counts from 0. */
function lineName(line: TranscriptLine, index: number): string {
  const kind = { scene: '장면', speech: '대사', sound: '소리' }[line.kind]
  return `${index + 1}번 ${kind}${line.kind === 'speech' ? `, ${line.who}` : ''}`
}

/** The numbers of the lines on the picture, where each is seen, said or heard; each leads to its line. */
export function TranscriptMarks({ drawing: { picture }, script }: { drawing: Drawing; script: Script }) {
  const { lines, current, setCurrent, lineId } = script
  const shape: CSSProperties = {
    aspectRatio: `${picture.width} / ${picture.height}`,
    '--ratio': picture.width / picture.height,
    '--natural': `${picture.width}px`,
  }
  return (
    <div className={styles.marks} style={shape}>
      {lines.map(
        (line, index) =>
          line.spot && (
            <button
              key={index}
              type="button"
              style={{ left: `${line.spot[0]}%`, top: `${line.spot[1]}%` }}
              aria-label={lineName(line, index)}
              aria-controls={lineId(index)}
              data-current={current === index}
              onPointerEnter={() => setCurrent(index)}
              onFocus={() => setCurrent(index)}
              onClick={() => {
                setCurrent(index)
                document.getElementById(lineId(index))?.scrollIntoView({ block: 'nearest' })
              }}
            >
              {index + 1}
            </button>
          ),
      )}
    </div>
  )
}
