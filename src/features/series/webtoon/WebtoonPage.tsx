import { useId, useRef } from 'react'
import { paths } from '@/config/paths'
import { webtoonSeries } from '@/content/series'
import type { Webtoon } from '@/content/webtoon/webtoon'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/ui/pageFrame'
import { panelId, tabId, Tabs } from '../Tabs'
import { OutsideLink } from '../OutsideLink'
import { CharactersTab } from './CharactersTab'
import { GalleryTab } from './GalleryTab'
import { StoryTab } from './StoryTab'
import { stayBelowHeader } from './stayBelowHeader'
import { useWebtoonAddress } from './useWebtoonAddress'
import styles from './WebtoonPage.module.scss'

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
  const { tab, chooseTab, character } = useWebtoonAddress()
  const [outside] = series?.links ?? []
  const title = series?.title ?? work.titleKo

  return (
    <article data-series={work.key} className={styles.page}>
      <PageHead
        title={`${title} · ${work.titleKo}`}
        {...(series && { description: series.text })}
        path={paths.webtoon[work.key]}
      />
      <div ref={scene} className={styles.scene}>
        <img
          className={styles.background}
          src={work.scene.picture.src}
          srcSet={work.scene.picture.srcSet}
          sizes="max(100vw, 640px)"
          width={work.scene.picture.width}
          height={work.scene.picture.height}
          alt=""
          fetchPriority="high"
        />
        <h1 className={styles.plate}>
          <img src={series?.logo} alt="" {...work.logoSize} />
          <span className="visually-hidden">
            <span lang="en">{title}</span>, 웹툰 {work.titleKo}
          </span>
        </h1>
      </div>
      <div className={styles.bar}>
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
      </div>
      <div
        key={tab}
        role="tabpanel"
        id={panelId(id)}
        aria-labelledby={tabId(id, tab)}
        className={styles.panel}
      >
        {tab === 'story' && <StoryTab work={work} links={series?.links ?? []} />}
        {tab === 'characters' && <CharactersTab work={work} title={title} address={character} />}
        {tab === 'gallery' && <GalleryTab drawings={work.gallery} />}
      </div>
    </article>
  )
}
