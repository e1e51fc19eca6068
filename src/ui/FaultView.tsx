import type { ReactNode } from 'react'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { Button } from './Button'
import { ErrorView, type ErrorViewProps } from './ErrorView'

interface Props extends Pick<ErrorViewProps, 'scope' | 'below'> {
  error: unknown
  /** What is missing, as an object: 이 부분을. */
  what?: string
  /** Tries again in place; without it only a fresh page helps. */
  onRetry?: (() => void) | undefined
  /** More ways on. */
  children?: ReactNode
}

/** What stands in the place of something whose file did not come, or that failed to render. */
export function FaultView({ error, what = '이 부분을', scope = 'section', onRetry, children, below }: Props) {
  const notLoaded = error instanceof ChunkLoadError
  return (
    <ErrorView
      scope={scope}
      below={below}
      actions={
        <>
          {onRetry && (
            <Button variant="filled" onClick={onRetry}>
              다시 시도
            </Button>
          )}
          {/* After a new deployment the old file is gone for good: only a fresh page knows the new one. */}
          {(notLoaded || !onRetry) && (
            <Button variant={onRetry ? 'outline' : 'filled'} onClick={() => window.location.reload()}>
              새로고침
            </Button>
          )}
          {children}
        </>
      }
    >
      <p>
        {what} {notLoaded ? '불러오지' : '그리지'} 못했습니다.
        <br />
        {notLoaded ? '연결을 확인하고' : '잠시 뒤에'} {onRetry ? '다시 시도해' : '새로고침해'} 주세요.
      </p>
    </ErrorView>
  )
}
