import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { seriesTexts } from '#messages/seriesTexts'
import { webtoonPage } from '#messages/webtoonPage'
import { announcedFeeds } from '@/content/feeds'
import { seriesFeed } from '@/content/serialFeeds'
import type { Webtoon } from '@/content/series/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import { saveOpenedTab } from '@/lib/storage/resumeState'
import { scrollPageTo } from '@/motion/scrollPage'
import { useHeaderHidden } from '@/stores/header'
import { Artwork } from '@/ui/Artwork'
import { PageHead } from '@/ui/PageHead'
import { useHistoryParam } from '@/ui/useHistoryParam'
import { ExternalLink } from '../ExternalLink'
import { getPanelId, getTabId, type TabLabel, Tabs } from '../Tabs'
import { useHasTabChanged } from '../useHasTabChanged'
import { TAB_PARAM, useTabParam } from '../useTabParam'
import { CharactersTab } from './CharactersTab'
import { GalleryTab } from './GalleryTab'
import { PICTURE_PARAM } from './pictureLocation'
import { seriesStyle } from './seriesStyle'
import { StoryTab } from './StoryTab'
import styles from './WebtoonPage.module.scss'

const TABS = ['story', 'characters', 'gallery'] as const
type WebtoonTab = (typeof TABS)[number]

/**
 * The state in the address of a webtoon page: `?tab=`, `?character=` and `?picture=`. Without `?tab=`, a
 * character selects the characters tab and a picture the gallery tab.
 */
function useWebtoonParams(hasGallery: boolean) {
  const [params] = useSearchParams()
  const [selectedTab, chooseTab] = useTabParam<WebtoonTab>(hasGallery ? TABS : ['story', 'characters'])
  const character = useHistoryParam('character')
  const picture = useHistoryParam(PICTURE_PARAM)
  const impliedTab: WebtoonTab =
    character.value !== null ? 'characters' : picture.value !== null && hasGallery ? 'gallery' : selectedTab
  const tab = params.has(TAB_PARAM) ? selectedTab : impliedTab
  return { tab, chooseTab, character, picture }
}

/**
 * After a tab change far down the page, scrolls the tab bar, which follows `scene`, to just below the header
 * so that the new panel is read from its start. If the scene is visible, nothing happens.
 */
function keepTabBarBelowHeader(scene: HTMLElement | null) {
  if (!scene) return
  const headerHeight = parseFloat(getComputedStyle(scene).getPropertyValue('--header-height-small')) || 0
  const { bottom } = scene.getBoundingClientRect()
  if (bottom < headerHeight) scrollPageTo(window.scrollY + bottom - headerHeight)
}

const ENGLISH_NAMES: Record<WebtoonTab, string> = {
  story: 'Story',
  characters: 'Characters',
  gallery: 'Gallery',
}

const getTabs = (): TabLabel<WebtoonTab>[] =>
  TABS.map((tab) => ({ tab, label: webtoonPage.tabs[tab], labelEn: ENGLISH_NAMES[tab] }))

/** The page of a webtoon series: its scene and its tabs. A series without drawings has no gallery. */
export function WebtoonPage({ work }: { work: Webtoon }) {
  const id = useId()
  const scene = useRef<HTMLDivElement>(null)
  const hasGallery = work.gallery.length > 0
  const { tab, chooseTab, character, picture } = useWebtoonParams(hasGallery)
  useEffect(() => saveOpenedTab({ series: work.key, tab }), [work.key, tab])
  const [serialLink] = work.links

  return (
    <article data-series={work.key} className={styles.page} style={seriesStyle(work.colors)}>
      <PageHead
        title={[...new Set([work.title, work.titleKo])].join(' · ')}
        description={work.text}
        path={work.path}
        image={{ ...work.scene.picture, alt: work.scene.alt }}
        feeds={announcedFeeds(seriesFeed(work))}
      />
      <Scene ref={scene} work={work} />
      <TabBar>
        <Tabs
          label={webtoonPage.explore(work.titleKo)}
          id={id}
          tabs={getTabs().slice(0, hasGallery ? TABS.length : 2)}
          current={tab}
          onChoose={(next) => {
            chooseTab(next)
            keepTabBarBelowHeader(scene.current)
          }}
          className={styles.tabs}
        />
        {serialLink && (
          <ExternalLink href={serialLink.url} className={styles.external}>
            {seriesTexts.atPublisher}
          </ExternalLink>
        )}
      </TabBar>
      <TabPanel key={tab} id={getPanelId(id)} labelledBy={getTabId(id, tab)} chosen={useHasTabChanged(tab)}>
        {tab === 'story' && <StoryTab work={work} />}
        {tab === 'characters' && <CharactersTab work={work} address={character} />}
        {tab === 'gallery' && <GalleryTab series={work.key} drawings={work.gallery} address={picture} />}
      </TabPanel>
    </article>
  )
}

interface TabPanelProps {
  id: string
  labelledBy: string
  chosen: boolean
  children: ReactNode
}

function TabPanel({ id, labelledBy, chosen, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={labelledBy} className={styles.panel} data-chosen={chosen}>
      {children}
    </div>
  )
}

/** Stays below the header while it is visible, and at the top while it is hidden. */
function TabBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-lowered={!useHeaderHidden()}>
      {children}
    </div>
  )
}

interface SceneProps {
  ref: Ref<HTMLDivElement>
  work: Webtoon
}

/**
 * The scene is cropped at both sides, so it is wider than a phone. A lower density is enough behind a logo.
 */
const SCENE_SIZES = imageSizes('max(100vw, 540px)', 'max(100vw, 732px)')

/** The series' scene with its logo, which is the page's heading. */
function Scene({ ref, work }: SceneProps) {
  const { logo, title, titleLang } = work
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
        {logo ? (
          <img {...logo} alt="" style={{ '--ratio': logo.width / logo.height }} />
        ) : (
          <span
            className={styles.title}
            style={{ '--letters': title.length }}
            lang={titleLang}
            aria-hidden="true"
          >
            {title}
          </span>
        )}
        <span className="visually-hidden">
          <span lang={titleLang}>{title}</span>
          {webtoonPage.headingEnd(title, work.titleKo)}
        </span>
      </h1>
    </div>
  )
}
