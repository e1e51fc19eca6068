import type { Plugin } from 'vite'
import { ownLanguage } from '../../src/content/languages.ts'
import { fonts } from '../fonts/plugin.ts'
import { headline } from './content/headline.ts'
import { searchIndex } from './search/plugin.ts'

/** The Vite plugins that generate modules and fonts from the content, for builds and tests. */
export const contentPlugins = (root: string, language = ownLanguage): Plugin[] => [
  headline(root, language),
  fonts(),
  searchIndex(root, language),
]
