import type { MouseEvent, ReactNode, Ref } from 'react'
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
import { REBUILD_MESSAGES } from '../rebuild/rebuild'
import { formatElapsed, useElapsed } from '../rebuild/useElapsed'
import { pressRebuild, useFocusAfterPress } from '../rebuild/pressRebuild'
import { type SiteState, useSiteState } from '../rebuild/useSiteState'
import styles from './RebuildRow.module.scss'
import { TodoRow, type TodoTone } from './TodoRow'

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
        title: '사이트를 다시 만드는 중…',
        description: <Progress since={state.startedAt} isResponseOpaque={state.isResponseOpaque} />,
        action: <ViewLink href={findDeployHost(hook ?? '')?.builds} ref={focusRef} since={state.startedAt} />,
      }
    case 'done':
      return {
        tone: 'info',
        icon: <CheckIcon />,
        title: REBUILD_MESSAGES.done,
        action: <ViewLink href={withBase(paths.home)} ref={focusRef} />,
      }
    case 'failed':
      return {
        tone: 'error',
        icon: <WarnIcon />,
        title: REBUILD_MESSAGES.failed,
        description: FAILURE_MESSAGES[state.reason],
        action:
          hook === null ? (
            <EnterHook />
          ) : (
            <AdminButton ref={focusRef} onClick={() => pressRebuild(hook)}>
              다시 시도
            </AdminButton>
          ),
      }
    case 'error':
      return {
        tone: 'warn',
        icon: <WarnIcon />,
        title: '사이트가 언제 만들어졌는지 불러오지 못했습니다.',
        action: <RetryButton onClick={state.retry} />,
      }
    case 'changed':
      return { tone: 'info', icon: <RebuildIcon />, ...changesContent(state, hook) }
    default: // current
      return null
  }
}

function changesContent({ count, builtAt }: Extract<SiteState, { kind: 'changed' }>, hook: string | null) {
  const title = `마지막 배포 뒤 바뀐 글 ${count}편`
  if (hook === null)
    return {
      title,
      description: '배포 훅 주소를 넣으면 여기서 사이트를 다시 만들 수 있습니다.',
      action: <EnterHook />,
    }
  return {
    title,
    description: `마지막 배포 ${formatSeoulDateTime(builtAt)} · 약 ${minutes(REBUILD_TYPICAL_MS)}분 걸립니다`,
    action: (
      <AdminButton look="filled" onClick={() => pressRebuild(hook)}>
        사이트 다시 만들기
      </AdminButton>
    ),
  }
}

const minutes = (ms: number) => ms / MINUTE_MS

const FAILURE_MESSAGES = {
  unreachable: '호스트에 닿지 못했습니다. 네트워크와 배포 훅 주소를 확인해 주세요.',
  refused: '호스트가 받아들이지 않았습니다. 배포 훅 주소를 확인하거나 잠시 뒤에 다시 시도해 주세요.',
  late: `${minutes(REBUILD_TIMEOUT_MS)}분이 지나도 새 사이트가 올라오지 않았습니다. 호스트의 빌드 기록을 확인해 주세요.`,
}

const EnterHook = () => <AdminButton onClick={openDeployHook}>배포 훅 넣기</AdminButton>

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
      보기<span className="visually-hidden"> 새 창에서 열림</span>
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
        <ProgressBar label="사이트를 다시 만드는 중" value={share} />
      </div>
      {isResponseOpaque && '호스트의 답은 읽을 수 없습니다. 새 사이트가 올라오는지 지켜봅니다.'}
    </>
  )
}
