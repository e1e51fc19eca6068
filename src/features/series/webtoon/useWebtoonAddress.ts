import { useSearchParams } from 'react-router-dom'
import { useHistoryParam } from '../useHistoryParam'
import { TAB_PARAM, useTabParam } from '../useTabParam'

const TABS = ['story', 'characters', 'gallery'] as const
export type WebtoonTab = (typeof TABS)[number]

/**
 * What the address of a webtoon page says: the tab in `?tab=`, the open person in `?character=`. An address that names
 * a person and no tab means the characters.
 */
export function useWebtoonAddress() {
  const [params] = useSearchParams()
  const [named, chooseTab] = useTabParam(TABS)
  const character = useHistoryParam('character')
  const tab: WebtoonTab = character.value !== null && !params.has(TAB_PARAM) ? 'characters' : named
  return { tab, chooseTab, character }
}
