import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import styles from './UnsavedWorkDialog.module.scss'
import { type UnsavedWork, useUnsavedWorkQuestion } from './unsavedWorkQuestion'

/** Asks on log-out whether to keep or erase local drafts and received photos. */
export function UnsavedWorkDialog() {
  const { work, answer } = useUnsavedWorkQuestion()
  return (
    <Sheet
      open={work !== null}
      title={work ? dialogTitle(work) : ''}
      onClose={() => answer('stay')}
      className={styles.dialog}
    >
      {work && (
        <>
          <p>
            {workSummary(work)} 이 브라우저에 보관되어 있습니다. 남겨 두면 다시 로그인해 이어 쓸 수 있습니다.
          </p>
          <p>여럿이 쓰는 기기라면 지우고 나가세요. 지운 것은 되살릴 수 없습니다.</p>
        </>
      )}
      <Sheet.Buttons>
        <AdminButton onClick={() => answer('stay')}>취소</AdminButton>
        <AdminButton look="danger" onClick={() => answer('erase')}>
          지우고 로그아웃
        </AdminButton>
        <AdminButton look="filled" onClick={() => answer('keep')}>
          남겨 두고 로그아웃
        </AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}

/** “이 브라우저에 쓰던 글과 받은 사진이 있습니다”. */
function dialogTitle({ drafts, photos }: UnsavedWork): string {
  const subject = photos === 0 ? '쓰던 글이' : drafts === 0 ? '받은 사진이' : '쓰던 글과 받은 사진이'
  return `이 브라우저에 ${subject} 있습니다`
}

/** “저장하지 않은 글 2편과 올리지 않은 사진 3장이”. */
function workSummary({ drafts, photos }: UnsavedWork): string {
  const draftCount = `저장하지 않은 글 ${drafts}편`
  const photoCount = `올리지 않은 사진 ${photos}장이`
  return photos === 0 ? `${draftCount}이` : drafts === 0 ? photoCount : `${draftCount}과 ${photoCount}`
}
