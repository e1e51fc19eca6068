import { common } from '#messages/common'
import { home } from '#messages/home'
import type { BarePicture } from '@/assets/picture'
import { TALL_VIEW } from '@/config/breakpoints'
import type { HomeSeries } from '@/content/series/homeSeries'
import { classNames } from '@/lib/classNames'
import { imageSizes } from '@/lib/image/imageSizes'
import { Artwork } from '@/ui/Artwork'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon, OutIcon } from '@/ui/icons'
import { motionTarget } from '../motionTargets'
import styles from './SeriesScene.module.scss'
/** The scene covers the window at any aspect ratio. */
const SCENE_SIZES = 'max(100vw, 178vh)'
const FIGURE_SIZES = imageSizes('35vh', '68vh')

function Figure({ picture, side }: { picture: BarePicture; side: 'left' | 'right' }) {
  return (
    <Artwork
      picture={picture}
      className={classNames(styles.figure, styles[side])}
      {...motionTarget('figure', side)}
      sizes={FIGURE_SIZES}
      alt=""
      loading="lazy"
    />
  )
}

/** The drawn scene with its two figures. Decorative. */
function Art({ series }: { series: HomeSeries }) {
  const { wide, tall, behindCard } = series.backgroundImg
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.sharp} {...motionTarget('scene-sharp')}>
        <Artwork picture={wide} className={styles.scene} sizes={SCENE_SIZES} alt="" loading="lazy">
          <source
            type="image/avif"
            media={TALL_VIEW}
            srcSet={tall.avif}
            width={tall.width}
            height={tall.height}
          />
        </Artwork>
      </div>
      <Artwork
        picture={behindCard}
        className={classNames(styles.scene, styles.back)}
        {...motionTarget('scene-back')}
        sizes={SCENE_SIZES}
        alt=""
        loading="lazy"
      />
      <Figure picture={series.imgLeft} side="left" />
      <Figure picture={series.imgRight} side="right" />
    </div>
  )
}

function OutsideLinks({ links }: Pick<HomeSeries, 'links'>) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a className={styles.outside} href={url} target="_blank" rel="noopener noreferrer">
            {label}
            <OutIcon />
            <span className="visually-hidden">{common.newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface SeriesSceneProps {
  series: HomeSeries
  /** Progress (0–1) of the pin at which the card is readable. Focus scrolls there. */
  readableAt: number
}

/** One series: its scene, its two figures, and the card with synopsis and links. */
export function SeriesScene({ series, readableAt: readAt }: SeriesSceneProps) {
  const { key, title, titleLang, logo, colors, backgroundImg } = series
  const headingId = `webtoon-${key}`
  return (
    <article
      className={styles.series}
      style={{
        '--series-plate': colors.plate,
        '--scene-ground': colors.background,
        '--scene-hold': backgroundImg.focus,
      }}
      {...motionTarget('series', key)}
      aria-labelledby={headingId}
    >
      <Art series={series} />
      <div className={styles.card} {...motionTarget('series-card')} data-pin-at={readAt}>
        <h3 id={headingId} className={styles.plate}>
          <span
            className={logo ? 'visually-hidden' : styles.title}
            style={{ '--letters': title.length }}
            lang={titleLang}
          >
            {title}
          </span>
          {logo && <img {...logo} alt="" loading="lazy" />}
        </h3>
        <div className={styles.caption}>
          <p>{series.text}</p>
          {series.useLink && <OutsideLinks links={series.links} />}
          <ButtonLink
            className={styles.details}
            to={series.path}
            variant="filled"
            icon={<ArrowIcon />}
            aria-describedby={headingId}
          >
            {home.seriesDetails}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
