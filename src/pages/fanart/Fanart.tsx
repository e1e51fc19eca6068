import { fanartTexts } from '#messages/fanartTexts'
import { paths } from '@/config/paths'
import { ComicPage } from '@/features/fanart/ComicPage'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { FANART_DESCRIPTION } from '@content/listDescriptions'
import styles from './background.module.scss'

export const frame: PageFrame = { theme: 'pink' }

/** List of the fan art. */
export default function Fanart() {
  return (
    <div data-theme="pink" className={styles.background}>
      <PageHead title={fanartTexts.pageTitle} description={FANART_DESCRIPTION} path={paths.fanart} />
      <ComicPage />
    </div>
  )
}
