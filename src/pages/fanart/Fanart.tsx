import { paths } from '@/config/paths'
import { ComicPage } from '@/features/fanart/ComicPage'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'
import styles from './background.module.scss'

/** List of the fan art. */
export default function Fanart() {
  usePageFrame({ theme: 'pink' })
  return (
    <div data-world="pink" className={styles.background}>
      <PageHead
        title="팬아트"
        description="좋아해서 따라 그린 마음들. 만화 한 쪽에 칸칸이 걸어 둔 팬아트 모음입니다."
        path={paths.fanart}
      />
      <ComicPage />
    </div>
  )
}
