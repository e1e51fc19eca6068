import { imageSizes } from '@/lib/image/imageSizes'
import { motionTarget } from '../motionTargets'
import type { BarePicture } from '@/assets/picture'
import { TALL_VIEW } from '@/config/breakpoints'
import type { WebtoonSeries } from '@/content/series'
import { classNames } from '@/lib/classNames'
import { Artwork } from '@/ui/Artwork'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon, OutIcon } from '@/ui/icons'
import styles from './SeriesScene.module.scss'
import {
  background as someScene,
  backgroundPortrait as someUpright,
  sceneBack as someBack,
} from '@/assets/webtoon/some/home'
import {
  background as theyScene,
  backgroundPortrait as theyUpright,
  sceneBack as theyBack,
} from '@/assets/webtoon/they/home'
import {
  background as tlsScene,
  backgroundPortrait as tlsUpright,
  sceneBack as tlsBack,
} from '@/assets/webtoon/tls/home'

/** The scene of a series: sharp for wide and for upright screens, and softer and darker behind the card. */
interface Scene {
  sharp: BarePicture
  upright: BarePicture
  back: BarePicture
}

/** The pictures for each style class of a scene. */
const scenes: Record<WebtoonSeries['backgroundImg'], Scene> = {
  'scene-tls': { sharp: tlsScene, upright: tlsUpright, back: tlsBack },
  'scene-they': { sharp: theyScene, upright: theyUpright, back: theyBack },
  'scene-some': { sharp: someScene, upright: someUpright, back: someBack },
}

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
function Art({ series }: { series: WebtoonSeries }) {
  const { sharp, upright, back } = scenes[series.backgroundImg]
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.sharp} {...motionTarget('scene-sharp')}>
        <Artwork picture={sharp} className={styles.scene} sizes={SCENE_SIZES} alt="" loading="lazy">
          <source
            type="image/avif"
            media={TALL_VIEW}
            srcSet={upright.avif}
            width={upright.width}
            height={upright.height}
          />
        </Artwork>
      </div>
      <Artwork
        picture={back}
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

function OutsideLinks({ links }: Pick<WebtoonSeries, 'links'>) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a className={styles.outside} href={url} target="_blank" rel="noopener noreferrer">
            {label}
            <OutIcon />
            <span className="visually-hidden">새 창에서 열림</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface SeriesSceneProps {
  series: WebtoonSeries
  /** Progress (0–1) of the pin at which the card is readable. Focus scrolls there. */
  readableAt: number
}

/** One series: its scene, its two figures, and the card with synopsis and links. */
export function SeriesScene({ series, readableAt: readAt }: SeriesSceneProps) {
  const headingId = `webtoon-${series.key}`
  return (
    <article
      className={classNames(styles.series, styles[series.backgroundImg])}
      {...motionTarget('series', series.key)}
      aria-labelledby={headingId}
    >
      <Art series={series} />
      <div className={styles.card} {...motionTarget('series-card')} data-pin-at={readAt}>
        <h3 id={headingId} className={styles.plate}>
          <span className="visually-hidden" lang="en">
            {series.title}
          </span>
          <img src={series.logo} alt="" {...series.logoSize} loading="lazy" />
        </h3>
        <div className={styles.caption}>
          <p>{series.text}</p>
          {series.useLink && <OutsideLinks links={series.links} />}
          <ButtonLink
            className={styles.details}
            to={series.pageLink}
            variant="filled"
            icon={<ArrowIcon />}
            aria-describedby={headingId}
          >
            작품 자세히 보기
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
