import { memo, useEffect, useRef } from 'react'
import { episodes as words } from '#messages/admin/episodes'
import { imageUrl } from '@/supabase/storageUrls'
import { averageColor } from '@/ui/thumbHash'
import { entryId, isCut, isPresent, isUnfinished, type CutEntry, type Entry } from '../upload/cutEntries'
import styles from './StripPreview.module.scss'

interface Props {
  entries: readonly Entry[]
  selectedId: string | null
}

/** The strip as visitors see it on a phone, in its own scroll area. Scrolls to the chosen cut and marks it. */
export function StripPreview({ entries, selectedId }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  /** The cut that was scrolled to last. */
  const shownId = useRef<string | null>(null)
  const present = entries.filter(isPresent)
  const isPartial = present.some(isUnfinished)
  useEffect(() => {
    if (shownId.current === selectedId) return
    const area = strip.current
    const cut = area?.querySelector<HTMLElement>('[data-selected]')
    if (!area || !cut) return
    const isInView = cut.offsetTop >= area.scrollTop && cut.offsetTop < area.scrollTop + area.clientHeight / 2
    if (!isInView) area.scrollTop = cut.offsetTop
    shownId.current = selectedId
  })
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.head}>
        <h2>{words.preview}</h2>
        <span>{words.strip.width}</span>
      </div>
      <div className={styles.ruler} aria-hidden="true">
        <em>360px</em>
      </div>
      {/* Scrollable areas need the focus, so that keys can scroll them. */}
      <div
        ref={strip}
        className={styles.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: keys scroll it
        tabIndex={0}
        role="group"
        aria-label={words.strip.panels}
      >
        {present.map((entry, index) => {
          const id = entryId(entry)
          return isCut(entry) && !isUnfinished(entry) ? (
            <PreviewCut key={id} cut={entry} number={index + 1} isSelected={id === selectedId} />
          ) : null
        })}
        {present.length === 0 && <p className={styles.empty}>{words.strip.empty}</p>}
      </div>
      {isPartial && <p className={styles.partial}>{words.strip.partial}</p>}
    </section>
  )
}

interface PreviewCutProps {
  cut: CutEntry
  number: number
  isSelected: boolean
}

/** `memo`, because an episode has up to 200 cuts. */
const PreviewCut = memo(function PreviewCut({ cut, number, isSelected }: PreviewCutProps) {
  const { image, width, height, placeholder, alt } = cut
  return (
    <div
      data-selected={isSelected || undefined}
      style={{ aspectRatio: `${width} / ${height}`, background: averageColor(placeholder) }}
    >
      <img
        src={imageUrl(image) ?? ''}
        alt={alt ?? ''}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {isSelected && <b aria-hidden="true">{number}</b>}
    </div>
  )
})
