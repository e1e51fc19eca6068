import type { RefObject } from 'react'
import type { ScreenLettering } from '@/assets/lettering/lettering'
import * as some from '@/assets/lettering/some'
import * as they from '@/assets/lettering/they'
import * as tls from '@/assets/lettering/tls'
import { webtoonSeries, type SeriesKey } from '@/content/series'
import { classNames } from '@/lib/classNames'
import { useSectionMotion } from '@/motion/useSectionMotion'
import styles from './LetterPlates.module.scss'
import { webtoonMotion } from './webtoon.motion'

const letterings: Record<SeriesKey, { wide: ScreenLettering; tall: ScreenLettering }> = { some, they, tls }

/** A sheet far larger than the view, in which the letters are holes. */
const SHEET = 'M-9999-9999H9999V9999H-9999Z'

function Plate({ lettering, className }: { lettering: ScreenLettering; className: string | undefined }) {
  const { d, width, height, counter } = lettering
  return (
    <svg
      className={classNames(styles['letters'], className)}
      viewBox={`0 0 ${width} ${height}`}
      data-letters={`${counter.x} ${counter.y} ${counter.r}`}
    >
      <path d={SHEET + d} />
    </svg>
  )
}

/**
 * What lies over the scenes while they are pinned: for each series a pink sheet whose letters are windows, and one
 * closed sheet. Decoration: the series' real titles stand in their cards.
 */
export default function LetterPlates({ section }: { section: RefObject<HTMLElement | null> }) {
  useSectionMotion(section, webtoonMotion)
  return (
    <div className={styles['plates']} aria-hidden="true">
      {webtoonSeries.map(({ key }) => (
        <div key={key} className={styles['plate']} data-plate={key}>
          <Plate lettering={letterings[key].wide} className={styles['wide']} />
          <Plate lettering={letterings[key].tall} className={styles['tall']} />
        </div>
      ))}
      <div className={styles['cover']} data-cover="" />
    </div>
  )
}
