import type { Plugin } from 'vite'
import { fonts } from '../fonts/plugin.ts'
import { headline } from './content/headline.ts'
import { searchIndex } from './search/plugin.ts'

/** The Vite plugins that generate modules and fonts from the content, for builds and tests. */
export const contentPlugins = (root: string): Plugin[] => [headline(root), fonts(), searchIndex(root)]
