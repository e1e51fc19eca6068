import { Button } from '../components/Button'
import { seoulMoment } from '../components/seoulTime'
import { DeployHookDialog, openDeployHook } from '../rebuild/DeployHookDialog'
import { pressRebuild } from '../rebuild/pressRebuild'
import { useSiteState } from '../rebuild/useSiteState'
import styles from './RebuildNote.module.scss'

/** Below what there is to do: when the site was made, where its deploy hook is changed, and the dialog for that. */
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
  // The row asks for it itself.
  if (state.kind !== 'current' && hook === null) return null
  return (
    <div className={styles.note}>
      {state.kind === 'current' && <p>사이트는 최신입니다. 마지막 배포 {seoulMoment(state.builtAt)}</p>}
      {state.kind === 'current' && hook !== null && (
        <Button look="ghost" onClick={() => pressRebuild(hook)}>
          사이트 다시 만들기
        </Button>
      )}
      <Button look="ghost" onClick={openDeployHook}>
        {hook === null ? '배포 훅 넣기' : '배포 훅 바꾸기'}
      </Button>
    </div>
  )
}
