import { type ComponentType, useId } from 'react'
import { paths } from '@/config/paths'
import { novels } from '@/content/novels'
import '@/styles/fonts/reading.css'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'
import { LazyReader } from '../reader/LazyReader'
import type { PassageToShare } from '../reader/passageToShare'
import { getPanelId, getTabId, Tabs } from '../Tabs'
import { useHasTabChanged } from '../useHasTabChanged'
import { useTabParam } from '../useTabParam'
import { useReader } from './useReader'
import type { StoryProps } from './storyProps'
import styles from './MorePage.module.scss'

const TABS = ['book', 'contest', 'fantasy'] as const
export type MoreTab = (typeof TABS)[number]

const tabs = [
  { tab: 'book', label: '단행본' },
  { tab: 'contest', label: '공모전' },
  { tab: 'fantasy', label: '판타지' },
] as const

interface MorePageProps {
  /** The component of each tab. */
  stories: Record<MoreTab, ComponentType<StoryProps>>
  /** Opens the share dialog for a selected passage. */
  onShare: (passage: PassageToShare) => void
}

/** The page with further stories, one novel per tab. Each novel opens in the reader. */
export function MorePage({ stories, onShare }: MorePageProps) {
  const [tab, choose] = useTabParam(TABS)
  const novel = novels[`more-${tab}`]
  const reader = useReader(novel)
  return (
    <>
      <PageHead
        title={reader.chapter ? `${reader.chapter.title} · ${novel.title}` : '더 많은 이야기 · 웹소설'}
        description="책으로 묶은 이야기, 공모전에 보낸 이야기, 밤에 쓴 판타지. 첫 장을 이곳에서 읽을 수 있습니다."
        path={paths.novel.more}
      />
      {reader.chapter ? (
        <LazyReader
          key={`${novel.key} ${reader.chapter.number} ${reader.at}`}
          novel={novel}
          chapter={reader.chapter}
          at={reader.at}
          chapters={reader.readableChapters}
          onTurn={reader.openChapter}
          onClose={reader.close}
          onShare={onShare}
        />
      ) : (
        <StoryTabs
          tab={tab}
          onChoose={choose}
          Story={stories[tab]}
          storyProps={{ novel, onRead: reader.rememberScroll }}
        />
      )}
    </>
  )
}

interface StoryTabsProps {
  tab: MoreTab
  onChoose: (tab: MoreTab) => void
  Story: ComponentType<StoryProps>
  storyProps: StoryProps
}

function StoryTabs({ tab, onChoose, Story, storyProps }: StoryTabsProps) {
  const id = useId()
  const world = tab === 'fantasy' ? 'reading-fantasy' : 'reading'
  usePageFrame({ theme: world })
  return (
    <article className={styles.page} data-world={world}>
      <div className={styles.head}>
        <h1>
          더 많은 <span>이야기</span>
        </h1>
        <Tabs
          label="더 많은 이야기 고르기"
          id={id}
          tabs={tabs}
          current={tab}
          onChoose={onChoose}
          className={styles.tabs}
        />
      </div>
      <div
        key={tab}
        role="tabpanel"
        id={getPanelId(id)}
        aria-labelledby={getTabId(id, tab)}
        className={styles.panel}
        data-chosen={useHasTabChanged(tab)}
      >
        <Story {...storyProps} />
      </div>
    </article>
  )
}
