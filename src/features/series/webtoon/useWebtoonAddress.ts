import { useSearchParams } from 'react-router-dom'
import { useHistoryParam } from '@/ui/useHistoryParam'
import { PICTURE_PARAM } from './pictureSearch'
import { TAB_PARAM, useTabParam } from '../useTabParam'

const TABS = ['story', 'characters', 'gallery'] as const
export type WebtoonTab = (typeof TABS)[number]

/**
 * What the address of a webtoon page says: the tab in `?tab=`, the open person in `?character=`, the open picture in
 * `?picture=`. An address that names a person and no tab means the characters, one that names a picture the gallery.
 */
export function useWebtoonAddress() {
  const [params] = useSearchParams()
  const [named, chooseTab] = useTabParam(TABS)
  const character = useHistoryParam('character')
  const picture = useHistoryParam(PICTURE_PARAM)
  const implied: WebtoonTab =
    character.value !== null ? 'characters' : picture.value !== null ? 'gallery' : named
  const tab = params.has(TAB_PARAM) ? named : implied
  return { tab, chooseTab, character, picture }
}
