import { AdminButton } from '../components/AdminButton'
import { formatSeoulDateTime } from '../components/seoulTime'
import { DeployHookDialog, openDeployHook } from '../rebuild/DeployHookDialog'
import { pressRebuild } from '../rebuild/pressRebuild'
import { useSiteState } from '../rebuild/useSiteState'
import styles from './RebuildNote.module.scss'

/** Line below the to-do list with the last deployment and the button for the deploy hook; renders the hook's dialog. */
export function RebuildNote() {
  const { state, hook } = useSiteState()
  return (
    <>
      <Note state={state} hook={hook} />
      <DeployHookDialog hook={hook} />
    </>
  )
}

function Note({ state, hook }: ReturnType<typeof useSiteState>) {
  if (state?.kind !== 'current' && state?.kind !== 'changed' && state?.kind !== 'failed') return null
  // `RebuildRow` already has a button that asks for the hook.
  if (state.kind !== 'current' && hook === null) return null
  return (
    <div className={styles.note}>
      {state.kind === 'current' && (
        <p>사이트는 최신입니다. 마지막 배포 {formatSeoulDateTime(state.builtAt)}</p>
      )}
      {state.kind === 'current' && hook !== null && (
        <AdminButton look="ghost" onClick={() => pressRebuild(hook)}>
          사이트 다시 만들기
        </AdminButton>
      )}
      <AdminButton look="ghost" onClick={openDeployHook}>
        {hook === null ? '배포 훅 넣기' : '배포 훅 바꾸기'}
      </AdminButton>
    </div>
  )
}
