import type { ReactNode } from 'react'
import { differences } from '#messages/admin/differences'
import { versions } from '#messages/admin/versions'
import { imageUrl } from '@/supabase/storageUrls'
import type { CutDifference, NumberedCut } from './compareCuts'
import { useCurrentDifference } from './differenceNavigation'
import type { DiffPart } from './diffWords'
import { sideLabel } from './sideLabel'
import styles from './CutDifferences.module.scss'

interface Props {
  cuts: readonly CutDifference[]
  /** The version to show; both if omitted. */
  side?: 'before' | 'after'
  /** Index of the first one among all differences of the page. */
  firstIndex: number
  /** Shows the changes of a cut's texts. `index` is that of the cut. */
  renderTexts: (texts: readonly DiffPart[], index: number) => ReactNode
}

/** The cuts that differ between two versions, one below another with their texts. */
export function CutDifferences({ cuts, side, firstIndex, renderTexts }: Props) {
  const current = useCurrentDifference()
  return (
    <ol className={styles.cuts}>
      {cuts.map(({ before, after, texts }, index) => (
        <li
          key={index}
          data-place={firstIndex + index}
          data-current={current === firstIndex + index || undefined}
        >
          {side !== 'after' && <CutFigure numbered={before} side="before" />}
          {side !== 'before' && <CutFigure numbered={after} side="after" />}
          {texts.length > 0 && renderTexts(texts, firstIndex + index)}
        </li>
      ))}
    </ol>
  )
}

function CutFigure({ numbered, side }: { numbered: NumberedCut | null; side: 'before' | 'after' }) {
  if (!numbered) return <p className={styles.none}>{versions.noCut}</p>
  const { cut, number } = numbered
  const Tag = side === 'before' ? 'del' : 'ins'
  return (
    <figure>
      <Tag>
        <img
          src={imageUrl(cut.image) ?? ''}
          alt={cut.alt ?? differences.cut(number)}
          width={cut.width}
          height={cut.height}
          loading="lazy"
        />
      </Tag>
      <figcaption data-tabular="">
        {sideLabel(side)} · {differences.cut(number)}
      </figcaption>
    </figure>
  )
}
