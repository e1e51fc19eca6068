import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import styles from './KeptWorkDialog.module.scss'
import { type KeptWork, useKeptWorkQuestion } from './keptWorkQuestion'

/** Asked on logging out of a browser that keeps unsaved work or received photographs: nothing goes unless the owner says so. */
export function KeptWorkDialog() {
  const { kept, answer } = useKeptWorkQuestion()
  return (
    <Sheet
      open={kept !== null}
      title={kept ? titleOf(kept) : ''}
      onClose={() => answer('stay')}
      className={styles.dialog}
    >
      {kept && (
        <>
          <p>{wordsOf(kept)} 이 브라우저에 보관되어 있습니다. 남겨 두면 다시 로그인해 이어 쓸 수 있습니다.</p>
          <p>여럿이 쓰는 기기라면 지우고 나가세요. 지운 것은 되살릴 수 없습니다.</p>
        </>
      )}
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

/** “이 브라우저에 쓰던 글과 받은 사진이 있습니다”. */
function titleOf({ drafts, photos }: KeptWork): string {
  const what = photos === 0 ? '쓰던 글이' : drafts === 0 ? '받은 사진이' : '쓰던 글과 받은 사진이'
  return `이 브라우저에 ${what} 있습니다`
}

/** “저장하지 않은 글 2편과 올리지 않은 사진 3장이”. */
function wordsOf({ drafts, photos }: KeptWork): string {
  const texts = `저장하지 않은 글 ${drafts}편`
  const pictures = `올리지 않은 사진 ${photos}장이`
  return photos === 0 ? `${texts}이` : drafts === 0 ? pictures : `${texts}과 ${pictures}`
}
