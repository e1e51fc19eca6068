import { type ReactNode, type RefObject, useId } from 'react'
import { type HomeSeries, homeSeries } from '@/content/series/homeSeries'
import { findLettering } from '@/content/series/letterings'
import { classNames } from '@/lib/classNames'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { motionTarget } from '../motionTargets'
import { HALFTONE, halftoneFade } from './letterZoom'
import { fitTitleToScreen, type Screen } from './titleLines'
import { webtoonMotion } from './webtoon.motion'
import styles from './LetterPlates.module.scss'

/** A path far larger than the view. The letters are holes in it. */
const SHEET = 'M-9999-9999H9999V9999H-9999Z'
/** The screens of titles without lettering, and of the closed sheet. */
const SCREENS = { wide: { width: 1440, height: 900 }, tall: { width: 390, height: 844 } } as const

interface SheetProps {
  screen: Screen
  /** Outlines of the letters. */
  d?: string
  /** A title without outlines, whose letters are cut out by a mask. */
  title?: { lang: HomeSeries['titleLang']; lines: ReturnType<typeof fitTitleToScreen> }
  /** The centre of the zoom, as `x y r`. */
  counter?: string
  className: string | undefined
}

/** A pink sheet with halftone in its upper right corner and an outline around each letter. */
function Sheet({ screen, d = '', title, counter = '', className }: SheetProps) {
  const { width, height } = screen
  const id = useId()
  const { cell, radius } = HALFTONE
  return (
    <svg
      className={classNames(styles.letters, className)}
      viewBox={`0 0 ${width} ${height}`}
      {...motionTarget('letters', counter)}
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
        <Masked by={title && `${id}title`}>
          <path className={styles.sheet} d={SHEET + d} />
          <g className={styles.dots} {...motionTarget('dots')}>
            <path d={SHEET + d} fill={`url(#${id}dots)`} />
            <path d={SHEET + d} fill={`url(#${id}fade)`} />
          </g>
        </Masked>
        <g className={styles.outline}>
          {title ? <TitleLines id={`${id}title`} {...title} /> : <path d={d} />}
        </g>
      </g>
    </svg>
  )
}

/** Cuts the element with the id `by` out of its children. */
function Masked({ by, children }: { by: string | undefined; children: ReactNode }) {
  if (!by) return children
  return (
    <>
      <mask id={`${by}-mask`} maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998">
        <path className={styles.kept} d={SHEET} />
        <use className={styles.cut} href={`#${by}`} />
      </mask>
      <g mask={`url(#${by}-mask)`}>{children}</g>
    </>
  )
}

function TitleLines({ id, lang, lines }: NonNullable<SheetProps['title']> & { id: string }) {
  return (
    <g id={id} className={styles.title} lang={lang}>
      {lines.map(({ text, x, y, size, length }) => (
        <text
          key={y}
          x={x}
          y={y}
          fontSize={size}
          style={{ '--size': `${size}px` }}
          textLength={length}
          lengthAdjust="spacingAndGlyphs"
          {...motionTarget('title-line')}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** The sheets of a series for wide and for upright screens. */
function SeriesSheets({ series: { key, title, titleLang } }: { series: HomeSeries }) {
  const lettering = findLettering(key)
  return (['wide', 'tall'] as const).map((form) => {
    const outlines = lettering?.[form]
    if (!outlines) {
      const lines = fitTitleToScreen(title, SCREENS[form])
      const text = { lang: titleLang, lines }
      return <Sheet key={form} screen={SCREENS[form]} title={text} className={styles[form]} />
    }
    const { x, y, r } = outlines.counter
    return (
      <Sheet
        key={form}
        screen={outlines}
        d={outlines.d}
        counter={`${x} ${y} ${r}`}
        className={styles[form]}
      />
    )
  })
}

/**
 * The layers above the pinned scenes: for each series a pink sheet with letter-shaped holes, and one closed sheet.
 * Decorative; the titles are in the cards.
 */
export default function LetterPlates({ section }: { section: RefObject<HTMLElement | null> }) {
  useSectionMotion(section, webtoonMotion)
  return (
    <div className={styles.plates} aria-hidden="true">
      {homeSeries.map((series) => (
        <div key={series.key} className={styles.plate} {...motionTarget('letter-plate', series.key)}>
          <SeriesSheets series={series} />
        </div>
      ))}
      <div className={styles.cover} {...motionTarget('cover')}>
        <Sheet screen={SCREENS.wide} counter="0 0 0" className={styles.wide} />
        <Sheet screen={SCREENS.tall} counter="0 0 0" className={styles.tall} />
      </div>
    </div>
  )
}
