import { type ComponentType, useId } from 'react'
import { novelPage } from '#messages/novelPage'
import { paths } from '@/config/paths'
import { storyTabs } from '@/content/novels'
import type { Novel } from '@/content/novels/novel'
import type { StoryTab } from '@/content/novels/novelEntry'
import { findNovel } from '@/content/novels/novels'
import { type PageFrame, usePageFrame } from '@/stores/pageFrame'
import '@/styles/fonts/reading.css'
import { PageHead } from '@/ui/PageHead'
import { moreStories } from '@content/novels/moreStories'
import { LazyReader } from '../reader/LazyReader'
import type { PassageToShare } from '../reader/passageToShare'
import { getPanelId, getTabId, Tabs } from '../Tabs'
import { useHasTabChanged } from '../useHasTabChanged'
import { useTabParam } from '../useTabParam'
import type { StoryProps } from './storyProps'
import { useReader } from './useReader'
import styles from './MorePage.module.scss'

const title = moreStories.heading.join(' ')

type Story = StoryTab & { novel: Novel }

const [firstStory, ...otherStories] = storyTabs.flatMap(({ key, ...tab }): Story[] => {
  const novel = findNovel(key)
  return novel ? [{ ...tab, novel }] : []
})

const FANTASY_FRAME: PageFrame = { theme: 'reading-fantasy' }
const STORY_FRAME: PageFrame = { theme: 'reading' }
const frameOf = (story: Story | undefined) => (story?.layout === 'fantasy' ? FANTASY_FRAME : STORY_FRAME)

/** The frame of the page with its first tab. */
export const moreFrame = frameOf(firstStory)

interface MorePageProps {
  /** The component of each layout. */
  layouts: Record<StoryTab['layout'], ComponentType<StoryProps>>
  /** Opens the share dialog for a selected passage. */
  onShare: (passage: PassageToShare) => void
}

/** The page with further stories, one novel per tab. Each novel opens in the reader. */
export function MorePage(props: MorePageProps) {
  return firstStory ? <Stories {...props} stories={[firstStory, ...otherStories]} /> : null
}

interface StoriesProps extends MorePageProps {
  stories: readonly [Story, ...Story[]]
}

function Stories({ stories, layouts, onShare }: StoriesProps) {
  const [slug, choose] = useTabParam([stories[0].slug, ...stories.slice(1).map((story) => story.slug)])
  const story = stories.find((each) => each.slug === slug) ?? stories[0]
  const { novel } = story
  const reader = useReader(novel)
  return (
    <>
      <PageHead
        title={reader.chapter ? `${reader.chapter.title} · ${novel.title}` : novelPage.pageTitle(title)}
        description={moreStories.description}
        path={paths.moreStories}
      />
      {reader.chapter ? (
        <LazyReader
          key={`${novel.key} ${reader.chapter.number} ${reader.at}`}
          novel={novel}
          chapter={reader.chapter}
          at={reader.at}
          chapters={reader.chapters}
          onTurn={reader.openChapter}
          onClose={reader.close}
          onShare={onShare}
        />
      ) : (
        <StoryTabs
          stories={stories}
          current={story}
          onChoose={choose}
          Story={layouts[story.layout]}
          storyProps={{ novel, reader }}
        />
      )}
    </>
  )
}

interface StoryTabsProps {
  stories: readonly Story[]
  current: Story
  onChoose: (slug: string) => void
  Story: ComponentType<StoryProps>
  storyProps: StoryProps
}

function StoryTabs({ stories, current, onChoose, Story, storyProps }: StoryTabsProps) {
  const id = useId()
  const tab = current.slug
  const frame = frameOf(current)
  usePageFrame(frame)
  return (
    <article className={styles.page} data-theme={frame.theme}>
      <div className={styles.head}>
        <h1>
          {moreStories.heading[0]} <span>{moreStories.heading[1]}</span>
        </h1>
        <Tabs
          label={novelPage.choose(title)}
          id={id}
          tabs={stories.map(({ slug, label }) => ({ tab: slug, label }))}
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
