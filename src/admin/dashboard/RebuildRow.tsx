import type { MouseEvent, ReactNode, Ref } from 'react'
import { dashboard } from '#messages/admin/dashboard'
import { rebuild } from '#messages/admin/rebuild'
import { common } from '#messages/common'
import { withBase } from '@/config/base'
import { REBUILD_TIMEOUT_MS, REBUILD_TYPICAL_MS } from '@/config/constants'
import { paths } from '@/config/paths'
import { MINUTE_MS } from '@/lib/durations'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { CheckIcon, RebuildIcon, WarnIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { RetryButton } from '../components/RetryButton'
import { formatSeoulDateTime } from '../components/seoulTime'
import { findDeployHost } from '../rebuild/deployHook'
import { openDeployHook } from '../rebuild/DeployHookDialog'
import { pressRebuild, useFocusAfterPress } from '../rebuild/pressRebuild'
import { formatElapsed, useElapsed } from '../rebuild/useElapsed'
import { type SiteState, useSiteState } from '../rebuild/useSiteState'
import { TodoRow, type TodoTone } from './TodoRow'
import styles from './RebuildRow.module.scss'

/** To-do row for unpublished changes and for a running rebuild. Renders nothing if the site is up to date. */
export function RebuildRow() {
  const { state, hook } = useSiteState()
  const focusRef = useFocusAfterPress(state?.kind)
  const content = state && rowContent(state, hook, focusRef)
  if (!content) return null
  return (
    <TodoRow
      tone={content.tone}
      icon={content.icon}
      title={
        <>
          <span role="status">{content.title}</span>
          {state.kind === 'building' && <Elapsed since={state.startedAt} />}
        </>
      }
      description={content.description}
    >
      {content.action}
    </TodoRow>
  )
}

interface RowContent {
  tone: TodoTone
  icon: ReactNode
  title: string
  description?: ReactNode
  action: ReactNode
}

/** Returns the content of the row, or null if there is nothing to do. `focusRef` is attached to the action. */
function rowContent(
  state: SiteState,
  hook: string | null,
  focusRef: Ref<HTMLAnchorElement & HTMLButtonElement>,
): RowContent | null {
  switch (state.kind) {
    case 'building':
      return {
        tone: 'info',
        icon: <RebuildIcon />,
        title: dashboard.rebuild.building,
        description: <Progress since={state.startedAt} isResponseOpaque={state.isResponseOpaque} />,
        action: <ViewLink href={findDeployHost(hook ?? '')?.builds} ref={focusRef} since={state.startedAt} />,
      }
    case 'done':
      return {
        tone: 'info',
        icon: <CheckIcon />,
        title: rebuild.done,
        action: <ViewLink href={withBase(paths.home)} ref={focusRef} />,
      }
    case 'failed':
      return {
        tone: 'error',
        icon: <WarnIcon />,
        title: rebuild.failed,
        description: dashboard.rebuild.failures[state.reason](minutes(REBUILD_TIMEOUT_MS)),
        action:
          hook === null ? (
            <EnterHook />
          ) : (
            <AdminButton ref={focusRef} onClick={() => pressRebuild(hook)}>
              {common.retry}
            </AdminButton>
          ),
      }
    case 'error':
      return {
        tone: 'warn',
        icon: <WarnIcon />,
        title: dashboard.rebuild.unknown,
        action: <RetryButton onClick={state.retry} />,
      }
    case 'changed':
      return { tone: 'info', icon: <RebuildIcon />, ...changesContent(state, hook) }
    default: // current
      return null
  }
}

function changesContent({ count, builtAt }: Extract<SiteState, { kind: 'changed' }>, hook: string | null) {
  const title = dashboard.rebuild.changed(count)
  if (hook === null)
    return {
      title,
      description: dashboard.rebuild.hookMissing,
      action: <EnterHook />,
    }
  return {
    title,
    description: dashboard.rebuild.lastDeployment(formatSeoulDateTime(builtAt), minutes(REBUILD_TYPICAL_MS)),
    action: (
      <AdminButton look="filled" onClick={() => pressRebuild(hook)}>
        {dashboard.rebuild.start}
      </AdminButton>
    ),
  }
}

const minutes = (ms: number) => ms / MINUTE_MS

const EnterHook = () => <AdminButton onClick={openDeployHook}>{dashboard.rebuild.addHook}</AdminButton>

interface ViewLinkProps {
  href: string | undefined
  ref: Ref<HTMLAnchorElement>
  /** Time at which the link replaced the pressed button, in ms since 1970. */
  since?: number
}

/** Ignores clicks this soon, because the second half of a double click was meant for the replaced button. */
const DOUBLE_PRESS_MS = 1000

/** Opens the host's list of builds, or the new site, in a new window. */
function ViewLink({ href, ref, since = 0 }: ViewLinkProps) {
  if (href === undefined) return null
  const ignoreDoublePress = (event: MouseEvent) => {
    if (Date.now() - since < DOUBLE_PRESS_MS) event.preventDefault()
  }
  return (
    <a
      ref={ref}
      href={href}
      target="_blank"
      rel="noreferrer"
      className={adminButtonClass()}
      onClick={ignoreDoublePress}
    >
      {dashboard.rebuild.look}
      <span className="visually-hidden"> {dashboard.rebuild.newWindow}</span>
    </a>
  )
}

function Elapsed({ since }: { since: number }) {
  return ` ${formatElapsed(useElapsed(since))}`
}

/** Upper limit of the estimated progress until the new site is deployed. */
const MAX_PROGRESS = 0.95

function Progress({ since, isResponseOpaque }: { since: number; isResponseOpaque: boolean }) {
  const share = Math.min(useElapsed(since) / REBUILD_TYPICAL_MS, MAX_PROGRESS)
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar label={dashboard.rebuild.buildingLabel} value={share} />
      </div>
      {isResponseOpaque && dashboard.rebuild.opaque}
    </>
  )
}
