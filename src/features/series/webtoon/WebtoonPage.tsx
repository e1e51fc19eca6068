import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { paths } from '@/config/paths'
import { webtoonSeries, type WebtoonSeries } from '@/content/series'
import type { Webtoon } from '@/content/webtoon/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import { noteTab } from '@/lib/storage/resume'
import { Artwork } from '@/ui/Artwork'
import { PageHead } from '@/ui/PageHead'
import { useHeaderHidden } from '@/stores/header'
import { usePageFrame } from '@/stores/pageFrame'
import { panelId, tabId, Tabs } from '../Tabs'
import { OutsideLink } from '../OutsideLink'
import { useTabChosen } from '../useTabChosen'
import { CharactersTab } from './CharactersTab'
import { GalleryTab } from './GalleryTab'
import { StoryTab } from './StoryTab'
import styles from './WebtoonPage.module.scss'
import { scrollPageTo } from '@/motion/scrollPage'
import { useSearchParams } from 'react-router-dom'
import { useHistoryParam } from '@/ui/useHistoryParam'
import { PICTURE_PARAM } from './pictureSearch'
import { TAB_PARAM, useTabParam } from '../useTabParam'

const TABS = ['story', 'characters', 'gallery'] as const
type WebtoonTab = (typeof TABS)[number]

/**
 * What the address of a webtoon page says: the tab in `?tab=`, the open person in `?character=`, the open picture in
 * `?picture=`. An address that names a person and no tab means the characters, one that names a picture the gallery.
 */
function useWebtoonAddress() {
  const [params] = useSearchParams()
  const [named, chooseTab] = useTabParam(TABS)
  const character = useHistoryParam('character')
  const picture = useHistoryParam(PICTURE_PARAM)
  const implied: WebtoonTab =
    character.value !== null ? 'characters' : picture.value !== null ? 'gallery' : named
  const tab = params.has(TAB_PARAM) ? named : implied
  return { tab, chooseTab, character, picture }
}

/**
 * After a tab has changed far down the page: puts the tab bar, which follows `scene`, right below the header again, so
 * that the new panel is read from its beginning. A page that shows its scene stays where it is.
 */
function stayBelowHeader(scene: HTMLElement | null) {
  if (!scene) return
  const header = parseFloat(getComputedStyle(scene).getPropertyValue('--header-height-small')) || 0
  const { bottom } = scene.getBoundingClientRect()
  if (bottom < header) scrollPageTo(window.scrollY + bottom - header)
}

const tabs = [
  { tab: 'story', label: '스토리', labelEn: 'Story' },
  { tab: 'characters', label: '캐릭터', labelEn: 'Characters' },
  { tab: 'gallery', label: '갤러리', labelEn: 'Gallery' },
] as const

/** The world of one webtoon series: its scene, and three tabs kept in the address. */
export function WebtoonPage({ work }: { work: Webtoon }) {
  usePageFrame({ world: 'paper', header: 'solid' })
  const id = useId()
  const scene = useRef<HTMLDivElement>(null)
  const series = webtoonSeries.find(({ key }) => key === work.key)
  const { tab, chooseTab, character, picture } = useWebtoonAddress()
  useEffect(() => noteTab({ series: work.key, tab }), [work.key, tab])
  const [outside] = series?.links ?? []
  const title = series?.title ?? work.titleKo

  return (
    <article data-series={work.key} className={styles.page}>
      <PageHead
        title={`${title} · ${work.titleKo}`}
        {...(series && { description: series.text })}
        path={paths.webtoon[work.key]}
        image={{ ...work.scene.picture, alt: work.scene.alt }}
      />
      <Scene ref={scene} work={work} title={title} series={series} />
      <Bar>
        <Tabs
          label={`${work.titleKo} 살펴보기`}
          id={id}
          tabs={tabs}
          current={tab}
          onChoose={(next) => {
            chooseTab(next)
            stayBelowHeader(scene.current)
          }}
          className={styles.tabs}
        />
        {outside && (
          <OutsideLink href={outside.url} className={styles.outside}>
            연재처에서 보기
          </OutsideLink>
        )}
      </Bar>
      <Panel key={tab} id={panelId(id)} labelledBy={tabId(id, tab)} chosen={useTabChosen(tab)}>
        {tab === 'story' && <StoryTab work={work} links={series?.links ?? []} />}
        {tab === 'characters' && <CharactersTab work={work} title={title} address={character} />}
        {tab === 'gallery' && <GalleryTab series={work.key} drawings={work.gallery} address={picture} />}
      </Panel>
    </article>
  )
}

interface PanelProps {
  id: string
  labelledBy: string
  chosen: boolean
  children: ReactNode
}

function Panel({ id, labelledBy, chosen, children }: PanelProps) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={labelledBy} className={styles.panel} data-chosen={chosen}>
      {children}
    </div>
  )
}

/** Below the header while it shows, at the top while it hides. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-lowered={!useHeaderHidden()}>
      {children}
    </div>
  )
}

interface SceneProps {
  ref: Ref<HTMLDivElement>
  work: Webtoon
  title: string
  series: WebtoonSeries | undefined
}

/** Cut at both sides, it is wider than a phone; a third less than its density is enough for what lies behind a logo. */
const SCENE_SIZES = imageSizes('max(100vw, 540px)', 'max(100vw, 732px)')

/** The series' drawn scene with its logo, which is the page's heading. */
function Scene({ ref, work, title, series }: SceneProps) {
  const { logo, logoSize } = series ?? {}
  return (
    <div ref={ref} className={styles.scene}>
      <Artwork
        picture={work.scene.picture}
        className={styles.background}
        sizes={SCENE_SIZES}
        alt=""
        fetchPriority="high"
      />
      <h1 className={styles.plate}>
        {logoSize && (
          <img src={logo} alt="" {...logoSize} style={{ '--ratio': logoSize.width / logoSize.height }} />
        )}
        <span className="visually-hidden">
          <span lang="en">{title}</span>, 웹툰 {work.titleKo}
        </span>
      </h1>
    </div>
  )
}
