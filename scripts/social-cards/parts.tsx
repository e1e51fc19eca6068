import type { CSSProperties, ReactNode } from 'react'
import { CARD } from './canvas.ts'
import type { FittedTitle } from '../../src/lib/canvas/fitTitle.ts'
import type { TextStyle } from './studio.tsx'

/** What lies on a card; its children are placed absolutely. */
export function Overlay({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', position: 'relative', ...CARD }}>{children}</div>
}

/** A column of a card, placed by its edges. */
export function Column({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', ...style }}>{children}</div>
  )
}

/** A laid-out title or sentence, line by line. */
export function Title({
  title,
  face,
  leading,
  style,
}: {
  title: FittedTitle
  face: TextStyle
  leading: number
  style?: CSSProperties
}) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', ...style }}>
      {title.lines.map((line) => (
        <div key={line} style={{ ...face, fontSize: title.size, lineHeight: leading, whiteSpace: 'nowrap' }}>
          {line}
        </div>
      ))}
    </div>
  )
}
