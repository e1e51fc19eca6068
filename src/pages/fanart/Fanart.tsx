import { paths } from '@/config/paths'
import { ComicPage } from '@/features/fanart/ComicPage'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'
import styles from './background.module.scss'
import { FANART_DESCRIPTION } from '@content/listDescriptions'

/** List of the fan art. */
export default function Fanart() {
  usePageFrame({ theme: 'pink' })
  return (
    <div data-world="pink" className={styles.background}>
      <PageHead title="팬아트" description={FANART_DESCRIPTION} path={paths.fanart} />
      <ComicPage />
    </div>
  )
}
