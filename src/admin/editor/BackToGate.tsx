import { Link, useLocation } from 'react-router-data'
import { isRecord } from '@/lib/json'
import { buttonClass } from '../components/Button'

/** For who came from a selection that lacked something: the way back to it, with the selection as it was. */
export function BackToGate() {
  const { state }: { state: unknown } = useLocation()
  if (!isRecord(state) || typeof state['back'] !== 'string') return null
  return (
    <Link to={state['back']} state={{ selected: state['selected'] }} className={buttonClass()}>
      남은 글 게시로 돌아가기
    </Link>
  )
}
