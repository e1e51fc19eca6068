import { dashboard } from '#messages/admin/dashboard'
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

/** “92 photos in the site · 640 copies, 38.2MB · 3 only small · 2 not yet”. */
function copiesMessage({ pictures, files, bytes, small, missing }: SiteCopies): string {
  const words = dashboard.rebuild
  return [
    words.pictures(pictures),
    words.copies(files, formatBytes(bytes)),
    small > 0 && words.smallOnly(small),
    missing > 0 && words.notYet(missing),
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
      {state.kind === 'current' && <p>{dashboard.rebuild.current(formatSeoulDateTime(state.builtAt))}</p>}
      {state.kind === 'current' && hook !== null && (
        <AdminButton look="ghost" onClick={() => pressRebuild(hook)}>
          {dashboard.rebuild.start}
        </AdminButton>
      )}
      <AdminButton look="ghost" onClick={openDeployHook}>
        {hook === null ? dashboard.rebuild.addHook : dashboard.rebuild.changeHook}
      </AdminButton>
    </div>
  )
}
