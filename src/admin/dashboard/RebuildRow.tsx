import type { MouseEvent, ReactNode, Ref } from 'react'
import { withBase } from '@/config/base'
import { REBUILD_LIMIT_MS, REBUILD_USUAL_MS } from '@/config/constants'
import { paths } from '@/config/paths'
import { MINUTE_MS } from '@/lib/korean/durations'
import { Button, buttonClass } from '../components/Button'
import { CheckIcon, RebuildIcon, WarnIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { seoulMoment } from '../components/seoulTime'
import { hostOfHook } from '../rebuild/deployHook'
import { openDeployHook } from '../rebuild/DeployHookDialog'
import { REBUILD_WORDS } from '../rebuild/rebuild'
import { spokenDuration, useElapsed } from '../rebuild/useElapsed'
import { pressRebuild, useFocusAfterPress } from '../rebuild/pressRebuild'
import { type SiteState, useSiteState } from '../rebuild/useSiteState'
import styles from './RebuildRow.module.scss'
import { TodoRow, type TodoTone } from './TodoRow'

/** What was changed since the site was made, and the way to make it anew; nothing while there is nothing to do. */
export function RebuildRow() {
  const { state, hook } = useSiteState()
  const focused = useFocusAfterPress(state?.kind)
  const told = state && toldOf(state, hook, focused)
  if (!told) return null
  return (
    <TodoRow
      tone={told.tone}
      sign={told.sign}
      title={
        <>
          <span role="status">{told.said}</span>
          {state.kind === 'building' && <Elapsed since={state.startedAt} />}
        </>
      }
      meaning={told.meaning}
    >
      {told.act}
    </TodoRow>
  )
}

interface Told {
  tone: TodoTone
  sign: ReactNode
  said: string
  meaning?: ReactNode
  act: ReactNode
}

/** The row's words, sign and one act, which may have to take the `focus`; null where there is nothing to do. */
function toldOf(
  state: SiteState,
  hook: string | null,
  focus: Ref<HTMLAnchorElement & HTMLButtonElement>,
): Told | null {
  switch (state.kind) {
    case 'building':
      return {
        tone: 'info',
        sign: <RebuildIcon />,
        said: '사이트를 다시 만드는 중…',
        meaning: <Progress since={state.startedAt} unread={state.unread} />,
        act: <Look address={hostOfHook(hook ?? '')?.builds} refer={focus} since={state.startedAt} />,
      }
    case 'done':
      return {
        tone: 'info',
        sign: <CheckIcon />,
        said: REBUILD_WORDS.done,
        act: <Look address={withBase(paths.home)} refer={focus} />,
      }
    case 'failed':
      return {
        tone: 'error',
        sign: <WarnIcon />,
        said: REBUILD_WORDS.failed,
        meaning: REASONS[state.why],
        act:
          hook === null ? (
            <EnterHook />
          ) : (
            <Button ref={focus} onClick={() => pressRebuild(hook)}>
              다시 시도
            </Button>
          ),
      }
    case 'unread':
      return {
        tone: 'warn',
        sign: <WarnIcon />,
        said: '사이트가 언제 만들어졌는지 불러오지 못했습니다.',
        act: <Button onClick={state.retry}>다시 시도</Button>,
      }
    case 'changed':
      return { tone: 'info', sign: <RebuildIcon />, ...changedSince(state, hook) }
    default: // current
      return null
  }
}

function changedSince({ count, builtAt }: Extract<SiteState, { kind: 'changed' }>, hook: string | null) {
  const said = `마지막 배포 뒤 바뀐 글 ${count}편`
  if (hook === null)
    return {
      said,
      meaning: '배포 훅 주소를 넣으면 여기서 사이트를 다시 만들 수 있습니다.',
      act: <EnterHook />,
    }
  return {
    said,
    meaning: `마지막 배포 ${seoulMoment(builtAt)} · 약 ${minutes(REBUILD_USUAL_MS)}분 걸립니다`,
    act: (
      <Button look="filled" onClick={() => pressRebuild(hook)}>
        사이트 다시 만들기
      </Button>
    ),
  }
}

const minutes = (ms: number) => ms / MINUTE_MS

const REASONS = {
  unreachable: '호스트에 닿지 못했습니다. 네트워크와 배포 훅 주소를 확인해 주세요.',
  refused: '호스트가 받아들이지 않았습니다. 배포 훅 주소를 확인하거나 잠시 뒤에 다시 시도해 주세요.',
  late: `${minutes(REBUILD_LIMIT_MS)}분이 지나도 새 사이트가 올라오지 않았습니다. 호스트의 빌드 기록을 확인해 주세요.`,
}

const EnterHook = () => <Button onClick={openDeployHook}>배포 훅 넣기</Button>

interface LookProps {
  address: string | undefined
  refer: Ref<HTMLAnchorElement>
  /** When it took the place of the button that was pressed, ms since 1970. */
  since?: number
}

/** The second half of a double click or press was meant for what stood there before. */
const DOUBLE_PRESS_MS = 1000

/** Leads to the host's list of builds or to the new site, in a window of its own. */
function Look({ address, refer, since = 0 }: LookProps) {
  if (address === undefined) return null
  const open = (event: MouseEvent) => {
    if (Date.now() - since < DOUBLE_PRESS_MS) event.preventDefault()
  }
  return (
    <a ref={refer} href={address} target="_blank" rel="noreferrer" className={buttonClass()} onClick={open}>
      보기<span className="visually-hidden"> 새 창에서 열림</span>
    </a>
  )
}

function Elapsed({ since }: { since: number }) {
  return ` ${spokenDuration(useElapsed(since))}`
}

/** The bar is full when the new site is there, not before. */
const ALMOST = 0.95

function Progress({ since, unread }: { since: number; unread: boolean }) {
  const share = Math.min(useElapsed(since) / REBUILD_USUAL_MS, ALMOST)
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar label="사이트를 다시 만드는 중" share={share} />
      </div>
      {unread && '호스트의 답은 읽을 수 없습니다. 새 사이트가 올라오는지 지켜봅니다.'}
    </>
  )
}
