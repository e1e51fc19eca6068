import type { ReactNode } from 'react'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { Button } from './Button'
import { ErrorView, type ErrorViewProps } from './ErrorView'

interface Props extends Pick<ErrorViewProps, 'scope' | 'below'> {
  error: unknown
  /** Korean name of the missing part with its object particle: 이 부분을. */
  label?: string
  /** Retries in place. Without it, the only action is a reload. */
  onRetry?: (() => void) | undefined
  /** Additional actions. */
  children?: ReactNode
}

/** Replaces a part of the page that failed to load or to render. */
export function ErrorFallback({
  error,
  label = '이 부분을',
  scope = 'section',
  onRetry,
  children,
  below,
}: Props) {
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
          {/* A deployment removes the old file: only a reload gets the new file's name. */}
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
        {label} {notLoaded ? '불러오지' : '그리지'} 못했습니다.
        <br />
        {notLoaded ? '연결을 확인하고' : '잠시 뒤에'} {onRetry ? '다시 시도해' : '새로고침해'} 주세요.
      </p>
    </ErrorView>
  )
}
