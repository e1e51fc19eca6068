import { useId, type RefObject } from 'react'
import type { ScreenLettering } from '@/assets/lettering/lettering'
import { homeSeries } from '@/content/series/homeSeries'
import { findLettering } from '@/content/series/letterings'
import { classNames } from '@/lib/classNames'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { motionTarget } from '../motionTargets'
import { HALFTONE, halftoneFade } from './letterZoom'
import styles from './LetterPlates.module.scss'
import { webtoonMotion } from './webtoon.motion'

/** A path far larger than the view. The letters are holes in it. */
const SHEET = 'M-9999-9999H9999V9999H-9999Z'
/** A lettering without letters. */
const closed = { d: '', counter: { x: 0, y: 0, r: 0 } }
const closedSheets = {
  wide: { ...closed, width: 1440, height: 900 },
  tall: { ...closed, width: 390, height: 844 },
}

/** A pink sheet with halftone in its upper right corner and an outline around each letter. */
function Sheet({ lettering, className }: { lettering: ScreenLettering; className: string | undefined }) {
  const { d, width, height, counter } = lettering
  const id = useId()
  const { cell, radius } = HALFTONE
  return (
    <svg
      className={classNames(styles.letters, className)}
      viewBox={`0 0 ${width} ${height}`}
      {...motionTarget('letters', `${counter.x} ${counter.y} ${counter.r}`)}
    >
      <defs>
        <pattern id={`${id}dots`} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx={cell / 2} cy={cell / 2} r={radius} />
        </pattern>
        <linearGradient id={`${id}fade`} gradientUnits="userSpaceOnUse" {...halftoneFade(width, height)}>
          <stop className={styles.ground} offset="0" stopOpacity="0" />
          <stop className={styles.ground} offset="1" />
        </linearGradient>
      </defs>
      <g {...motionTarget('sheet')}>
        <path className={styles.sheet} d={SHEET + d} />
        <g className={styles.dots} {...motionTarget('dots')}>
          <path d={SHEET + d} fill={`url(#${id}dots)`} />
          <path d={SHEET + d} fill={`url(#${id}fade)`} />
        </g>
        <path className={styles.outline} d={d} />
      </g>
    </svg>
  )
}

/**
 * The layers above the pinned scenes: for each series a pink sheet with letter-shaped holes, and one closed sheet.
 * Decorative; the titles are in the cards.
 */
export default function LetterPlates({ section }: { section: RefObject<HTMLElement | null> }) {
  useSectionMotion(section, webtoonMotion)
  return (
    <div className={styles.plates} aria-hidden="true">
      {homeSeries.map(({ key }) => (
        <div key={key} className={styles.plate} {...motionTarget('letter-plate', key)}>
          <Sheet lettering={(findLettering(key) ?? closedSheets).wide} className={styles.wide} />
          <Sheet lettering={(findLettering(key) ?? closedSheets).tall} className={styles.tall} />
        </div>
      ))}
      <div className={styles.cover} {...motionTarget('cover')}>
        <Sheet lettering={closedSheets.wide} className={styles.wide} />
        <Sheet lettering={closedSheets.tall} className={styles.tall} />
      </div>
    </div>
  )
}
