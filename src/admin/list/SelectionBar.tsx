import type { Post } from '@/posts/post'
import { Button } from '../components/Button'
import { TrashIcon } from '../components/icons'
import styles from './SelectionBar.module.scss'
import type { Selection } from './useSelection'

interface Props {
  selection: Selection
  onStatus: (status: Post['status']) => void
  onDelete: () => void
}

/** The bar goes with what it does: the page has the focus then, not nothing. */
const leaving = (act: () => void) => () => {
  act()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** What may be done to all selected rows at once. */
export function SelectionBar({ selection, onStatus, onDelete }: Props) {
  return (
    <section className={styles.bar} aria-label="선택한 항목">
      <b aria-live="polite">{selection.posts.length}개 선택됨</b>
      <Button onClick={() => onStatus('published')}>게시하기</Button>
      <Button onClick={() => onStatus('draft')}>임시저장으로 바꾸기</Button>
      <Button look="warn" onClick={leaving(onDelete)}>
        <TrashIcon /> 삭제
      </Button>
      <Button look="ghost" className={styles.clear} onClick={leaving(selection.clear)}>
        선택 해제
      </Button>
    </section>
  )
}
