import { AdminButton } from '../components/AdminButton'
import { formatBytes } from '../components/formatBytes'
import { formatSeoulDateTime } from '../components/seoulTime'
import { DeployHookDialog, openDeployHook } from '../rebuild/DeployHookDialog'
import { pressRebuild } from '../rebuild/pressRebuild'
import type { SiteCopies } from '../rebuild/siteBuild'
import { useSiteState } from '../rebuild/useSiteState'
import styles from './RebuildNote.module.scss'

/** Line below the to-do list with the last deployment and the button for the deploy hook; renders the hook's dialog. */
export function RebuildNote() {
  const { state, hook, copies } = useSiteState()
  return (
    <>
      <Note state={state} hook={hook} />
      {copies && <p className={styles.copies}>{copiesMessage(copies)}</p>}
      <DeployHookDialog hook={hook} />
    </>
  )
}

/** “사이트에 담긴 사진 92장 · 사본 640개 38.2MB · 작은 것만 3장 · 아직 없는 것 2장”. */
function copiesMessage({ pictures, files, bytes, small, missing }: SiteCopies): string {
  return [
    `사이트에 담긴 사진 ${pictures}장`,
    `사본 ${files}개 ${formatBytes(bytes)}`,
    small > 0 && `작은 것만 ${small}장`,
    missing > 0 && `아직 없는 것 ${missing}장`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function Note({ state, hook }: Pick<ReturnType<typeof useSiteState>, 'state' | 'hook'>) {
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
