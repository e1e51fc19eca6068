import { Button } from '../parts/Button'
import { Sheet } from '../parts/Sheet'
import styles from './KeptDraftsDialog.module.scss'
import { useKeptDraftsQuestion } from './keptDraftsQuestion'

/** Asked on logging out of a browser that keeps unsaved work: nothing of it goes unless the owner says so. */
export function KeptDraftsDialog() {
  const { count, answer } = useKeptDraftsQuestion()
  return (
    <Sheet
      open={count !== null}
      title="이 브라우저에 쓰던 글이 있습니다"
      onClose={() => answer('stay')}
      className={styles.dialog}
    >
      <p>
        저장하지 않은 글 {count}편이 이 브라우저에 보관되어 있습니다. 남겨 두면 다시 로그인해 이어 쓸 수
        있습니다.
      </p>
      <p>여럿이 쓰는 기기라면 지우고 나가세요. 지운 글은 되살릴 수 없습니다.</p>
      <Sheet.Buttons>
        <Button onClick={() => answer('stay')}>취소</Button>
        <Button look="danger" onClick={() => answer('erase')}>
          지우고 로그아웃
        </Button>
        <Button look="filled" onClick={() => answer('keep')}>
          남겨 두고 로그아웃
        </Button>
      </Sheet.Buttons>
    </Sheet>
  )
}
